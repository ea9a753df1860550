import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from '../../src/ui/index.ts'
import { withSandbox } from '../sandboxStory.tsx'

const options = [
  { value: 'featured', label: 'Featured' },
  { value: 'soonest', label: 'Soonest' },
  { value: 'priceUp', label: 'Points, low to high' },
]

/** The system's own list: the smallest, and the best on a phone. */
const meta = {
  title: 'Primitives/Select',
  decorators: [withSandbox],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Field: Story = { render: () => <Select label="Sort" options={options} defaultValue="soonest" /> }

/** Words with an arrow, beside its label. */
export const Inline: Story = {
  render: () => <Select label="Sort:" appearance="inline" options={options} defaultValue="featured" />,
}

export const Wrong: Story = {
  render: () => (
    <Select label="Occasion" options={[{ value: '', label: 'Choose one' }]} error="Choose an occasion." />
  ),
}
