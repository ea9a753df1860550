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

  'offers.places.all': { one: 'De ene plaats', other: 'Alle {count} plaatsen' },
  'offers.places.none': 'Geen ervan noemt een plaats.',

  'offers.guests.count': { one: '{count} gast', other: '{count} gasten' },
  'offers.guests.fewer': 'Een gast minder',
  'offers.guests.more': 'Een gast meer',
  'offers.guests.unstated': {
    one: '{count} noemt geen aantal: vraag ernaar.',
    other: '{count} noemen geen aantal: vraag ernaar.',
  },
  'offers.guests.ask': 'Vraag voor hoeveel',

  'offers.points.min': 'Laagste prijs',
  'offers.points.max': 'Hoogste prijs',
  'offers.points.upTo': 'tot {sum}',
  'offers.points.from': 'vanaf {sum}',
  'offers.points.range': '{min} tot {max}',
  'offers.points.any': 'elke prijs',
  'offers.points.none': 'Geen ervan noemt een prijs.',

  'offers.noMatch.without': {
    one: 'Zonder de filters is er {count}.',
    other: 'Zonder de filters zijn er {count}.',
  },
  'offers.noMatch.withoutOne': 'Zonder {filter}: {count}',
} as const satisfies MessagesOf<typeof offerFilterMessages>
