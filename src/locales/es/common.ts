import type { commonMessages, MessagesOf } from '../../i18n/index.ts'

/** What several features say, in Spanish. */
export const common = {
  'common.close': 'Cerrar',
  'common.tryAgain': 'Reintentar',
  'common.optional': 'Opcional',
  'common.copy': 'Copiar',
  'common.copied': 'Copiado',
  'common.reference': 'Referencia',
  'common.loading': 'Cargando',
  'common.points': 'puntos',
  'common.about': 'unos {money}',
} as const satisfies MessagesOf<typeof commonMessages>
