import type { commonMessages, MessagesOf, placeMessages } from '../../i18n/index.ts'

/** What several features say, in Brazilian Portuguese. */
export const common = {
  'common.close': 'Fechar',
  'common.tryAgain': 'Tentar de novo',
  'common.optional': 'Opcional',
  'common.copy': 'Copiar',
  'common.copied': 'Copiado',
  'common.reference': 'Referência',
  'common.loading': 'Carregando',
  'common.points': { one: 'ponto', many: 'de pontos', other: 'pontos' },
  'common.sum': '{figure} {unit}',
  'common.about': 'cerca de {money}',
  'common.taken': 'desconta {sum} do seu saldo',
  'common.pair': '{first}, {second}',
  'common.sentences': '{first} {second}',
  'common.phrases': '{first}. {second}',
  'common.phoneExample': '+44\u00A020\u00A07946\u00A00958',
  'place.copy': 'Copiar o endereço',
  'place.copied': 'Endereço copiado',
  'place.map': 'Abre o mapa em uma nova aba',
} as const satisfies MessagesOf<typeof commonMessages & typeof placeMessages>
