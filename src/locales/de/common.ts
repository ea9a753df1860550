import type { commonMessages, MessagesOf, placeMessages } from '../../i18n/index.ts'

/** What several features say, in German. */
export const common = {
  'common.close': 'Schließen',
  'common.tryAgain': 'Erneut versuchen',
  'common.optional': 'Optional',
  'common.copy': 'Kopieren',
  'common.copied': 'Kopiert',
  'common.reference': 'Referenz',
  'common.loading': 'Wird geladen',
  'common.points': { one: 'Punkt', other: 'Punkte' },
  'common.sum': '{figure} {unit}',
  'common.about': 'etwa {money}',
  'common.taken': 'Abbuchung vom Punktestand: {sum}',
  'common.sentences': '{first} {second}',
  'common.phrases': '{first}. {second}',
  'common.pair': '{first}, {second}',
  'common.phoneExample': '+49\u00A030\u00A023125\u00A0678',
  'place.copy': 'Adresse kopieren',
  'place.copied': 'Adresse kopiert',
  'place.map': 'Öffnet die Karte in einem neuen Tab',
} as const satisfies MessagesOf<typeof commonMessages & typeof placeMessages>
