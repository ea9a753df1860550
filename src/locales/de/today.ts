import type { MessagesOf, todayMessages } from '../../i18n/index.ts'

/** What lies ahead of the member, in German. */
export const today = {
  'today.title': 'Auf einen Blick',
  'today.now': 'Jetzt',
  'today.replies': 'Ihr Concierge hat geschrieben',
  'today.replies.new': { one: '{count} neue Nachricht', other: '{count} neue Nachrichten' },
  'today.phone': 'Prüfen Sie Ihre Nummer',
  'today.phone.for': 'Für Ihre Anfrage: {title}',
  'today.asked': 'Ihre Anfrage liegt beim Concierge',
  'today.points': 'Ihr Punktestand: {sum}',
} as const satisfies MessagesOf<typeof todayMessages>
