import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { todayIn } from '../src/i18n/index.ts'
import { MemberToday } from '../src/index.ts'
import { createSandbox, type Sandbox, sandboxInterest, sandboxMembers } from '../src/sandbox/index.ts'
import {
  arabic,
  dark,
  failing,
  sandboxParameters,
  type SandboxStoryParameters,
  says,
  shows,
  withSandbox,
} from './sandboxStory.tsx'
import { seedRedemptions } from './seedRedemptions.ts'

const member = sandboxMembers.withHistory

/** The conversation about the stay: every sandbox of the same seed gives the same ids. */
const stay = createSandbox().control.conversationsOf(member).at(-3) ?? ''

const at = (days: number, hour = 14) => {
  const day = todayIn('Europe/Copenhagen', Date.now() + days * 86_400_000)
  return `${day}T${String(hour).padStart(2, '0')}:00:00Z`
}

/** The stay at the lodge from so many days from now. */
const booked =
  (days: number, nights = 3) =>
  ({ control }: Sandbox) =>
    control.advance(seedRedemptions.PURCHASED, 'PURCHASED', {
      startAt: at(days),
      endAt: at(days + nights, 9),
    })

/** And the number of the interest waits for its code; the concierge wrote of the stay. */
const waiting = (sandbox: Sandbox) => {
  booked(12)(sandbox)
  const token = sandbox.grantFor(member).accessToken
  void sandbox.fetch(`${sandbox.baseUrl}/v1/interests/${sandboxInterest}/intake`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ adults: 2, contactMethod: 'SMS', phone: '+442079460958' }),
  })
  sandbox.control.conciergeSays(stay, 'Bring something warm for the deck.')
  sandbox.control.conciergeSays(stay, 'The boat leaves from the inner quay, a little after four.')
}

const sandbox = (more: SandboxStoryParameters = {}) =>
  sandboxParameters({ member, prepare: waiting, ...more }, { layout: 'fullscreen' })

const meta = {
  title: 'Components/MemberToday',
  component: MemberToday,
  decorators: [withSandbox],
  parameters: sandbox(),
  args: {
    headingLevel: 1,
    interestIds: [sandboxInterest],
    lastSeenAt: { [stay]: at(-1) },
    onOpen: fn(),
    onAddToCalendar: fn(),
  },
} satisfies Meta<typeof MemberToday>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByText('In 12 days')
    await canvas.findByText('2 new messages')
    await userEvent.click(canvas.getByRole('button', { name: 'Three nights above the fjord' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

/** Most members, most of the time: the page of the host begins with what comes next. */
export const Nothing: Story = {
  args: { interestIds: [], lastSeenAt: {} },
  parameters: {
    ...sandbox({ member: sandboxMembers.fresh, prepare: () => undefined }),
    accessibility: { isEmpty: true },
  },
}

export const Tomorrow: Story = {
  args: { interestIds: [], lastSeenAt: {} },
  parameters: sandbox({ prepare: booked(1) }),
  play: says('Tomorrow'),
}

export const UnderWay: Story = {
  args: { interestIds: [], lastSeenAt: {} },
  parameters: sandbox({ prepare: booked(-1) }),
  play: says('Now'),
}

/** The catalog cannot be read: a booking with days of its own is shown without its offer. */
export const WithoutOffers: Story = { parameters: sandbox({ scenario: failing('offers') }) }

/** Two bookings wait for an answer, there are replies and a number: three rows, and no more. */
export const Many: Story = {
  parameters: sandbox({
    prepare: (each) => {
      waiting(each)
      each.control.advance(seedRedemptions.OPEN, 'AWAITING_CUSTOMER')
    },
  }),
}

/** What cannot be read is left out. */
export const Failing: Story = {
  parameters: sandbox({ scenario: failing('redemptions') }),
  play: shows('heading', { name: 'At a glance' }),
}

export const FailingAll: Story = {
  parameters: { ...sandbox({ scenario: 'forbidden' }), accessibility: { isEmpty: true } },
}

export const Dark: Story = { globals: dark }
export const Arabic: Story = { ...arabic, parameters: sandbox({ locale: 'ar-EG' }) }
export const ArabicPhone: Story = { ...arabic, parameters: sandbox({ locale: 'ar-EG', width: 390 }) }
export const Phone: Story = { parameters: sandbox({ width: 390 }) }
export const Narrowest: Story = { parameters: sandbox({ width: 320 }) }
