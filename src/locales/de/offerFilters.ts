import type { MessagesOf, offerFilterMessages } from '../../i18n/index.ts'

/** What the filters by days, place, guests and points say, in German. */
export const offerFilters = {
  'offers.filters.title': 'Eingrenzen',
  'offers.filters.count': 'Filter, {count}',
  'offers.filters.remove': '{filter} entfernen',
  'offers.filters.clearOne': 'Löschen',
  'offers.filters.show': { one: '{count} Erlebnis zeigen', other: '{count} Erlebnisse zeigen' },
  'offers.filters.showSoFar': { one: 'Bisher {count} zeigen', other: 'Bisher {count} zeigen' },
  'offers.filters.soFar': 'Bisher: Der Rest wird noch geladen.',

  'offers.when.weekend': 'Dieses Wochenende',
  'offers.when.nextDays': 'Nächste {days} Tage',
  'offers.when.calendar': 'Tage',
  'offers.when.hint': 'Wählen Sie den ersten Tag, dann den letzten.',
  'offers.when.chosen': 'gewählt',
  'offers.when.previousMonth': 'Vorheriger Monat',
  'offers.when.nextMonth': 'Nächster Monat',
  'offers.when.today': 'heute',
  'offers.when.unavailable': 'nicht wählbar',
  'offers.when.failed': 'Der Kalender konnte nicht geladen werden.',
  'offers.when.undated': {
    one: '{count} hat kein Datum und steht am Ende.',
    other: '{count} haben kein Datum und stehen am Ende.',
  },
  'offers.when.anyTime': 'Jederzeit: Diese haben kein Datum.',
  'offers.when.anyTimeOnly': 'An diesen Tagen gibt es nichts. Diese haben kein Datum.',

  'offers.places.all': { one: 'Der eine Ort', other: 'Alle {count} Orte' },
  'offers.places.none': 'Keines nennt einen Ort.',

  'offers.guests.count': { one: '{count} Person', other: '{count} Personen' },
  'offers.guests.fewer': 'Eine Person weniger',
  'offers.guests.more': 'Eine Person mehr',
  'offers.guests.unstated': {
    one: '{count} nennt keine Personenzahl: Fragen Sie nach.',
    other: '{count} nennen keine Personenzahl: Fragen Sie nach.',
  },
  'offers.guests.ask': 'Personenzahl erfragen',

  'offers.points.min': 'Niedrigster Preis',
  'offers.points.max': 'Höchster Preis',
  'offers.points.upTo': 'bis {sum}',
  'offers.points.from': 'ab {sum}',
  'offers.points.range': '{min} bis {max}',
  'offers.points.any': 'beliebiger Preis',
  'offers.points.none': 'Keines nennt einen Preis.',

  'offers.noMatch.without': {
    one: 'Ohne die Filter gibt es {count} Erlebnis.',
    other: 'Ohne die Filter gibt es {count} Erlebnisse.',
  },
  'offers.noMatch.withoutOne': 'Ohne {filter}: {count}',
} as const satisfies MessagesOf<typeof offerFilterMessages>
