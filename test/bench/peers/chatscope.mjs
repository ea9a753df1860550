import {
  ChatContainer,
  MainContainer,
  Message,
  MessageInput,
  MessageList,
} from '@chatscope/chat-ui-kit-react'
import { createElement } from 'react'
import { stage } from '../pages/stage.ts'
import { isOwn, measurePeer } from './measurePeer.mjs'

const toElement = (message) =>
  createElement(Message, {
    key: message.id,
    model: {
      message: message.body,
      sentTime: message.createdAt,
      sender: isOwn(message) ? 'You' : 'Concierge',
      direction: isOwn(message) ? 'outgoing' : 'incoming',
      position: 'single',
      type: 'text',
    },
  })

await measurePeer(
  (messages) => () =>
    createElement(
      MainContainer,
      null,
      createElement(
        ChatContainer,
        null,
        createElement(MessageList, null, messages.map(toElement)),
        createElement(MessageInput, { placeholder: 'Write', attachButton: false }),
      ),
    ),
  () => [...stage().querySelectorAll('.cs-message')].at(-1),
)
