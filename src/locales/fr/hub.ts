import type { hubMessages, MessagesOf } from '../../i18n/index.ts'

/** What the hub says, in French. */
export const hub = {
  'hub.navigation': 'Rubriques de votre programme',
  'hub.explore': 'Découvrir',
  'hub.experiences': 'Mes expériences',
  'hub.saved': 'Enregistrées',
  'hub.concierge': 'Concierge',
  'hub.wallet': 'Mes points',
  'hub.loading': 'Chargement',
  'hub.asked': 'Vos demandes',
  'hub.asked.on': 'Demandée le {date}',
  'hub.asked.gone': 'Une expérience qui n’est plus proposée',
  'hub.concierge.choose': 'Choisissez une conversation',
  'hub.concierge.choose.text': 'Chaque expérience obtenue avec vos points ou demandée a la sienne.',
} as const satisfies MessagesOf<typeof hubMessages>
