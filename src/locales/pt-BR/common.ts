import type { commonMessages, MessagesOf } from '../../i18n/index.ts'

/** What several features say, in Brazilian Portuguese. */
export const common = {
  'common.close': 'Fechar',
  'common.tryAgain': 'Tentar de novo',
  'common.optional': 'Opcional',
  'common.copy': 'Copiar',
  'common.copied': 'Copiado',
  'common.reference': 'Referência',
  'common.loading': 'Carregando',
  'common.points': 'pontos',
  'common.about': 'cerca de {money}',
} as const satisfies MessagesOf<typeof commonMessages>
