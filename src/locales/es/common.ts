import type { commonMessages, MessagesOf, placeMessages } from '../../i18n/index.ts'

/** What several features say, in Spanish. */
export const common = {
  'common.close': 'Cerrar',
  'common.tryAgain': 'Reintentar',
  'common.optional': 'Opcional',
  'common.copy': 'Copiar',
  'common.copied': 'Copiado',
  'common.reference': 'Referencia',
  'common.loading': 'Cargando',
  'common.points': { one: 'punto', many: 'de puntos', other: 'puntos' },
  'common.sum': '{figure} {unit}',
  'common.about': 'unos {money}',
  'common.taken': 'se descuentan {sum} de su saldo',
  'common.pair': '{first}, {second}',
  'common.sentences': '{first} {second}',
  'common.phrases': '{first}. {second}',
  'common.phoneExample': '+44\u00A020\u00A07946\u00A00958',
  'place.copy': 'Copiar la dirección',
  'place.copied': 'Dirección copiada',
  'place.map': 'Abre el mapa en otra pestaña',
} as const satisfies MessagesOf<typeof commonMessages & typeof placeMessages>
