import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { type Messages, PhoneVerification } from '../src/index.ts'
import { type Sandbox, sandboxInterest, sandboxMembers } from '../src/sandbox/index.ts'
import { sandboxParameters, type SandboxStoryParameters, withSandbox } from './sandboxStory.tsx'

/** The interest of the member with a history, as if its phone had been given a moment ago. */
const unverified = (phone?: string) => (sandbox: Sandbox) => {
  const token = sandbox.grantFor(sandboxMembers.withHistory).accessToken
  void sandbox.fetch(`${sandbox.baseUrl}/v1/interests/${sandboxInterest}/intake`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ adults: 2, contactMethod: 'SMS', ...(phone ? { phone } : {}) }),
  })
}

const at = (more: SandboxStoryParameters = {}) =>
  sandboxParameters({
    member: sandboxMembers.withHistory,
    prepare: unverified('+442079460958'),
    width: 340,
    ...more,
  })

const meta = {
  title: 'Components/Phone/PhoneVerification',
  component: PhoneVerification,
  decorators: [withSandbox],
  parameters: at(),
  args: { interestId: sandboxInterest, onVerified: fn(), onNumberChanged: fn() },
} satisfies Meta<typeof PhoneVerification>

export default meta
type Story = StoryObj<typeof meta>

const findField = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: 'Code' })

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await findField(canvasElement)).toHaveAttribute('autocomplete', 'one-time-code')
    await within(canvasElement).findByText('+44 20 7946 0958')
  },
}

export const EmptyCode: Story = {
  play: async ({ canvasElement }) => {
    const field = await findField(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Check' }))
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription('Enter the code that we sent you.')
  },
}

export const WrongCode: Story = {
  play: async ({ canvasElement }) => {
    const field = await findField(canvasElement)
    await userEvent.type(field, '00 00 00{Enter}')
    await within(canvasElement).findAllByText(/wrong or has expired/)
    await expect(field).toHaveFocus()
  },
}

export const Resent: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Send a new code' }))
    await within(canvasElement).findByRole('button', { name: /New code in 0:/ })
  },
}

export const ResendRateLimited: Story = {
  parameters: at({ scenario: { failures: [{ kind: 429, operation: 'issuePhoneCode', retryAfter: 75 }] } }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Send a new code' }))
    await within(canvasElement).findByRole('button', { name: /New code in 1:1/ })
  },
}

/** `assumptions.operations.issuePhoneCode` is off. */
export const WithoutResend: Story = {
  parameters: at({ assumptions: { operations: { issuePhoneCode: false } } }),
  play: async ({ canvasElement }) => {
    await findField(canvasElement)
    await expect(within(canvasElement).queryByRole('button', { name: /new code/i })).not.toBeInTheDocument()
  },
}

export const CheckFailing: Story = {
  parameters: at({ scenario: { failures: [{ kind: 500, operation: 'verifyPhone' }] } }),
  play: async ({ canvasElement }) => {
    await userEvent.type(await findField(canvasElement), '123456{Enter}')
    await within(canvasElement).findByText('We did not hear back.')
  },
}

export const ChangeNumber: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the number' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '020 7946 0123{Enter}')
    await canvas.findByText('+44 20 7946 0123')
    await expect(args.onNumberChanged).toHaveBeenCalledOnce()
  },
}

export const ChangeNumberRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the number' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '020{Enter}')
    await canvas.findByText('This number is too short. Please check it.')
  },
}

/** The intake has no phone yet. */
export const WithoutNumber: Story = { parameters: at({ prepare: unverified() }) }

export const Verified: Story = {
  parameters: at({ prepare: () => undefined }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Your number is checked' })
  },
}

export const Loading: Story = { parameters: at({ scenario: 'hanging' }) }

export const Failing: Story = {
  parameters: at({ scenario: { failures: [{ kind: 403, operation: 'interest' }] } }),
}

export const Dark: Story = { ...WrongCode, globals: { scheme: 'dark' } }

export const Phone: Story = { ...WrongCode, parameters: at({ width: 390 }) }

const arabic: Partial<Messages> = {
  'phone.title': 'تأكيد رقمك',
  'phone.sentTo': 'أرسلنا رمزًا إلى {phone}.',
  'phone.code': 'الرمز',
  'phone.code.hint': { one: 'رقم واحد عادةً.', other: '{count} أرقام عادةً.' },
  'phone.check': 'تأكيد',
  'phone.resend': 'إرسال رمز جديد',
  'phone.change': 'تغيير الرقم',
}

export const Arabic: Story = {
  globals: { direction: 'rtl' },
  parameters: at({ locale: 'ar-EG', messages: arabic }),
}
