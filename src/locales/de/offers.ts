import type { MessagesOf, offersMessages } from '../../i18n/index.ts'

/** What the catalog and an offer say, in German. */
export const offers = {
  'offers.title': 'Erlebnisse',
  'offers.untitled': 'Ein Erlebnis',
  'offers.loading': 'Erlebnisse werden geladen',

  'offers.search': 'Erlebnisse durchsuchen',
  'offers.search.placeholder': 'Nach Name, Ort oder Art suchen',
  'offers.search.clear': 'Suche leeren',
  'offers.filters': 'Filter',
  'offers.filters.all': 'Alle',
  'offers.filters.withinPoints': 'Mit meinen Punkten',
  'offers.filters.available': 'Jetzt verfügbar',
  'offers.filters.remove': '{filter} entfernen',
  'offers.filters.clear': 'Alle löschen',
  'offers.sort': 'Sortieren:',
  'offers.sort.featured': 'Empfohlen',
  'offers.sort.priceUp': 'Preis aufsteigend',
  'offers.sort.priceDown': 'Preis absteigend',
  'offers.sort.soonest': 'Nächster Termin',
  'offers.sort.bookBy': 'Buchungsschluss',

  'offers.count': { one: '{count} Erlebnis', other: '{count} Erlebnisse' },
  'offers.countSoFar': { one: 'Bisher {count} Erlebnis', other: 'Bisher {count} Erlebnisse' },
  'offers.shown': '{shown} von {count} angezeigt',
  'offers.shownSoFar': '{shown} angezeigt',
  'offers.more': 'Mehr anzeigen',
  'offers.more.busy': 'Wird geladen',
  'offers.more.failed': 'Weitere konnten nicht geladen werden.',

  'offers.incomplete': 'Wir konnten nicht alle durchsehen.',
  'offers.limited': 'Wir haben die ersten {shown} durchsucht.',
  'offers.limited.text': 'Es gibt noch mehr.',
  'offers.limited.more': 'Weitere durchsuchen',

  'offers.empty.title': 'Noch keine Erlebnisse',
  'offers.empty.text': 'Erlebnisse Ihrer Organisation erscheinen hier, sobald es welche gibt.',
  'offers.noMatch.search': 'Keine Treffer für „{search}“',
  'offers.noMatch.filters': 'Keine Treffer mit diesen Filtern',
  'offers.noMatch.words': 'Versuchen Sie es mit einem Ort, einer Art oder weniger Wörtern.',
  'offers.noMatch.without': {
    one: 'Ohne die Filter gibt es {count}.',
    other: 'Ohne die Filter gibt es {count}.',
  },
  'offers.failed': 'Die Erlebnisse konnten nicht geladen werden',
  'offers.offline.title': 'Sie sind offline.',
  'offers.offline.text': 'Was geladen ist, bleibt hier; der Rest folgt, sobald Sie wieder verbunden sind.',

  'offers.soldOut': 'Ausgebucht',
  'offers.closed': 'Buchung beendet',
  'offers.placesLeft': { one: 'Noch {count} Platz', other: 'Noch {count} Plätze' },
  'offers.bookBy': 'Buchbar bis {date}',
  'offers.until': 'Bis {date}',
  'offers.ask': 'Anfragen',
} as const satisfies MessagesOf<typeof offersMessages>
