import type { MessagesOf, offerFilterMessages } from '../../i18n/index.ts'

/** What the filters by days, place, guests and points say, in Italian. */
export const offerFilters = {
  'offers.filters.title': 'Affina la ricerca',
  'offers.filters.count': 'Filtri, {count}',
  'offers.filters.remove': 'Rimuovi {filter}',
  'offers.filters.clearOne': 'Cancella',
  'offers.filters.show': {
    one: 'Mostra {count} esperienza',
    many: 'Mostra {count} esperienze',
    other: 'Mostra {count} esperienze',
  },
  'offers.filters.showSoFar': {
    one: 'Mostra {count} finora',
    many: 'Mostra {count} finora',
    other: 'Mostra {count} finora',
  },
  'offers.filters.soFar': 'Finora: il resto è ancora in caricamento.',

  'offers.when.weekend': 'Questo fine settimana',
  'offers.when.nextDays': 'Prossimi {days} giorni',
  'offers.when.calendar': 'Giorni',
  'offers.when.hint': 'Scelga il primo giorno, poi l’ultimo.',
  'offers.when.chosen': 'scelto',
  'offers.when.previousMonth': 'Mese precedente',
  'offers.when.nextMonth': 'Mese successivo',
  'offers.when.today': 'oggi',
  'offers.when.unavailable': 'non selezionabile',
  'offers.when.failed': 'Il calendario non è stato caricato.',
  'offers.when.undated': {
    one: '{count} è senza data e si trova alla fine.',
    many: '{count} sono senza data e si trovano alla fine.',
    other: '{count} sono senza data e si trovano alla fine.',
  },
  'offers.when.anyTime': 'In qualsiasi momento: queste sono senza data.',
  'offers.when.anyTimeOnly': 'Niente in questi giorni. Queste sono senza data.',

  'offers.places.all': {
    one: 'L’unico luogo',
    many: 'Tutti i {count} luoghi',
    other: 'Tutti i {count} luoghi',
  },
  'offers.places.none': 'Nessuna indica un luogo.',

  'offers.guests.count': { one: '{count} persona', many: '{count} persone', other: '{count} persone' },
  'offers.guests.fewer': 'Una persona in meno',
  'offers.guests.more': 'Una persona in più',
  'offers.guests.unstated': {
    one: '{count} non indica per quante persone: chieda.',
    many: '{count} non indicano per quante persone: chieda.',
    other: '{count} non indicano per quante persone: chieda.',
  },
  'offers.guests.ask': 'Numero di persone su richiesta',

  'offers.points.min': 'Prezzo più basso',
  'offers.points.max': 'Prezzo più alto',
  'offers.points.upTo': 'fino a {sum}',
  'offers.points.from': 'da {sum}',
  'offers.points.range': '{min} – {max}',
  'offers.points.any': 'qualsiasi prezzo',
  'offers.points.none': 'Nessuna indica un prezzo.',

  'offers.noMatch.without': {
    one: 'Senza i filtri c’è {count} esperienza.',
    many: 'Senza i filtri ci sono {count} esperienze.',
    other: 'Senza i filtri ci sono {count} esperienze.',
  },
  'offers.noMatch.withoutOne': 'Senza {filter}: {count}',
} as const satisfies MessagesOf<typeof offerFilterMessages>
