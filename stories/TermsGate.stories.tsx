import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OfferCatalog, TermsGate } from '../src/index.ts'
import { sandboxMembers } from '../src/sandbox/index.ts'
import { sandboxParameters, withSandbox } from './sandboxStory.tsx'
import { termsLink, termsText } from './termsText.tsx'

const accepting = { assumptions: { operations: { acceptTerms: true } } } as const

const meta = {
  title: 'Components/Terms/TermsGate',
  component: TermsGate,
  decorators: [withSandbox],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '600px' } },
    ...sandboxParameters(accepting),
  },
  args: {
    documents: termsLink,
    onDecline: fn(),
    children: <OfferCatalog headingLevel={1} onOpen={() => undefined} />,
  },
} satisfies Meta<typeof TermsGate>

export default meta
type Story = StoryObj<typeof meta>

/** In place of what it guards. */
export const Default: Story = {
  args: { documents: termsText, headingLevel: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox'))
    await expect(canvas.queryByRole('heading', { name: 'Experiences' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Accept and go on' }))
    await canvas.findByRole('heading', { name: 'Experiences' })
  },
}

export const Dialog: Story = {
  args: { presentation: 'dialog' },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog', { name: 'Terms to accept' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.getByRole('checkbox'))
    await expect(dialog.getByRole('checkbox')).toBeChecked()
  },
}

export const DialogUnticked: Story = {
  args: { presentation: 'dialog' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Accept' }))
    await expect(within(canvasElement).getByRole('checkbox')).toHaveFocus()
  },
}

/** After *Not now*: to be looked at, and nothing is sent. */
export const DialogDeclined: Story = {
  args: { presentation: 'dialog' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }))
    await expect(args.onDecline).toHaveBeenCalledOnce()
    await canvas.findByRole('button', { name: 'Read and accept' })
  },
}

export const Banner: Story = {
  args: { presentation: 'banner' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('There are terms to accept.')
  },
}

export const Superseded: Story = {
  args: { presentation: 'dialog' },
  parameters: sandboxParameters({ ...accepting, member: sandboxMembers.withOldTerms }),
}

/** Nothing is outstanding: the gate is not seen. */
export const Open: Story = {
  parameters: sandboxParameters({ ...accepting, member: sandboxMembers.withHistory }),
}

export const Loading: Story = {
  parameters: sandboxParameters({
    ...accepting,
    scenario: { failures: [{ kind: 'hang', operation: 'terms' }] },
  }),
}

export const Failing: Story = {
  parameters: sandboxParameters({
    ...accepting,
    scenario: { failures: [{ kind: 403, operation: 'terms' }] },
  }),
}

export const BannerFailing: Story = {
  args: { presentation: 'banner' },
  parameters: sandboxParameters({
    ...accepting,
    scenario: { failures: [{ kind: 403, operation: 'terms' }] },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('We could not load the terms.')
  },
}

export const DialogDark: Story = { ...Dialog, globals: { scheme: 'dark' } }
