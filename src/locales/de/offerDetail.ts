import type { MessagesOf, offerDetailMessages, offerShareMessages } from '../../i18n/index.ts'

/** What the page of an offer says, in German. */
export const offerDetail = {
  'offers.detail.back': 'Erlebnisse',
  'offers.detail.loading': 'Erlebnis wird geladen',
  'offers.detail.failed': 'Dieses Erlebnis konnte nicht geladen werden',
  'offers.detail.gone.title': 'Dieses Erlebnis wird nicht mehr angeboten',
  'offers.detail.gone.text':
    'Vielleicht kommt es wieder. Was Sie bereits angefragt oder eingelöst haben, bleibt davon unberührt.',
  'offers.detail.gone.action': 'Alle Erlebnisse ansehen',
  'offers.detail.pictures': 'Bilder: {title}',
  'offers.detail.allPictures': { one: '{count} Bild', other: 'Alle {count} Bilder' },
  'offers.detail.pictureCounter': '{position} / {count}',
  'offers.detail.picture': 'Bild {position} von {count}',
  'offers.detail.inclusions': 'Das ist enthalten',
  'offers.detail.facts': 'Auf einen Blick',
  'offers.detail.when': 'Wann',
  'offers.detail.zone': '{time}, {zone}',
  'offers.detail.where': 'Wo',
  'offers.detail.guests': 'Personen',
  'offers.detail.guestsUpTo': 'Bis zu {count}',
  'offers.detail.placesLeft': 'Freie Plätze',
  'offers.detail.bookBy': 'Buchbar bis',

  'offers.price': 'Preis',
  'offers.price.agreed': 'Preis auf Anfrage',
  'offers.price.balance': 'Ihr Punktestand',
  'offers.price.after': 'Nach dem Einlösen',
  'offers.price.short': 'Es fehlen Ihnen',
  'offers.redeem': 'Einlösen',
  'offers.redeemFor': '{price} einlösen',
  'offers.askNote':
    'Bei einer Anfrage werden keine Punkte abgebucht und keine Plätze freigehalten. Ein Concierge schreibt Ihnen mit Terminen zurück.',
  'offers.soldOutNote':
    'Alle Plätze sind vergeben. Bei einer Anfrage werden keine Punkte abgebucht: Ein Concierge schreibt Ihnen zurück.',
  'offers.closedNote':
    'Der Buchungsschluss ist vorbei. Bei einer Anfrage werden keine Punkte abgebucht: Ein Concierge schreibt Ihnen zurück.',

  'offers.share': 'Teilen',
  'offers.share.copy': 'Link kopieren',
  'offers.share.copied': 'Link kopiert',
  'offers.share.select': 'Kopieren Sie diese Adresse:',
} as const satisfies MessagesOf<typeof offerDetailMessages & typeof offerShareMessages>
