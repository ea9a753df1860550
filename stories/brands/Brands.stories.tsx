import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Sandbox, sandboxMembers } from '../../src/sandbox/index.ts'
import { sandboxParameters, withSandbox } from '../sandboxStory.tsx'
import { seedRedemptions } from '../seedRedemptions.ts'
import { brands } from './index.ts'
import { BrandView } from './BrandView.tsx'

const prepare = ({ control }: Sandbox) => control.advance(seedRedemptions.PURCHASED, 'COMPLETED')

// One page in each of the example brands. (A doc comment here would replace the parameters: Storybook cannot read those of a call.)
const meta = {
  title: 'Pages/Brands',
  component: BrandView,
  decorators: [withSandbox],
  parameters: sandboxParameters({ member: sandboxMembers.withHistory, prepare }, { layout: 'fullscreen' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Redeem for/ })
    await canvas.findByRole('radio', { name: '9' })
    await canvas.findByRole('searchbox', { name: 'Search the experiences' })
  },
} satisfies Meta<typeof BrandView>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = { args: { organisation: 'Experiences' }, globals: { brand: 'neutral' } }
export const Bank: Story = { args: { organisation: brands.bank.organisation }, globals: { brand: 'bank' } }

export const Airline: Story = {
  args: { organisation: brands.airline.organisation },
  globals: { brand: 'airline' },
}

export const Telecom: Story = {
  args: { organisation: brands.telecom.organisation },
  globals: { brand: 'telecom' },
}

export const Mono: Story = { args: { organisation: brands.mono.organisation }, globals: { brand: 'mono' } }
