import type { MessagesOf, offerFilterMessages } from '../../i18n/index.ts'

/** What the filters by days, place, guests and points say, in Brazilian Portuguese. */
export const offerFilters = {
  'offers.filters.title': 'Refinar a busca',
  'offers.filters.count': 'Filtros, {count}',
  'offers.filters.remove': 'Remover {filter}',
  'offers.filters.clearOne': 'Limpar',
  'offers.filters.show': {
    one: 'Ver {count} experiência',
    many: 'Ver {count} de experiências',
    other: 'Ver {count} experiências',
  },
  'offers.filters.showSoFar': {
    one: 'Ver {count} até agora',
    many: 'Ver {count} até agora',
    other: 'Ver {count} até agora',
  },
  'offers.filters.soFar': 'Até agora: o restante ainda está sendo carregado.',

  'offers.when.weekend': 'Este fim de semana',
  'offers.when.nextDays': 'Próximos {days} dias',
  'offers.when.calendar': 'Dias',
  'offers.when.hint': 'Escolha o primeiro dia e depois o último.',
  'offers.when.chosen': 'escolhido',
  'offers.when.previousMonth': 'Mês anterior',
  'offers.when.nextMonth': 'Próximo mês',
  'offers.when.today': 'hoje',
  'offers.when.unavailable': 'não pode ser escolhido',
  'offers.when.failed': 'Não foi possível carregar o calendário.',
  'offers.when.undated': {
    one: '{count} não tem data e fica no fim.',
    many: '{count} não têm data e ficam no fim.',
    other: '{count} não têm data e ficam no fim.',
  },
  'offers.when.anyTime': 'A qualquer momento: estas não têm data.',
  'offers.when.anyTimeOnly': 'Nada nesses dias. Estas não têm data.',

  'offers.places.all': {
    one: 'Ver {count} lugar',
    many: 'Todos os {count} lugares',
    other: 'Todos os {count} lugares',
  },
  'offers.places.none': 'Nenhuma informa um lugar.',

  'offers.guests.count': { one: '{count} pessoa', many: '{count} de pessoas', other: '{count} pessoas' },
  'offers.guests.fewer': 'Uma pessoa a menos',
  'offers.guests.more': 'Uma pessoa a mais',
  'offers.guests.unstated': {
    one: '{count} não informa para quantas pessoas: pergunte.',
    many: '{count} não informam para quantas pessoas: pergunte.',
    other: '{count} não informam para quantas pessoas: pergunte.',
  },
  'offers.guests.ask': 'Consulte para quantas pessoas',

  'offers.points.min': 'Menor preço',
  'offers.points.max': 'Maior preço',
  'offers.points.upTo': 'até {sum}',
  'offers.points.from': 'a partir de {sum}',
  'offers.points.range': '{min} a {max}',
  'offers.points.any': 'qualquer preço',
  'offers.points.none': 'Nenhuma informa um preço.',

  'offers.noMatch.without': {
    one: 'Sem os filtros, há {count} experiência.',
    many: 'Sem os filtros, há {count} de experiências.',
    other: 'Sem os filtros, há {count} experiências.',
  },
  'offers.noMatch.withoutOne': 'Sem {filter}: {count}',
} as const satisfies MessagesOf<typeof offerFilterMessages>
