import type { hubMessages, MessagesOf } from '../../i18n/index.ts'

/** What the hub says, in Italian. */
export const hub = {
  'hub.navigation': 'Sezioni del programma',
  'hub.explore': 'Scopri',
  'hub.experiences': 'Le mie esperienze',
  'hub.saved': 'Salvate',
  'hub.concierge': 'Concierge',
  'hub.wallet': 'Punti',
  'hub.loading': 'Caricamento',
  'hub.asked': 'Le Sue richieste',
  'hub.asked.on': 'Data della richiesta: {date}',
  'hub.asked.gone': 'Un’esperienza non più disponibile',
  'hub.concierge.choose': 'Scelga una conversazione',
  'hub.concierge.choose.text': 'Ogni esperienza riscattata o richiesta ha la propria.',
} as const satisfies MessagesOf<typeof hubMessages>
