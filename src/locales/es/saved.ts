import type { MessagesOf, savedMessages } from '../../i18n/index.ts'

/** What saving an offer says, and the page of saved offers, in Spanish. */
export const saved = {
  'saved.save': 'Guardar {title}',
  'saved.saveFailed': 'No se ha guardado. Inténtelo de nuevo.',
  'saved.removeFailed': 'No se ha quitado. Inténtelo de nuevo.',

  'saved.title': 'Guardadas',
  'saved.count': {
    one: '{count} experiencia',
    many: '{count} de experiencias, las más recientes primero',
    other: '{count} experiencias, las más recientes primero',
  },
  'saved.loading': 'Cargando lo que ha guardado',
  'saved.failed': 'No se pudo cargar lo que ha guardado',
  'saved.empty.title': 'Todavía no ha guardado nada',
  'saved.empty.text': 'Toque el corazón de una experiencia para guardarla y encontrarla aquí.',
  'saved.explore': 'Ver todas las experiencias',
  'saved.within': 'Al alcance de su saldo',
  'saved.missing': 'Le faltan {sum}',
  'saved.gone': 'Ya no se ofrece',
  'saved.remove': 'Quitar',
  'saved.removed': 'Se quitó:',
  'saved.undo': 'Deshacer',
} as const satisfies MessagesOf<typeof savedMessages>
