import type { hubMessages, MessagesOf } from '../../i18n/index.ts'

/** What the hub says, in German. */
export const hub = {
  'hub.navigation': 'Bereiche Ihres Programms',
  'hub.explore': 'Entdecken',
  'hub.experiences': 'Meine Erlebnisse',
  'hub.saved': 'Gemerkt',
  'hub.concierge': 'Concierge',
  'hub.wallet': 'Punkte',
  'hub.loading': 'Wird geladen',
  'hub.asked': 'Ihre Anfragen',
  'hub.asked.on': 'Angefragt am {date}',
  'hub.asked.gone': 'Ein Erlebnis, das nicht mehr angeboten wird',
  'hub.concierge.choose': 'Wählen Sie eine Unterhaltung',
  'hub.concierge.choose.text': 'Jedes Erlebnis, das Sie einlösen oder anfragen, hat seine eigene.',
} as const satisfies MessagesOf<typeof hubMessages>
