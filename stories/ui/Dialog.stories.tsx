import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button, Dialog, type DialogProps } from '../../src/ui/index.ts'
import { shows, withSandbox } from '../sandboxStory.tsx'

type OpenableProps = Pick<DialogProps, 'title' | 'size' | 'dismissible' | 'children' | 'actions'>

function Openable({ children, ...props }: OpenableProps) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog {...props} open={isOpen} onClose={() => setOpen(false)} closeLabel="Close">
        {children}
      </Dialog>
    </>
  )
}

const text = (
  <p className="xp-type-body xp-prose">
    42,000 points are taken now. If the experience is cancelled they come back in full.
  </p>
)

/** Native and modal. Under 700 px of the window it is a sheet that rises from the edge. */
const meta = {
  title: 'Primitives/Dialog',
  component: Openable,
  decorators: [withSandbox],
  args: {
    title: 'Redeem this experience?',
    children: text,
    actions: (
      <>
        <Button variant="primary">Redeem</Button>
        <Button>Not now</Button>
      </>
    ),
  },
  argTypes: {
    title: { control: 'text' },
    size: { control: 'inline-radio', options: ['regular', 'wide'] },
    dismissible: { control: 'boolean' },
  },
  parameters: {
    controls: { include: ['title', 'size', 'dismissible'] },
    docs: { story: { inline: false, height: '480px' } },
  },
} satisfies Meta<typeof Openable>

export default meta
type Story = StoryObj<typeof meta>

export const Regular: Story = { play: shows('dialog', { name: 'Redeem this experience?' }) }

/** Escape closes it, and focus goes back to what opened it. */
export const ClosedAndOpened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Open the dialog' }))
    await canvas.findByRole('dialog', { name: 'Redeem this experience?' })
  },
}

/** Neither Escape nor the scrim: only the answers lead out. */
export const MustBeAnswered: Story = { args: { dismissible: false } }
export const Wide: Story = { args: { size: 'wide' } }

/** The middle scrolls; the title and the buttons stay. */
export const Long: Story = {
  args: {
    children: (
      <>
        {Array.from({ length: 12 }, (_, at) => (
          <p key={at} className="xp-type-body xp-prose">
            Points belong to the member they were given to. They are taken when an experience is redeemed and
            come back in full when it is cancelled before the venue has confirmed it.
          </p>
        ))}
      </>
    ),
  },
}
