import type { MessagesOf, offerFilterMessages } from '../../i18n/index.ts'

/** What the filters by days, place, guests and points say, in Dutch. */
export const offerFilters = {
  'offers.filters.title': 'Verfijnen',
  'offers.filters.count': 'Filters, {count}',
  'offers.filters.remove': '{filter} verwijderen',
  'offers.filters.clearOne': 'Wissen',
  'offers.filters.show': { one: '{count} belevenis tonen', other: '{count} belevenissen tonen' },
  'offers.filters.showSoFar': { one: '{count} tot nu toe tonen', other: '{count} tot nu toe tonen' },
  'offers.filters.soFar': 'Tot nu toe: de rest wordt nog geladen.',

  'offers.when.weekend': 'Dit weekend',
  'offers.when.nextDays': 'Komende {days} dagen',
  'offers.when.calendar': 'Dagen',
  'offers.when.hint': 'Kies de eerste dag en dan de laatste.',
  'offers.when.chosen': 'gekozen',
  'offers.when.previousMonth': 'Vorige maand',
  'offers.when.nextMonth': 'Volgende maand',
  'offers.when.today': 'vandaag',
  'offers.when.unavailable': 'niet te kiezen',
  'offers.when.failed': 'De kalender is niet geladen.',
  'offers.when.undated': {
    one: '{count} heeft geen datum en staat aan het eind.',
    other: '{count} hebben geen datum en staan aan het eind.',
  },
  'offers.when.anyTime': 'Op elk moment: deze hebben geen datum.',
  'offers.when.anyTimeOnly': 'Niets op deze dagen. Deze hebben geen datum.',

  'offers.places.all': { one: 'De enige locatie', other: 'Alle {count} locaties' },
  'offers.places.none': 'Geen ervan noemt een locatie.',

  'offers.guests.count': { one: '{count} persoon', other: '{count} personen' },
  'offers.guests.fewer': 'Eén persoon minder',
  'offers.guests.more': 'Eén persoon meer',
  'offers.guests.unstated': {
    one: '{count} noemt geen aantal personen: vraag ernaar.',
    other: '{count} noemen geen aantal personen: vraag ernaar.',
  },
  'offers.guests.ask': 'Aantal personen navragen',

  'offers.points.min': 'Laagste prijs',
  'offers.points.max': 'Hoogste prijs',
  'offers.points.upTo': 'tot {sum}',
  'offers.points.from': 'vanaf {sum}',
  'offers.points.range': '{min} tot {max}',
  'offers.points.any': 'elke prijs',
  'offers.points.none': 'Geen ervan noemt een prijs.',

  'offers.noMatch.without': {
    one: 'Zonder de filters is er {count} belevenis.',
    other: 'Zonder de filters zijn er {count} belevenissen.',
  },
  'offers.noMatch.withoutOne': 'Zonder {filter}: {count}',
} as const satisfies MessagesOf<typeof offerFilterMessages>
