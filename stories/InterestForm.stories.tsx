import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { InterestForm } from '../src/index.ts'
import { sandboxOffers } from '../src/sandbox/index.ts'
import {
  arabic,
  type Canvas,
  failing,
  sandboxParameters,
  type SandboxStoryParameters,
  withSandbox,
} from './sandboxStory.tsx'

const meta = {
  title: 'Components/Interests/InterestForm',
  component: InterestForm,
  decorators: [withSandbox],
  parameters: { layout: 'fullscreen' },
  args: {
    offerId: sandboxOffers.complete,
    headingLevel: 1,
    onBack: fn(),
    onOpenConversation: fn(),
    onCreated: fn(),
    onSubmitted: fn(),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof InterestForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const send = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Send to the concierge' }))
const answerDiet = async (canvas: Canvas) =>
  userEvent.type(await canvas.findByRole('textbox', { name: 'Diet' }), 'One of us eats no meat.')

/** Sent to a Service that behaves like this, until the text is there. */
const sentTo = (scenario: SandboxStoryParameters['scenario'], text: string): Story => ({
  parameters: sandboxParameters({ scenario }),
  play: async ({ canvas }) => {
    await answerDiet(canvas)
    await send(canvas)
    // Twice: announced, and on the screen.
    await canvas.findAllByText(text)
  },
})

/** The number is asked for only when the way needs one. */
export const Phone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Text' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Phone' }), '+44 20 7946 0958')
  },
}

/** Days of both kinds, drawn in the calendar and repeated as tags. */
export const Dates: Story = {
  args: { offerId: sandboxOffers.withoutDates },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.xp-calendar-day')).toBeTruthy())
    const next = await canvas.findByRole('button', { name: 'Next month' })
    await userEvent.click(next)
    const days = [...canvasElement.querySelectorAll<HTMLElement>('.xp-calendar-day')]
    for (const day of days.slice(3, 6)) await userEvent.click(day)
    await userEvent.click(canvas.getByRole('radio', { name: 'Not possible' }))
    for (const day of days.slice(20, 22)) await userEvent.click(day)
    await expect(canvas.getByRole('list', { name: 'Chosen days' }).children.length).toBeGreaterThan(1)
  },
}

/** Nothing is sent; the first wrong field has the focus. */
export const ValidationErrors: Story = {
  args: { offerId: sandboxOffers.fewLeft },
  play: async ({ canvas }) => {
    await canvas.findByText('Up to 2 guests.')
    await userEvent.click(canvas.getByRole('radio', { name: 'Call' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Phone' }), '20 79')
    const children = canvas.getByRole('spinbutton', { name: 'Children' })
    await userEvent.clear(children)
    await userEvent.type(children, '3')
    await send(canvas)
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: 'Adults' })).toHaveFocus())
  },
}

export const Sending: Story = {
  parameters: sandboxParameters({ scenario: { latencyMs: { createInterest: 600_000 } } }),
  play: async ({ canvas }) => {
    await send(canvas)
    await canvas.findByRole('button', { name: 'Sending' })
  },
}

/** The answer was lost: sending again is safe. */
export const OutcomeUnknown: Story = sentTo(failing('createInterest', 503), 'We did not hear back.')

export const Refused: Story = sentTo(failing('createInterest', 422), 'Not sent.')

/** The interest exists, its details do not: the next attempt sends those alone. */
export const IntakeFailed: Story = sentTo('intake-failing', 'Your request has arrived.')

export const RateLimited: Story = sentTo(
  failing('createInterest', 429, { retryAfter: 3_000 }),
  'A moment, please.',
)

/** Asked before leaving, since what is typed there is kept nowhere. */
export const LeavingWithSensitiveAnswers: Story = {
  play: async ({ canvas }) => {
    await answerDiet(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the experience' }))
    await canvas.findByRole('dialog', { name: 'Leave without sending?' })
  },
}

/** After sending, in place of the form. */
export const Receipt: Story = {
  play: async ({ canvas }) => {
    await answerDiet(canvas)
    await send(canvas)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your concierge has it' })).toHaveFocus())
  },
}

export const OfferLoading: Story = {
  parameters: sandboxParameters({ scenario: { latencyMs: { offers: 600_000 } } }),
}

export const OfferGone: Story = { parameters: sandboxParameters({ scenario: 'empty' }) }
export const OfferFailed: Story = { parameters: sandboxParameters({ scenario: failing('offers') }) }
export const OfferWithoutPicture: Story = { args: { offerId: sandboxOffers.withoutPicture } }

const consent = (
  <p style={{ margin: 0, fontSize: 14 }}>
    By writing here you agree that we hand these answers to your concierge.{' '}
    <a href="#privacy">How we treat health data</a>
  </p>
)

/** With the organisation's consent text beside the questions. */
export const WithConsentText: Story = {
  parameters: sandboxParameters({ slots: { healthDataConsent: consent } }),
}

export const RightToLeft: Story = { ...arabic, args: { offerId: sandboxOffers.rightToLeft } }
export const Narrow: Story = { parameters: sandboxParameters({ width: 320 }) }
