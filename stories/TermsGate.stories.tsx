import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OfferCatalog, TermsGate } from '../src/index.ts'
import { sandboxMembers } from '../src/sandbox/index.ts'
import { dark, failing, sandboxParameters, says, withSandbox } from './sandboxStory.tsx'
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
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox'))
    await expect(canvas.queryByRole('heading', { name: 'Experiences' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Accept and go on' }))
    await canvas.findByRole('heading', { name: 'Experiences' })
  },
}

export const Dialog: Story = {
  args: { presentation: 'dialog' },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Terms to accept' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.getByRole('checkbox'))
    await expect(dialog.getByRole('checkbox')).toBeChecked()
  },
}

export const DialogUnticked: Story = {
  args: { presentation: 'dialog' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }))
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
  },
}

/** After *Not now*: to be looked at, and nothing is sent. */
export const DialogDeclined: Story = {
  args: { presentation: 'dialog' },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }))
    await expect(args.onDecline).toHaveBeenCalledOnce()
    await canvas.findByRole('button', { name: 'Read and accept' })
  },
}

export const Banner: Story = { args: { presentation: 'banner' }, play: says('There are terms to accept.') }

export const Superseded: Story = {
  args: { presentation: 'dialog' },
  parameters: sandboxParameters({ member: sandboxMembers.withOldTerms }),
}

/** Nothing is outstanding: the gate is not seen. */
export const Open: Story = { parameters: sandboxParameters({ member: sandboxMembers.withHistory }) }
export const Loading: Story = { parameters: sandboxParameters({ scenario: failing('terms', 'hang') }) }
export const Failing: Story = { parameters: sandboxParameters({ scenario: failing('terms') }) }

export const BannerFailing: Story = {
  args: { presentation: 'banner' },
  parameters: sandboxParameters({ scenario: failing('terms') }),
  play: says('We could not load the terms.'),
}

export const DialogDark: Story = { ...Dialog, globals: dark }
