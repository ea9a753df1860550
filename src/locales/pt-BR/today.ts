import type { MessagesOf, todayMessages } from '../../i18n/index.ts'

/** What lies ahead of the member, in Brazilian Portuguese. */
export const today = {
  'today.title': 'Em resumo',
  'today.now': 'Agora',
  'today.replies': 'Seu concierge escreveu para você',
  'today.replies.new': {
    one: '{count} mensagem nova',
    many: '{count} de mensagens novas',
    other: '{count} mensagens novas',
  },
  'today.phone': 'Verifique seu número',
  'today.phone.for': 'Sobre seu interesse em: {title}',
  'today.asked': 'Seu interesse está com o concierge',
  'today.points': 'Seu saldo: {sum}',
} as const satisfies MessagesOf<typeof todayMessages>
