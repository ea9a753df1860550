import type { chatMessages, MessageOverrides, Translate } from '../../i18n/index.ts'

/** Other words for one chat or list of conversations: any of the keys that start with `chat.`. */
export type ChatMessages = MessageOverrides<typeof chatMessages>

export type ChatTranslate = Translate<typeof chatMessages>
