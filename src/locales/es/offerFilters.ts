import type { MessagesOf, offerFilterMessages } from '../../i18n/index.ts'

/** What the filters by days, place, guests and points say, in Spanish. */
export const offerFilters = {
  'offers.filters.title': 'Afinar la búsqueda',
  'offers.filters.count': 'Filtros, {count}',
  'offers.filters.remove': 'Quitar {filter}',
  'offers.filters.clearOne': 'Quitar',
  'offers.filters.show': {
    one: 'Ver {count} experiencia',
    many: 'Ver {count} de experiencias',
    other: 'Ver {count} experiencias',
  },
  'offers.filters.showSoFar': {
    one: 'Ver {count} por ahora',
    many: 'Ver {count} por ahora',
    other: 'Ver {count} por ahora',
  },
  'offers.filters.soFar': 'Por ahora: aún se está cargando el resto.',

  'offers.when.weekend': 'Este fin de semana',
  'offers.when.nextDays': 'Próximos {days} días',
  'offers.when.calendar': 'Días',
  'offers.when.hint': 'Elija el primer día y luego el último.',
  'offers.when.chosen': 'elegido',
  'offers.when.previousMonth': 'Mes anterior',
  'offers.when.nextMonth': 'Mes siguiente',
  'offers.when.today': 'hoy',
  'offers.when.unavailable': 'no se puede elegir',
  'offers.when.failed': 'El calendario no se cargó.',
  'offers.when.undated': {
    one: '{count} no tiene fecha y está al final.',
    many: '{count} no tienen fecha y están al final.',
    other: '{count} no tienen fecha y están al final.',
  },
  'offers.when.anyTime': 'En cualquier momento: estas no tienen fecha.',
  'offers.when.anyTimeOnly': 'Nada en esos días. Estas no tienen fecha.',

  'offers.places.all': { one: 'El único lugar', many: 'Los {count} lugares', other: 'Los {count} lugares' },
  'offers.places.none': 'Ninguna indica un lugar.',

  'offers.guests.count': { one: '{count} persona', many: '{count} de personas', other: '{count} personas' },
  'offers.guests.fewer': 'Una persona menos',
  'offers.guests.more': 'Una persona más',
  'offers.guests.unstated': {
    one: '{count} no indica para cuántas personas: pregunte.',
    many: '{count} no indican para cuántas personas: pregunte.',
    other: '{count} no indican para cuántas personas: pregunte.',
  },
  'offers.guests.ask': 'Consultar para cuántas personas',

  'offers.points.min': 'Precio mínimo',
  'offers.points.max': 'Precio máximo',
  'offers.points.upTo': 'hasta {sum}',
  'offers.points.from': 'desde {sum}',
  'offers.points.range': '{min} a {max}',
  'offers.points.any': 'cualquier precio',
  'offers.points.none': 'Ninguna indica un precio.',

  'offers.noMatch.without': {
    one: 'Sin los filtros hay {count} experiencia.',
    many: 'Sin los filtros hay {count} de experiencias.',
    other: 'Sin los filtros hay {count} experiencias.',
  },
  'offers.noMatch.withoutOne': 'Sin {filter}: {count}',
} as const satisfies MessagesOf<typeof offerFilterMessages>
