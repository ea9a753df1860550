import type { MessagesOf, offerDetailMessages, offerShareMessages } from '../../i18n/index.ts'

/** What the page of an offer says, in Italian. */
export const offerDetail = {
  'offers.detail.back': 'Esperienze',
  'offers.detail.loading': 'Caricamento dell’esperienza',
  'offers.detail.failed': 'Impossibile caricare questa esperienza',
  'offers.detail.gone.title': 'Questa esperienza non è più disponibile',
  'offers.detail.gone.text': 'Potrebbe tornare. Quanto già richiesto o riscattato non cambia.',
  'offers.detail.gone.action': 'Vedi tutte le esperienze',
  'offers.detail.pictures': 'Foto: {title}',
  'offers.detail.allPictures': {
    one: '{count} foto',
    many: 'Tutte le {count} foto',
    other: 'Tutte le {count} foto',
  },
  'offers.detail.pictureCounter': '{position} / {count}',
  'offers.detail.picture': 'Foto {position} di {count}',
  'offers.detail.inclusions': 'Che cosa è incluso',
  'offers.detail.facts': 'In breve',
  'offers.detail.when': 'Quando',
  'offers.detail.zone': '{time}, {zone}',
  'offers.detail.where': 'Dove',
  'offers.detail.guests': 'Persone',
  'offers.detail.guestsUpTo': 'Fino a {count}',
  'offers.detail.placesLeft': 'Posti rimasti',
  'offers.detail.bookBy': 'Prenotare entro',

  'offers.price': 'Prezzo',
  'offers.price.agreed': 'Prezzo su richiesta',
  'offers.price.balance': 'Il Suo saldo',
  'offers.price.after': 'Dopo il riscatto',
  'offers.price.short': 'Le mancano',
  'offers.redeem': 'Riscatta',
  'offers.redeemFor': 'Riscatta per {price}',
  'offers.askNote':
    'La richiesta non preleva punti e non riserva posti. Un concierge risponde proponendo delle date.',
  'offers.soldOutNote':
    'Tutti i posti sono occupati. La richiesta non preleva punti: un concierge Le risponderà.',
  'offers.closedNote':
    'Il termine di prenotazione è passato. La richiesta non preleva punti: un concierge Le risponderà.',

  'offers.share': 'Condividi',
  'offers.share.copy': 'Copia link',
  'offers.share.copied': 'Link copiato',
  'offers.share.select': 'Copi questo indirizzo:',
} as const satisfies MessagesOf<typeof offerDetailMessages & typeof offerShareMessages>
