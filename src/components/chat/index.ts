export { ConciergeChat, type ConciergeChatPart, type ConciergeChatProps } from './ConciergeChat.tsx'
export {
  ConversationList,
  type ConversationListPart,
  type ConversationListProps,
} from './ConversationList.tsx'
export { ConversationTitle } from './ConversationTitle.tsx'
export type { ChatMessages } from './ChatMessages.ts'
