import type { MessagesOf, offersMessages } from '../../i18n/index.ts'

/** What the catalog and an offer say, in Spanish. */
export const offers = {
  'offers.title': 'Experiencias',
  'offers.untitled': 'Una experiencia',
  'offers.loading': 'Cargando las experiencias',

  'offers.search': 'Buscar experiencias',
  'offers.search.placeholder': 'Buscar por nombre, lugar o tipo',
  'offers.search.clear': 'Borrar la búsqueda',
  'offers.filters': 'Filtros',
  'offers.filters.when': 'Cuándo',
  'offers.filters.places': 'Dónde',
  'offers.filters.guests': 'Personas',
  'offers.filters.points': 'Puntos',
  'offers.filters.withinPoints': 'Al alcance de mis puntos',
  'offers.filters.available': 'Disponibles ahora',
  'offers.filters.clear': 'Quitar todos',
  'offers.sort': 'Ordenar por:',
  'offers.sort.featured': 'Destacadas',
  'offers.sort.priceUp': 'Precio, de menor a mayor',
  'offers.sort.priceDown': 'Precio, de mayor a menor',
  'offers.sort.soonest': 'Las más próximas',
  'offers.sort.bookBy': 'Fecha límite de reserva',

  'offers.count': {
    one: '{count} experiencia',
    many: '{count} de experiencias',
    other: '{count} experiencias',
  },
  'offers.countSoFar': {
    one: '{count} experiencia por ahora',
    many: '{count} de experiencias por ahora',
    other: '{count} experiencias por ahora',
  },
  'offers.shown': '{shown} de {count} a la vista',
  'offers.shownSoFar': '{shown} a la vista',
  'offers.more': 'Ver más',
  'offers.more.busy': 'Cargando',
  'offers.more.failed': 'No se pudieron cargar más.',

  'offers.incomplete': 'No se pudieron revisar todas.',
  'offers.limited': 'Hemos revisado las primeras {shown}.',
  'offers.limited.text': 'Hay más.',
  'offers.limited.more': 'Revisar más',

  'offers.empty.title': 'Todavía no hay nada aquí',
  'offers.empty.text': 'Las experiencias de su organización aparecerán aquí en cuanto las haya.',
  'offers.noMatch.search': 'Nada coincide con «{search}»',
  'offers.noMatch.filters': 'Nada coincide con estos filtros',
  'offers.noMatch.words': 'Pruebe con un lugar, un tipo o menos palabras.',
  'offers.failed': 'No se pudieron cargar las experiencias',
  'offers.offline.title': 'Sin conexión.',
  'offers.offline.text': 'Lo que ya se cargó sigue aquí; el resto llegará cuando vuelva la conexión.',

  'offers.soldOut': 'Agotada',
  'offers.closed': 'Reservas cerradas',
  'offers.placesLeft': {
    one: 'Queda {count} plaza',
    many: 'Quedan {count} de plazas',
    other: 'Quedan {count} plazas',
  },
  'offers.bookBy': 'Reserve hasta el {date}',
  'offers.bookBy.today': 'Reserve hasta las {time}',
  'offers.until': 'Hasta el {date}',
  'offers.ask': 'Solicitar',
} as const satisfies MessagesOf<typeof offersMessages>
