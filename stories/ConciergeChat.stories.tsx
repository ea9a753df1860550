import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { onlineManager } from '@tanstack/react-query'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ConciergeChat } from '../src/index.ts'
import { type Sandbox, sandboxMembers } from '../src/sandbox/index.ts'
import { lodgeThread, quietThread, say, sayThousands } from './conciergeThreads.ts'
import {
  type Canvas,
  failing,
  sandboxParameters,
  type SandboxStoryParameters,
  says,
  shows,
  withSandbox,
} from './sandboxStory.tsx'

/** The room that a host gives: the chat fills it. */
const inRoom: Decorator = (Story, { viewMode }) => (
  <div style={{ blockSize: viewMode === 'docs' ? 640 : 'calc(100vh - 2rem)' }}>
    <Story />
  </div>
)

const member = sandboxMembers.withHistory
const sandbox = (settings: SandboxStoryParameters = {}) => sandboxParameters({ member, ...settings })

const meta = {
  title: 'Components/Concierge/ConciergeChat',
  component: ConciergeChat,
  decorators: [inRoom, withSandbox],
  args: { conversationId: lodgeThread, title: 'A lodge above the fjord' },
  parameters: sandbox(),
} satisfies Meta<typeof ConciergeChat>

export default meta
type Story = StoryObj<typeof meta>

const write = async (canvas: Canvas, text: string) => {
  const field = await canvas.findByRole('textbox', { name: 'Write to your concierge' })
  await userEvent.type(field, `${text}{Enter}`)
}

const newest = (canvas: Canvas) => canvas.findByText(/dry socks too/)

/** A message that is not taken, until what is said of it is there. */
const sentTo = (scenario: SandboxStoryParameters['scenario'], then: (canvas: Canvas) => unknown): Story => ({
  parameters: sandbox({ scenario }),
  play: async ({ canvas }) => {
    await newest(canvas)
    await write(canvas, 'One more thing: is there somewhere to leave a pram?')
    await then(canvas)
  },
})
const tryAgain = (canvas: Canvas) => canvas.findByRole('button', { name: /^Try again/ })

export const Default: Story = {
  args: { onBack: fn(), onSeen: fn() },
  play: async ({ canvas, args }) => {
    await newest(canvas)
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledOnce())
  },
}

export const Empty: Story = { args: { conversationId: quietThread } }
export const Loading: Story = { parameters: sandbox({ scenario: 'hanging' }) }
export const Failing: Story = { parameters: sandbox({ scenario: { failures: [{ kind: 503 }] } }) }
export const NotTheirs: Story = { parameters: sandbox({ scenario: failing('messages', 404) }) }

/** What was read stays; that nothing new comes is said. */
export const FailingLater: Story = {
  parameters: sandbox({
    scenario: failing('messages', 403, { after: 1 }),
    assumptions: { messagePolling: { activeMs: 300, idleMs: 300 } },
  }),
  play: says('We cannot load new messages right now.'),
}

/** A message under way, and those that wait behind it. */
export const Sending: Story = {
  parameters: sandbox({ scenario: failing('sendMessage', 'hang') }),
  play: async ({ canvas }) => {
    await newest(canvas)
    await write(canvas, 'Thank you. And a taxi back to the hotel at half past ten?')
    await write(canvas, 'For two, please.')
    await canvas.findByText('Waiting to be sent')
  },
}

export const Refused: Story = sentTo(failing('sendMessage', 422), tryAgain)

/** The answer got lost: nobody knows whether it arrived, and trying again is safe. */
export const LostAnswer: Story = sentTo(failing('sendMessage', 'network'), tryAgain)

export const RateLimited: Story = sentTo(failing('sendMessage', 429, { retryAfter: 42 }), (canvas) =>
  canvas.findByText(/^0:\d\d$/),
)

/** Written while offline: kept in order, and sent when the connection is back. */
export const Offline: Story = {
  play: async ({ canvas, canvasElement }) => {
    await newest(canvas)
    onlineManager.setOnline(false)
    try {
      await write(canvas, 'We are on the train now.')
      await write(canvas, 'It is late by ten minutes.')
      await canvas.findByText('You are offline.')
    } finally {
      if (canvasElement.ownerDocument.defaultView?.navigator.webdriver) onlineManager.setOnline(true)
    }
  },
}

export const EmptyMessage: Story = {
  play: async ({ canvas }) => {
    await newest(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await canvas.findAllByText('Write a message first.')
  },
}

const withFiles = (service: Sandbox) => {
  say(service, [
    {
      from: 'concierge',
      body: 'Good afternoon. Your seats are bought: Friday 4 December at seven, two at the counter.',
    },
    {
      from: 'concierge',
      body: 'The confirmation is below. The menu changes weekly, so last week’s is only an idea.',
      attachments: [
        'confirmation-4-december.pdf',
        'table.heic',
        'arrival.ics',
        'a-file-with-a-name-that-somebody-thought-about-for-a-very-long-time-indeed.xlsx',
      ],
    },
  ])
}

export const Attachments: Story = {
  args: { conversationId: quietThread, title: 'Twelve seats at the chef’s counter' },
  parameters: sandbox({ prepare: withFiles }),
}

/** Pictures show themselves, and open in full. */
export const Pictures: Story = {
  parameters: sandbox({ prepare: ({ control }) => control.conciergeSays(lodgeThread, 'See you there.') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open picture: Lodge voucher.webp' }))
    await canvas.findByRole('dialog', { name: 'Lodge voucher.webp' })
  },
}

/** Links that have expired: the member asks for new ones. */
export const ExpiredAttachments: Story = {
  args: { conversationId: quietThread, title: 'Twelve seats at the chef’s counter' },
  parameters: sandbox({ prepare: withFiles, scenario: { attachmentLifeMs: -60_000 } }),
  play: shows('button', { name: 'Get it again: confirmation-4-december.pdf' }),
}

/** What came since the member was here last. */
export const Unread: Story = {
  args: { lastSeenAt: new Date(Date.now() - 10 * 86_400_000).toISOString() },
  play: says('New messages'),
}

/** A reply while one reads further up. */
export const ScrolledAway: Story = {
  args: { conversationId: quietThread },
  parameters: sandbox({ prepare: (service) => sayThousands(service, 60) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/\(60\)/)
    const frame = canvas.getByRole('group', { name: 'Messages' })
    frame.scrollTop = 200
    await canvas.findByRole('button', { name: 'Latest message' })
  },
}

/** Lines, addresses, emoji, both directions, and a word without an end. */
export const MixedText: Story = {
  args: { conversationId: quietThread, title: 'Anything that people write' },
  parameters: sandbox({
    prepare: (service) =>
      say(service, [
        {
          from: 'concierge',
          body: 'Three things:\n\n1. The boat\n2. The dinner\n3. The way back\n\nMenu: https://example.com/menu?day=4&for=two, and the map at http://example.com/map.',
        },
        { from: 'member', body: '🙏🏽👨‍👩‍👧‍👦' },
        { from: 'concierge', body: 'مساء الخير، الطاولة محجوزة باسم Ines عند الساعة 19:30.' },
        { from: 'member', body: 'שלום, see https://example.com/שלום for the menu' },
        {
          from: 'concierge',
          body: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3),
        },
        { from: 'member', body: '<b>not bold</b> javascript:alert(1) www.example.com somebody@example.com' },
      ]),
  }),
}

/** Two thousand messages: only those near the window are in the document. */
export const Thousands: Story = {
  args: { conversationId: quietThread, title: 'A long acquaintance' },
  parameters: sandbox({ prepare: (service) => sayThousands(service, 2_000) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/\(2,?000\)/)
    await userEvent.click(canvas.getByRole('button', { name: 'Search in this conversation' }))
    await userEvent.type(await canvas.findByRole('searchbox'), '(1234)')
    await canvas.findAllByText('1 of 1', {}, { timeout: 50_000 })
    await canvas.findByText(/\(1234\)/)
  },
}

export const Arabic: Story = {
  args: { conversationId: quietThread, title: 'عشاء على ضفاف النهر', onBack: fn() },
  globals: { direction: 'rtl' },
  parameters: sandbox({
    locale: 'ar-EG',
    prepare: (service) =>
      say(service, [
        { from: 'concierge', body: 'مساء الخير، أنا أميلي، وسأرتب لكم كل شيء.' },
        { from: 'member', body: 'شكرًا. هل توجد طاولة بجانب النافذة؟' },
        { from: 'concierge', body: 'نعم، والقائمة مرفقة.', attachments: ['menu.pdf'] },
      ]),
  }),
}

export const Phone: Story = { args: { onBack: fn() }, parameters: sandbox({ width: 390 }) }
