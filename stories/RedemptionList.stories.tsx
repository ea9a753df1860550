import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RedemptionList } from '../src/index.ts'
import { sandboxMembers } from '../src/sandbox/index.ts'
import { arabic, failing, sandboxParameters, shows, withSandbox } from './sandboxStory.tsx'

const member = sandboxMembers.withHistory

const meta = {
  title: 'Components/Redemptions/RedemptionList',
  component: RedemptionList,
  decorators: [withSandbox],
  parameters: sandboxParameters({ member }, { layout: 'fullscreen' }),
  args: { headingLevel: 1, onOpen: fn(), onExplore: fn() },
} satisfies Meta<typeof RedemptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { name: 'Your answer is needed' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Three nights above the fjord' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const Filtered: Story = {
  args: { defaultStatus: 'CANCELED' },
  play: async ({ canvas }) => {
    await canvas.findByText('Points refunded')
    await expect(canvas.queryByText('Purchased', { ignore: 'option' })).toBeNull()
  },
}

/** Three to a page: the rest comes on demand. */
export const Paged: Story = { parameters: sandboxParameters({ assumptions: { paging: { size: 3 } } }) }

/** The catalog cannot be read: they are shown without their offers. */
export const WithoutOffers: Story = { parameters: sandboxParameters({ scenario: failing('offers') }) }

export const Empty: Story = {
  parameters: sandboxParameters({ member: sandboxMembers.fresh }),
  play: shows('heading', { name: 'Nothing redeemed yet' }),
}

export const Loading: Story = { parameters: sandboxParameters({ scenario: 'hanging' }) }

export const Failing: Story = {
  parameters: sandboxParameters({ scenario: 'forbidden' }),
  play: shows('heading', { name: 'We could not load your experiences' }),
}

export const BrokenRows: Story = { parameters: sandboxParameters({ scenario: 'broken-rows' }) }
export const Arabic: Story = { ...arabic }
export const Phone: Story = { parameters: sandboxParameters({ width: 390 }) }
export const Narrowest: Story = { parameters: sandboxParameters({ width: 320 }) }
