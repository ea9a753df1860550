import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ThemeCorrection } from '../../src/theme/index.ts'
import { withSandbox } from '../sandboxStory.tsx'
import { useShownGlobals } from '../shownGlobals.ts'
import { storyBrand } from '../storyBrand.ts'
import { ColourPage } from './ColourPage.tsx'
import { IconsPage } from './IconsPage.tsx'
import { MotionPage } from './MotionPage.tsx'
import { RadiusPage } from './RadiusPage.tsx'
import { SpacePage } from './SpacePage.tsx'
import { TokensPage } from './TokensPage.tsx'
import { TypePage } from './TypePage.tsx'

/** Read from the code: the tokens from the library's sheet, the pairs from its list, the ratios from the screen. */
const meta = {
  title: 'Foundations',
  decorators: [withSandbox],
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { source: { type: 'code' } } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

type ShownColoursProps = Pick<StoryContext, 'globals' | 'storyGlobals'>

function ShownColours({ globals, storyGlobals }: ShownColoursProps) {
  const { theme } = storyBrand(useShownGlobals({ globals, storyGlobals }).brand)
  const { corrections = [] } = theme as { readonly corrections?: readonly ThemeCorrection[] }
  return <ColourPage corrections={corrections} />
}

export const Colour: Story = {
  render: (_args, { globals, storyGlobals }) => (
    <ShownColours globals={globals} storyGlobals={storyGlobals} />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'ink on ground' })
    await expect(canvas.queryByText('too little')).toBeNull()
  },
}

export const Type: Story = { render: () => <TypePage /> }
export const Space: Story = { render: () => <SpacePage /> }
export const Radius: Story = { render: () => <RadiusPage /> }
export const Motion: Story = { render: () => <MotionPage /> }
export const Icons: Story = { render: () => <IconsPage /> }
export const Tokens: Story = { render: () => <TokensPage /> }
