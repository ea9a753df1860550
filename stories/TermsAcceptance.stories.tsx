import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { type Messages, TermsAcceptance } from '../src/index.ts'
import { sandboxMembers } from '../src/sandbox/index.ts'
import { sandboxParameters, withSandbox } from './sandboxStory.tsx'
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

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Terms of service' })
  },
}

export const Unticked: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept and go on' }))
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await expect(canvas.getByText('Tick the box to accept.')).toBeVisible()
    await expect(args.onAccepted).not.toHaveBeenCalled()
  },
}

export const Accepted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Accept and go on' }))
    await canvas.findByRole('heading', { name: 'Nothing to accept' })
  },
}

export const Link: Story = { args: { documents: termsLink } }

/** The host gives neither text nor link. */
export const WithoutText: Story = { args: { documents: {} } }

/** A type that this version does not know, and one that the host names. */
export const SeveralDocuments: Story = {
  args: { documents: { ...termsText, PRIVACY_NOTICE: { title: 'Privacy notice', href: '#/privacy' } } },
  parameters: sandboxParameters({
    ...accepting,
    prepare: ({ control }) => {
      control.publishTerms('2026-04', 'PRIVACY_NOTICE')
      control.publishTerms('7', 'ZETA_RULES')
    },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Legal document' })
  },
}

/** The member accepted an earlier version. */
export const Superseded: Story = {
  parameters: sandboxParameters({ ...accepting, member: sandboxMembers.withOldTerms }),
}

export const UpToDate: Story = {
  parameters: sandboxParameters({ ...accepting, member: sandboxMembers.withHistory }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Nothing to accept' })
  },
}

export const AcceptFailing: Story = {
  parameters: sandboxParameters({
    ...accepting,
    scenario: { failures: [{ kind: 500, operation: 'acceptTerms' }] },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Accept and go on' }))
    await canvas.findByText('Not sent.')
  },
}

/** The host's own function went through, and the Service does not know of it. */
export const Unconfirmed: Story = {
  args: { accept: () => Promise.resolve() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Accept and go on' }))
    await canvas.findByText('Not confirmed yet.')
  },
}

export const Loading: Story = { parameters: sandboxParameters({ ...accepting, scenario: 'hanging' }) }

export const Failing: Story = {
  parameters: sandboxParameters({
    ...accepting,
    scenario: { failures: [{ kind: 403, operation: 'terms' }] },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'We could not load the terms' })
  },
}

export const Dark: Story = { ...Unticked, globals: { scheme: 'dark' } }

export const Phone: Story = { ...Unticked, parameters: sandboxParameters({ ...accepting, width: 390 }) }

export const PhoneDark: Story = { ...Phone, globals: { scheme: 'dark' } }

export const arabicTerms: Partial<Messages> = {
  'terms.title': 'شروط للقبول',
  'terms.lead': 'يرجى قراءتها وقبولها للمتابعة. لا تتأثر نقاطك ومحادثاتك وتجاربك.',
  'terms.type.TERMS_OF_SERVICE': 'شروط الخدمة',
  'terms.versionOn': 'الإصدار {version}، نُشر في {date}',
  'terms.newTab': 'يُفتح في علامة تبويب جديدة',
  'terms.consent.TERMS_OF_SERVICE': 'قرأت شروط الخدمة وأوافق عليها.',
  'terms.accept': 'قبول',
  'terms.acceptAndGoOn': 'قبول ومتابعة',
  'terms.decline': 'ليس الآن',
}

export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: { documents: termsLink },
  parameters: sandboxParameters({ ...accepting, locale: 'ar-EG', messages: arabicTerms }),
}
