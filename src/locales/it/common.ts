import type { commonMessages, MessagesOf, placeMessages } from '../../i18n/index.ts'

/** What several features say, in Italian. */
export const common = {
  'common.close': 'Chiudi',
  'common.tryAgain': 'Riprova',
  'common.optional': 'Facoltativo',
  'common.copy': 'Copia',
  'common.copied': 'Copiato',
  'common.reference': 'Riferimento',
  'common.loading': 'Caricamento',
  'common.points': { one: 'punto', many: 'punti', other: 'punti' },
  'common.sum': '{figure} {unit}',
  'common.about': 'circa {money}',
  'common.taken': 'preleva {sum} dal Suo saldo',
  'common.sentences': '{first} {second}',
  'common.phrases': '{first}. {second}',
  'common.pair': '{first}, {second}',
  'common.phoneExample': '+44\u00A020\u00A07946\u00A00958',
  'place.copy': 'Copia l’indirizzo',
  'place.copied': 'Indirizzo copiato',
  'place.map': 'Apre la mappa in una nuova scheda',
} as const satisfies MessagesOf<typeof commonMessages & typeof placeMessages>
