import type { commonMessages, MessagesOf, placeMessages } from '../../i18n/index.ts'

/** What several features say, in French. */
export const common = {
  'common.close': 'Fermer',
  'common.tryAgain': 'Réessayer',
  'common.optional': 'Facultatif',
  'common.copy': 'Copier',
  'common.copied': 'Copié',
  'common.reference': 'Référence',
  'common.loading': 'Chargement',
  'common.points': { one: 'point', many: 'points', other: 'points' },
  'common.sum': '{figure} {unit}',
  'common.about': 'environ {money}',
  'common.taken': 'prélèvement de {sum} sur votre solde',
  'common.sentences': '{first} {second}',
  'common.phrases': '{first}. {second}',
  'common.pair': '{first}, {second}',
  'common.phoneExample': '+33\u00A01\u00A099\u00A000\u00A012\u00A034',
  'place.copy': 'Copier l’adresse',
  'place.copied': 'Adresse copiée',
  'place.map': 'Ouvre la carte dans un nouvel onglet',
} as const satisfies MessagesOf<typeof commonMessages & typeof placeMessages>
