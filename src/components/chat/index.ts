export { ConciergeChat } from './ConciergeChat.tsx'
export type { ChatMessages, ConciergeChatPart, ConciergeChatProps } from './ConciergeChatProps.ts'
export {
  ConversationList,
  type ConversationListPart,
  type ConversationListProps,
} from './ConversationList.tsx'
export { ConversationTitle } from './ConversationTitle.tsx'
