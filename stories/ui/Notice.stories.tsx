import type { Meta, StoryObj } from '@storybook/react-vite'
import { clockIcon, Countdown, Notice, offlineIcon, TextLink } from '../../src/ui/index.ts'
import * as icons from '../../src/ui/icons.ts'
import * as laterIcons from '../../src/ui/laterIcons.ts'
import * as viewIcons from '../../src/ui/viewIcons.ts'
import { sandboxParameters, withSandbox } from '../sandboxStory.tsx'

const drawings = { ...icons, ...viewIcons, ...laterIcons }

const meta = {
  title: 'Primitives/Notice',
  component: Notice,
  decorators: [withSandbox],
  args: {
    title: 'You are offline.',
    children: 'What you read stays. What you write is sent when the connection is back.',
  },
  argTypes: {
    title: { control: 'text' },
    children: { control: 'text' },
    icon: { control: 'select', options: Object.keys(drawings), mapping: drawings },
  },
  parameters: { controls: { include: ['tone', 'icon', 'title', 'children'] } },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = { args: { icon: offlineIcon } }

export const Good: Story = {
  args: { tone: 'good', title: 'Sent.', children: 'Your concierge will write to you here.' },
}

export const Care: Story = {
  args: {
    tone: 'care',
    title: 'The offer has changed.',
    children: 'Look at the price again before you redeem.',
  },
}

export const Wrong: Story = {
  args: {
    tone: 'wrong',
    title: 'This was not sent.',
    children: 'Nothing was taken from your points.',
    action: (
      <TextLink tone="ink" onClick={() => undefined}>
        Try again
      </TextLink>
    ),
  },
}

// Far enough that it is still counting when somebody has looked at it.
const deadline = Date.now() + 24 * 60_000

/** A countdown has figures of one width, and does not shift the line. */
export const Counting: Story = {
  render: () => (
    <Notice tone="care" icon={clockIcon} title="Too many requests.">
      <>
        You can try again in <Countdown deadline={deadline} />.
      </>
    </Notice>
  ),
}

export const Narrow: Story = { args: { ...Wrong.args }, parameters: sandboxParameters({ width: 290 }) }
