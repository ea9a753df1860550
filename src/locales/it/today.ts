import type { MessagesOf, todayMessages } from '../../i18n/index.ts'

/** What lies ahead of the member, in Italian. */
export const today = {
  'today.title': 'In breve',
  'today.now': 'Adesso',
  'today.replies': 'Il Suo concierge Le ha scritto',
  'today.replies.new': {
    one: '{count} nuovo messaggio',
    many: '{count} nuovi messaggi',
    other: '{count} nuovi messaggi',
  },
  'today.phone': 'Verifichi il Suo numero',
  'today.phone.for': 'Per la Sua richiesta: {title}',
  'today.asked': 'Il concierge ha la Sua richiesta',
  'today.points': 'Il Suo saldo: {sum}',
} as const satisfies MessagesOf<typeof todayMessages>
