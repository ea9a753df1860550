import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { PhoneVerification } from '../src/index.ts'
import { type Sandbox, sandboxInterest, sandboxMembers } from '../src/sandbox/index.ts'
import {
  type Canvas,
  failing,
  sandboxParameters,
  type SandboxStoryParameters,
  shows,
  withSandbox,
} from './sandboxStory.tsx'
import { useLaterInterest } from './useLaterInterest.ts'

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

const findField = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Code' })

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await findField(canvas)).toHaveAttribute('autocomplete', 'one-time-code')
    await canvas.findByText('+44 20 7946 0958')
  },
}

export const EmptyCode: Story = {
  play: async ({ canvas }) => {
    const field = await findField(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(field).toHaveFocus()
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter the code that we sent you.'))
  },
}

export const WrongCode: Story = {
  play: async ({ canvas }) => {
    const field = await findField(canvas)
    await userEvent.type(field, '00 00 00{Enter}')
    await canvas.findAllByText(/wrong or has expired/)
    await expect(field).toHaveFocus()
  },
}

export const Resent: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new code' }))
    await canvas.findByRole('button', { name: 'New code in 30 seconds' })
  },
}

export const ResendRateLimited: Story = {
  parameters: at({ scenario: failing('issuePhoneCode', 429, { retryAfter: 75 }) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new code' }))
    await canvas.findByRole('button', { name: 'New code in 2 minutes' })
  },
}

/** `assumptions.operations.issuePhoneCode` is off. */
export const WithoutResend: Story = {
  parameters: at({ assumptions: { operations: { issuePhoneCode: false } } }),
  play: async ({ canvas }) => {
    await findField(canvas)
    await expect(canvas.queryByRole('button', { name: /new code/i })).not.toBeInTheDocument()
  },
}

export const CheckFailing: Story = {
  parameters: at({ scenario: failing('verifyPhone', 500) }),
  play: async ({ canvas }) => {
    await userEvent.type(await findField(canvas), '123456{Enter}')
    await canvas.findByText('We did not hear back.')
  },
}

export const ChangeNumber: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the number' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '020 7946 0123{Enter}')
    await canvas.findByText('+44 20 7946 0123')
    await expect(args.onNumberChanged).toHaveBeenCalledOnce()
  },
}

/** The answers go with the number, and one of them cannot: the member is told before. */
export const ChangeNumberLosesAnswer: Story = {
  render: function ChangeNumberLosesAnswerStory(props) {
    return <PhoneVerification {...props} interestId={useLaterInterest('+442079460958')} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the number' }))
    await canvas.findByText('One of your other answers cannot be shown here.')
  },
}

export const ChangeNumberRefused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the number' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '020{Enter}')
    await canvas.findByText('This number is too short. Please check it.')
  },
}

/** The intake has no phone yet. */
export const WithoutNumber: Story = { parameters: at({ prepare: unverified() }) }

export const Verified: Story = {
  parameters: at({ prepare: () => undefined }),
  play: shows('heading', { name: 'Your number is checked' }),
}

export const Loading: Story = { parameters: at({ scenario: 'hanging' }) }
export const Failing: Story = { parameters: at({ scenario: failing('interest') }) }
export const Phone: Story = { ...WrongCode, parameters: at({ width: 390 }) }
