import { createElement } from 'react'
import { StreamChat } from 'stream-chat'
import { Channel, Chat, VirtualizedMessageList, Window } from 'stream-chat-react'
import { stage } from '../pages/stage.ts'
import { isOwn, measurePeer } from './measurePeer.mjs'

const me = { id: 'me', name: 'You' }
const concierge = { id: 'concierge', name: 'Concierge' }

/** A client that is connected to nothing, and a channel whose messages are there. */
function createChannel(messages) {
  const client = new StreamChat('bench', { allowServerSideConnect: true, warmUp: false })
  client.userID = me.id
  client.user = me
  client._user = me
  client.setUserPromise = Promise.resolve()
  client.wsPromise = Promise.resolve()
  const channel = client.channel('messaging', 'bench')
  channel.initialized = true
  channel.watch = async () => ({})
  channel.markRead = async () => null
  channel.getConfig = () => ({ read_events: false, typing_events: false, replies: false, reactions: false })
  channel.state.addMessagesSorted(
    messages.map((message) => ({
      id: message.id,
      type: 'regular',
      text: message.body,
      html: '',
      attachments: [],
      latest_reactions: [],
      own_reactions: [],
      created_at: message.createdAt,
      updated_at: message.createdAt,
      user: isOwn(message) ? me : concierge,
    })),
    false,
    true,
  )
  return { client, channel }
}

await measurePeer(
  (messages) => {
    const { client, channel } = createChannel(messages)
    return () =>
      createElement(
        Chat,
        { client },
        createElement(
          Channel,
          { channel },
          createElement(Window, null, createElement(VirtualizedMessageList)),
        ),
      )
  },
  // Days are items too, so that there are at least as many as messages.
  (_message, count) =>
    [...stage().querySelectorAll('[data-index]')].findLast((item) => Number(item.dataset.index) >= count - 1),
)
