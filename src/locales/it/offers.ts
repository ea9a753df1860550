import type { MessagesOf, offersMessages } from '../../i18n/index.ts'

/** What the catalog and an offer say, in Italian. */
export const offers = {
  'offers.title': 'Esperienze',
  'offers.untitled': 'Un’esperienza',
  'offers.loading': 'Caricamento delle esperienze',

  'offers.search': 'Cerca tra le esperienze',
  'offers.search.placeholder': 'Cerca per nome, luogo o tipo',
  'offers.search.clear': 'Cancella la ricerca',
  'offers.filters': 'Filtri',
  'offers.filters.when': 'Quando',
  'offers.filters.places': 'Dove',
  'offers.filters.guests': 'Persone',
  'offers.filters.points': 'Punti',
  'offers.filters.withinPoints': 'Con i miei punti',
  'offers.filters.available': 'Disponibili ora',
  'offers.filters.clear': 'Cancella tutti',
  'offers.sort': 'Ordina:',
  'offers.sort.featured': 'In evidenza',
  'offers.sort.priceUp': 'Prezzo crescente',
  'offers.sort.priceDown': 'Prezzo decrescente',
  'offers.sort.soonest': 'Data più vicina',
  'offers.sort.bookBy': 'Termine di prenotazione',

  'offers.count': { one: '{count} esperienza', many: '{count} esperienze', other: '{count} esperienze' },
  'offers.countSoFar': {
    one: '{count} esperienza finora',
    many: '{count} esperienze finora',
    other: '{count} esperienze finora',
  },
  'offers.shown': '{shown} su {count} visualizzate',
  'offers.shownSoFar': 'Visualizzate: {shown}',
  'offers.more': 'Mostra altro',
  'offers.more.busy': 'Caricamento',
  'offers.more.failed': 'Impossibile caricarne altre.',

  'offers.incomplete': 'Non siamo riusciti a esaminarle tutte.',
  'offers.limited': 'Abbiamo esaminato le prime {shown}.',
  'offers.limited.text': 'Ce ne sono altre.',
  'offers.limited.more': 'Cerca ancora',

  'offers.empty.title': 'Ancora nessuna esperienza',
  'offers.empty.text': 'Le esperienze della Sua organizzazione appariranno qui non appena ce ne saranno.',
  'offers.noMatch.search': 'Nessun risultato per «{search}»',
  'offers.noMatch.filters': 'Nessun risultato con questi filtri',
  'offers.noMatch.words': 'Provi con un luogo, un tipo o meno parole.',
  'offers.failed': 'Impossibile caricare le esperienze',
  'offers.offline.title': 'Connessione assente.',
  'offers.offline.text': 'Quanto già caricato resta qui; il resto arriverà con la connessione.',

  'offers.soldOut': 'Esaurita',
  'offers.closed': 'Prenotazioni chiuse',
  'offers.placesLeft': {
    one: '{count} posto rimasto',
    many: '{count} posti rimasti',
    other: '{count} posti rimasti',
  },
  'offers.bookBy': 'Prenotare entro: {date}',
  'offers.bookBy.today': 'Prenotare entro le {time}',
  'offers.until': 'Fino a: {date}',
  'offers.ask': 'Richiedi',
} as const satisfies MessagesOf<typeof offersMessages>
