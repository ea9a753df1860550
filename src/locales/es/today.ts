import type { MessagesOf, todayMessages } from '../../i18n/index.ts'

/** What lies ahead of the member, in Spanish. */
export const today = {
  'today.title': 'De un vistazo',
  'today.now': 'Ahora',
  'today.replies': 'Su concierge le ha escrito',
  'today.replies.new': {
    one: '{count} mensaje nuevo',
    many: '{count} de mensajes nuevos',
    other: '{count} mensajes nuevos',
  },
  'today.phone': 'Verifique su número',
  'today.phone.for': 'Para su solicitud: {title}',
  'today.asked': 'Su concierge tiene su solicitud',
  'today.points': 'Su saldo: {sum}',
} as const satisfies MessagesOf<typeof todayMessages>
