import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button, type ButtonProps, copyIcon, messageIcon } from '../../src/ui/index.ts'
import * as icons from '../../src/ui/icons.ts'
import * as laterIcons from '../../src/ui/laterIcons.ts'
import * as viewIcons from '../../src/ui/viewIcons.ts'
import { withSandbox } from '../sandboxStory.tsx'

const drawings = { ...icons, ...viewIcons, ...laterIcons }

const meta = {
  title: 'Primitives/Button',
  component: Button,
  decorators: [withSandbox],
  args: { children: 'Redeem for 42,000', onClick: fn() },
  argTypes: {
    children: { control: 'text' },
    icon: { control: 'select', options: Object.keys(drawings), mapping: drawings },
  },
  parameters: {
    controls: {
      include: ['children', 'variant', 'size', 'wide', 'icon', 'busy', 'busyLabel', 'unavailable'],
    },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

/** At most one in a view. */
export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Outlined: Story = { args: { children: 'Ask for it' } }
export const Plain: Story = { args: { variant: 'plain', children: 'Not now' } }
export const Small: Story = { args: { size: 'small', children: 'Copy', icon: copyIcon } }

/** It keeps its width and its focus, and ignores presses. */
export const Busy: Story = {
  args: { variant: 'primary', busy: true, busyLabel: 'Redeeming' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** It stays in the tab order, and its label says why it cannot act. */
export const Unavailable: Story = { args: { variant: 'primary', unavailable: true, children: 'Sold out' } }
export const Wide: Story = { args: { variant: 'primary', wide: true } }

export const LongLabel: Story = {
  args: {
    variant: 'primary',
    wide: true,
    children: 'Reservierungsanfrage an Ihre persönliche Ansprechpartnerin übermitteln',
  },
}

const variants = ['primary', 'outlined', 'plain'] as const satisfies readonly ButtonProps['variant'][]

/** All at once, for comparing brands. */
export const Sheet: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: '1rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, max-content))',
      }}
    >
      {variants.flatMap((variant) => [
        <Button key={variant} variant={variant}>
          Ready
        </Button>,
        <Button key={`${variant} icon`} variant={variant} icon={messageIcon}>
          With an icon
        </Button>,
        <Button key={`${variant} busy`} variant={variant} busy busyLabel="Sending">
          Send
        </Button>,
        <Button key={`${variant} out`} variant={variant} unavailable>
          Sold out
        </Button>,
      ])}
    </div>
  ),
}
