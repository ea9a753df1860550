import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TermsAcceptance } from '../src/index.ts'
import { sandboxMembers } from '../src/sandbox/index.ts'
import { type Canvas, failing, sandboxParameters, shows, withSandbox } from './sandboxStory.tsx'
import { termsLink, termsText } from './termsText.tsx'

const accepting = { assumptions: { operations: { acceptTerms: true } } } as const

const meta = {
  title: 'Components/Terms/TermsAcceptance',
  component: TermsAcceptance,
  decorators: [withSandbox],
  parameters: { layout: 'fullscreen', ...sandboxParameters(accepting) },
  args: { documents: termsText, headingLevel: 1, onAccepted: fn(), onDecline: fn() },
} satisfies Meta<typeof TermsAcceptance>

export default meta
type Story = StoryObj<typeof meta>

const accepted =
  (then: (canvas: Canvas) => unknown) =>
  async ({ canvas }: { readonly canvas: Canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Accept and go on' }))
    await then(canvas)
  }

export const Default: Story = { play: shows('heading', { level: 1, name: 'Terms of service' }) }

export const Unticked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept and go on' }))
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await expect(canvas.getByText('Tick the box to accept.')).toBeVisible()
    await expect(args.onAccepted).not.toHaveBeenCalled()
  },
}

export const Accepted: Story = {
  play: accepted((canvas) => canvas.findByRole('heading', { name: 'Nothing to accept' })),
}

export const Link: Story = { args: { documents: termsLink } }

/** The host gives neither text nor link. */
export const WithoutText: Story = { args: { documents: {} } }

/** A type that this version does not know, and one that the host names. */
export const SeveralDocuments: Story = {
  args: { documents: { ...termsText, PRIVACY_NOTICE: { title: 'Privacy notice', href: '#/privacy' } } },
  parameters: sandboxParameters({
    prepare: ({ control }) => {
      control.publishTerms('2026-04', 'PRIVACY_NOTICE')
      control.publishTerms('7', 'ZETA_RULES')
    },
  }),
  play: shows('heading', { name: 'Legal document' }),
}

/** The member accepted an earlier version. */
export const Superseded: Story = { parameters: sandboxParameters({ member: sandboxMembers.withOldTerms }) }

export const UpToDate: Story = {
  parameters: sandboxParameters({ member: sandboxMembers.withHistory }),
  play: shows('heading', { name: 'Nothing to accept' }),
}

export const AcceptFailing: Story = {
  parameters: sandboxParameters({ scenario: failing('acceptTerms', 500) }),
  play: accepted((canvas) => canvas.findByText('Not sent.')),
}

/** The host's own function went through, and the Service does not know of it. */
export const Unconfirmed: Story = {
  args: { accept: () => Promise.resolve() },
  play: accepted((canvas) => canvas.findByText('Not confirmed yet.')),
}

export const Loading: Story = { parameters: sandboxParameters({ scenario: 'hanging' }) }

export const Failing: Story = {
  parameters: sandboxParameters({ scenario: failing('terms') }),
  play: shows('heading', { name: 'We could not load the terms' }),
}

export const Phone: Story = { ...Unticked, parameters: sandboxParameters({ width: 390 }) }
