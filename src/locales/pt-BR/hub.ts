import type { hubMessages, MessagesOf } from '../../i18n/index.ts'

/** What the hub says, in Brazilian Portuguese. */
export const hub = {
  'hub.navigation': 'Seções do seu programa',
  'hub.explore': 'Explorar',
  'hub.experiences': 'Minhas experiências',
  'hub.saved': 'Salvas',
  'hub.concierge': 'Concierge',
  'hub.wallet': 'Carteira',
  'hub.loading': 'Carregando',
  'hub.asked': 'Seus interesses registrados',
  'hub.asked.on': 'Registrado em {date}',
  'hub.asked.gone': 'Experiência não mais oferecida',
  'hub.concierge.choose': 'Escolha uma conversa',
  'hub.concierge.choose.text':
    'Cada experiência que você resgata ou pela qual demonstra interesse tem a sua.',
} as const satisfies MessagesOf<typeof hubMessages>
