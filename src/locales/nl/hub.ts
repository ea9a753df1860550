import type { hubMessages, MessagesOf } from '../../i18n/index.ts'

/** What the hub says, in Dutch. */
export const hub = {
  'hub.navigation': 'Onderdelen van uw programma',
  'hub.explore': 'Ontdekken',
  'hub.experiences': 'Mijn belevenissen',
  'hub.saved': 'Bewaard',
  'hub.concierge': 'Concierge',
  'hub.wallet': 'Punten',
  'hub.loading': 'Laden',
  'hub.asked': 'Uw aanvragen',
  'hub.asked.on': 'Aangevraagd op {date}',
  'hub.asked.gone': 'Een belevenis die niet meer wordt aangeboden',
  'hub.concierge.choose': 'Kies een gesprek',
  'hub.concierge.choose.text': 'Elke belevenis die u inwisselt of aanvraagt, heeft een eigen gesprek.',
} as const satisfies MessagesOf<typeof hubMessages>
