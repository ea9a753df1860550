import type { commonMessages, MessagesOf, placeMessages } from '../../i18n/index.ts'

/** What several features say, in Dutch. */
export const common = {
  'common.close': 'Sluiten',
  'common.tryAgain': 'Opnieuw proberen',
  'common.optional': 'Optioneel',
  'common.copy': 'Kopiëren',
  'common.copied': 'Gekopieerd',
  'common.reference': 'Referentie',
  'common.loading': 'Laden',
  'common.points': { one: 'punt', other: 'punten' },
  'common.sum': '{figure} {unit}',
  'common.about': 'ongeveer {money}',
  'common.taken': '{sum} gaat van uw saldo af',
  'common.sentences': '{first} {second}',
  'common.phrases': '{first}. {second}',
  'common.pair': '{first}, {second}',
  'common.phoneExample': '+44\u00A020\u00A07946\u00A00958',
  'place.copy': 'Adres kopiëren',
  'place.copied': 'Adres gekopieerd',
  'place.map': 'Opent de kaart in een nieuw tabblad',
} as const satisfies MessagesOf<typeof commonMessages & typeof placeMessages>
