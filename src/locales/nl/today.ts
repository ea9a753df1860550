import type { MessagesOf, todayMessages } from '../../i18n/index.ts'

/** What lies ahead of the member, in Dutch. */
export const today = {
  'today.title': 'In één oogopslag',
  'today.now': 'Nu',
  'today.replies': 'Uw concierge heeft geschreven',
  'today.replies.new': { one: '{count} nieuw bericht', other: '{count} nieuwe berichten' },
  'today.phone': 'Controleer uw nummer',
  'today.phone.for': 'Voor uw aanvraag: {title}',
  'today.asked': 'Uw aanvraag ligt bij de concierge',
  'today.points': 'Uw saldo: {sum}',
} as const satisfies MessagesOf<typeof todayMessages>
