export { ConciergeChat } from './ConciergeChat.tsx'
export type { ChatMessages, ConciergeChatPart, ConciergeChatProps } from './ConciergeChatProps.ts'
export {
  ConversationList,
  type ConversationListPart,
  type ConversationListProps,
} from './ConversationList.tsx'
export type { ChatBubbleProps } from './ChatMessage.tsx'
export { ConversationRow, type ConversationRowProps } from './ConversationRow.tsx'
export { ConversationTitle } from './ConversationTitle.tsx'
