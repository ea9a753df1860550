import type { MessagesOf, offersMessages } from '../../i18n/index.ts'

/** What the catalog and an offer say, in Dutch. */
export const offers = {
  'offers.title': 'Belevenissen',
  'offers.untitled': 'Een belevenis',
  'offers.loading': 'De belevenissen worden geladen',

  'offers.search': 'Belevenissen zoeken',
  'offers.search.placeholder': 'Zoek op naam, plaats of soort',
  'offers.search.clear': 'Zoekopdracht wissen',
  'offers.filters': 'Filters',
  'offers.filters.all': 'Alle',
  'offers.filters.withinPoints': 'Met mijn punten',
  'offers.filters.available': 'Nu beschikbaar',
  'offers.filters.remove': '{filter} verwijderen',
  'offers.filters.clear': 'Alles wissen',
  'offers.sort': 'Sorteren:',
  'offers.sort.featured': 'Uitgelicht',
  'offers.sort.priceUp': 'Prijs oplopend',
  'offers.sort.priceDown': 'Prijs aflopend',
  'offers.sort.soonest': 'Eerstkomende datum',
  'offers.sort.bookBy': 'Uiterste boekdatum',

  'offers.count': { one: '{count} belevenis', other: '{count} belevenissen' },
  'offers.countSoFar': { one: '{count} belevenis tot nu toe', other: '{count} belevenissen tot nu toe' },
  'offers.shown': '{shown} van {count} getoond',
  'offers.shownSoFar': '{shown} getoond',
  'offers.more': 'Meer tonen',
  'offers.more.busy': 'Laden',
  'offers.more.failed': 'Er konden niet meer worden geladen.',

  'offers.incomplete': 'We konden ze niet allemaal doorzoeken.',
  'offers.limited': 'We hebben de eerste {shown} doorzocht.',
  'offers.limited.text': 'Er zijn er nog meer.',
  'offers.limited.more': 'Meer doorzoeken',

  'offers.empty.title': 'Nog geen belevenissen',
  'offers.empty.text': 'Belevenissen van uw organisatie verschijnen hier zodra ze er zijn.',
  'offers.noMatch.search': 'Geen resultaten voor ‘{search}’',
  'offers.noMatch.filters': 'Geen resultaten met deze filters',
  'offers.noMatch.words': 'Probeer een plaats, een soort of minder woorden.',
  'offers.noMatch.without': {
    one: 'Zonder de filters is er {count}.',
    other: 'Zonder de filters zijn er {count}.',
  },
  'offers.failed': 'De belevenissen konden niet worden geladen',
  'offers.offline.title': 'U bent offline.',
  'offers.offline.text': 'Wat geladen is, blijft hier staan; de rest volgt zodra u weer verbinding hebt.',

  'offers.soldOut': 'Uitverkocht',
  'offers.closed': 'Boeking gesloten',
  'offers.placesLeft': { one: 'Nog {count} plaats', other: 'Nog {count} plaatsen' },
  'offers.bookBy': 'Boeken t/m {date}',
  'offers.until': 'T/m {date}',
  'offers.ask': 'Aanvragen',
} as const satisfies MessagesOf<typeof offersMessages>
