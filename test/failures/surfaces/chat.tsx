import { page } from 'vitest/browser'
import type { Message } from '../../../src/contract/index.ts'
import { chatMessages, conversationListMessages } from '../../../src/i18n/index.ts'
import { ConciergeChat, ConversationList } from '../../../src/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { frame, manyMessages } from '../../components/chat/renderChat.tsx'
import { drawn } from '../clock.ts'
import type { Stage } from '../createStage.tsx'
import type { Surface } from '../Surface.ts'
import { doneWithout, isUnknown, readWords, sees, unread } from '../words.ts'

const member = sandboxMembers.withHistory
const field = () => page.getByRole('textbox', { name: chatMessages['chat.write'] })
const written = 'Could we come a day earlier?'
const conversationOf = ({ host }: Stage) => host.sandbox.control.conversationsOf(member)[0] ?? ''

const chat = (stage: Stage) => (
  <div style={{ blockSize: 600 }}>
    <ConciergeChat conversationId={conversationOf(stage)} />
  </div>
)
const withMessages = (count: number) => (stage: Stage) => {
  stage.host.sandbox.control.addMessages(conversationOf(stage), manyMessages(count))
  return chat(stage)
}

export const chatSurfaces: readonly Surface[] = [
  {
    operation: 'messages',
    component: 'ConciergeChat',
    host: { member },
    show: withMessages(3),
    isDone: sees('message 3.'),
    ...unread(chatMessages['chat.failed']),
  },
  {
    operation: 'messages',
    component: 'ConciergeChat',
    at: 'asking for news',
    host: { member },
    show: withMessages(3),
    reach: () => field().fill(written),
    act: async (stage) =>
      stage.host.sandbox.control.conciergeSays(conversationOf(stage), 'The earlier day is free.'),
    typed: () => [[field(), written]],
    isDone: (stage) =>
      sees('message 3.', 'The earlier day is free.')(stage) && !sees(chatMessages['chat.stale.title'])(stage),
    words: () => [chatMessages['chat.stale.title'], chatMessages['chat.stale.text'], 'message 3.'],
  },
  {
    operation: 'messages',
    component: 'ConciergeChat',
    at: 'the next older page',
    host: { member },
    show: withMessages(70),
    act: async () => {
      frame().scrollTo(0, 0)
      await drawn()
    },
    // Not that of the news, which may fail as well.
    button: () =>
      page
        .getByRole('group', { name: chatMessages['chat.thread'] })
        .getByRole('button', { name: /^Try again/ }),
    isDone: sees('message 12.'),
    words: () => [chatMessages['chat.older.failed']],
  },
  {
    operation: 'sendMessage',
    component: 'ConciergeChat',
    host: { member },
    show: withMessages(3),
    reach: () => field().fill(written),
    act: () => page.getByRole('button', { name: chatMessages['chat.send'] }).click(),
    button: () => page.getByRole('button', { name: /^Try again: / }),
    isDone: ({ screen }) =>
      screen.words().includes(written) && !/Not sent|No answer yet|Sending|Waiting/.test(screen.words()),
    words: (kind) => [
      written,
      ...(isUnknown(kind)
        ? [chatMessages['chat.state.unknown']]
        : readWords(chatMessages['chat.state.failed'])(kind)),
    ],
    effect: async (stage) =>
      (
        (await stage.read(`/conversations/${conversationOf(stage)}/messages?limit=100`)) as {
          readonly messages: readonly Message[]
        }
      ).messages.filter(({ body }) => body === written).length,
  },
  {
    operation: 'conversations',
    component: 'ConversationList',
    host: { member },
    show: () => <ConversationList />,
    isDone: sees('Three nights above the fjord'),
    ...unread(conversationListMessages['chat.list.failed']),
  },
  {
    operation: 'conversations',
    component: 'ConversationList',
    at: 'the next page',
    host: { member, assumptions: { paging: { size: 4 } } },
    show: () => <ConversationList />,
    act: () => page.getByRole('button', { name: conversationListMessages['chat.list.more'] }).click(),
    button: () => page.getByRole('button', { name: /^(Show more|Try again)/ }),
    isDone: (stage) =>
      !sees(conversationListMessages['chat.list.more'])(stage) &&
      !sees(conversationListMessages['chat.list.moreFailed'])(stage),
    words: () => [conversationListMessages['chat.list.moreFailed']],
  },
  {
    operation: 'redemptions',
    component: 'ConversationList',
    host: { member },
    show: () => <ConversationList />,
    isDone: sees('Three nights above the fjord'),
    ...doneWithout(sees(conversationListMessages['chat.list.untitled'])),
  },
]
