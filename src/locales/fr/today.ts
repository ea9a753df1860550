import type { MessagesOf, todayMessages } from '../../i18n/index.ts'

/** What lies ahead of the member, in French. */
export const today = {
  'today.title': 'En un coup d’œil',
  'today.now': 'En ce moment',
  'today.replies': 'Votre concierge vous a écrit',
  'today.replies.new': {
    one: '{count} nouveau message',
    many: '{count} nouveaux messages',
    other: '{count} nouveaux messages',
  },
  'today.phone': 'Vérifiez votre numéro',
  'today.phone.for': 'Pour votre demande\u00A0: {title}',
  'today.asked': 'Votre concierge a votre demande',
  'today.points': 'Votre solde\u00A0: {sum}',
} as const satisfies MessagesOf<typeof todayMessages>
