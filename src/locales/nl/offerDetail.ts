import type { MessagesOf, offerDetailMessages, offerShareMessages } from '../../i18n/index.ts'

/** What the page of an offer says, in Dutch. */
export const offerDetail = {
  'offers.detail.back': 'Belevenissen',
  'offers.detail.loading': 'De belevenis wordt geladen',
  'offers.detail.failed': 'Deze belevenis kon niet worden geladen',
  'offers.detail.gone.title': 'Deze belevenis wordt niet meer aangeboden',
  'offers.detail.gone.text':
    'Misschien komt die terug. Wat u al hebt aangevraagd of ingewisseld, blijft ongewijzigd.',
  'offers.detail.gone.action': 'Alle belevenissen bekijken',
  'offers.detail.pictures': 'Foto’s van {title}',
  'offers.detail.allPictures': { one: '{count} foto', other: 'Alle {count} foto’s' },
  'offers.detail.pictureCounter': '{position} / {count}',
  'offers.detail.picture': 'Foto {position} van {count}',
  'offers.detail.inclusions': 'Wat is inbegrepen',
  'offers.detail.facts': 'In het kort',
  'offers.detail.when': 'Wanneer',
  'offers.detail.zone': '{time}, {zone}',
  'offers.detail.where': 'Waar',
  'offers.detail.guests': 'Personen',
  'offers.detail.guestsUpTo': 'Maximaal {count}',
  'offers.detail.placesLeft': 'Nog vrij',
  'offers.detail.bookBy': 'Boeken t/m',

  'offers.price': 'Prijs',
  'offers.price.agreed': 'Prijs op aanvraag',
  'offers.price.balance': 'Uw saldo',
  'offers.price.after': 'Na het inwisselen',
  'offers.price.short': 'U komt tekort',
  'offers.redeem': 'Inwisselen',
  'offers.redeemFor': '{price} inwisselen',
  'offers.askNote':
    'Een aanvraag kost geen punten en houdt geen plaats vast. Een concierge schrijft u terug met mogelijke datums.',
  'offers.soldOutNote':
    'Alle plaatsen zijn bezet. Een aanvraag kost geen punten: een concierge schrijft u terug.',
  'offers.closedNote':
    'De uiterste boektijd is voorbij. Een aanvraag kost geen punten: een concierge schrijft u terug.',

  'offers.share': 'Delen',
  'offers.share.copy': 'Link kopiëren',
  'offers.share.copied': 'Link gekopieerd',
  'offers.share.select': 'Kopieer dit adres:',
} as const satisfies MessagesOf<typeof offerDetailMessages & typeof offerShareMessages>
