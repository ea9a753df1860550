import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { sandboxParameters, withSandbox } from '../sandboxStory.tsx'
import { StudioPage } from './StudioPage.tsx'

// No doc comment: Storybook would put its parameters in the place of these, since it cannot read those of a call.
const meta = {
  title: 'Theme studio',
  component: StudioPage,
  decorators: [withSandbox],
  tags: ['!autodocs', 'page'],
  parameters: sandboxParameters(
    { member: sandboxMembers.withHistory, locale: 'en-GB', assumptions: { operations: { ledger: true } } },
    {
      layout: 'fullscreen',
      controls: { disable: true },
      docs: {
        description: {
          component:
            'Pick a brand colour, corners, type and density; see the main components in light and dark with each ratio, and copy the theme as code, CSS or design tokens.',
        },
      },
    },
  ),
} satisfies Meta<typeof StudioPage>

export default meta
type Story = StoryObj<typeof meta>

export const Studio: Story = {}

/** A colour that nobody could read as it is: it is shifted, and the report says by how much. */
export const Corrected: Story = {
  play: async ({ canvas }) => {
    const brand = canvas.getByRole('textbox', { name: 'Brand' })
    await userEvent.clear(brand)
    await userEvent.type(brand, '#ffe600')
    const corrected = canvas.getByRole('region', { name: 'What was corrected' })
    await within(corrected).findAllByText('#ffe600')
    await expect(canvas.getByRole('region', { name: 'The theme' })).toHaveTextContent("brand: '#ffe600'")
  },
}

export const NotAColour: Story = {
  play: async ({ canvas }) => {
    const brand = canvas.getByRole('textbox', { name: 'Brand' })
    await userEvent.clear(brand)
    await userEvent.type(brand, 'mauve-ish')
    await expect(brand).toHaveAccessibleDescription(/Not a colour that can be read/)
    // The last colour that could be read still stands.
    await expect(canvas.getByRole('region', { name: 'The theme' })).toHaveTextContent("brand: '#0f4c55'")
  },
}
