import type { hubMessages, MessagesOf } from '../../i18n/index.ts'

/** What the hub says, in Spanish. */
export const hub = {
  'hub.navigation': 'Secciones de su programa',
  'hub.explore': 'Explorar',
  'hub.experiences': 'Mis experiencias',
  'hub.saved': 'Guardadas',
  'hub.concierge': 'Concierge',
  'hub.wallet': 'Mis puntos',
  'hub.loading': 'Cargando',
  'hub.asked': 'Sus solicitudes',
  'hub.asked.on': 'Solicitada el {date}',
  'hub.asked.gone': 'Una experiencia que ya no se ofrece',
  'hub.concierge.choose': 'Elija una conversación',
  'hub.concierge.choose.text': 'Cada experiencia que canjea o solicita tiene la suya.',
} as const satisfies MessagesOf<typeof hubMessages>
