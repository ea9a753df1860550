import type { MessagesOf, offerDetailMessages, offerShareMessages } from '../../i18n/index.ts'

/** What the page of an offer says, in French. */
export const offerDetail = {
  'offers.detail.back': 'Expériences',
  'offers.detail.loading': 'Chargement de l’expérience',
  'offers.detail.failed': 'Nous n’avons pas pu charger cette expérience',
  'offers.detail.gone.title': 'Cette expérience n’est plus proposée',
  'offers.detail.gone.text':
    'Elle reviendra peut-être. Vos demandes et vos échanges de points ne changent pas.',
  'offers.detail.gone.action': 'Voir toutes les expériences',
  'offers.detail.pictures': 'Photos\u00A0: {title}',
  'offers.detail.allPictures': {
    one: '{count} photo',
    many: 'Les {count} photos',
    other: 'Les {count} photos',
  },
  'offers.detail.pictureCounter': '{position} / {count}',
  'offers.detail.picture': 'Photo {position} sur {count}',
  'offers.detail.inclusions': 'Ce qui est inclus',
  'offers.detail.facts': 'En bref',
  'offers.detail.when': 'Quand',
  'offers.detail.zone': '{time}, {zone}',
  'offers.detail.where': 'Où',
  'offers.detail.guests': 'Personnes',
  'offers.detail.guestsUpTo': 'Jusqu’à {count}',
  'offers.detail.placesLeft': 'Places restantes',
  'offers.detail.bookBy': 'Réservable jusqu’au',

  'offers.price': 'Prix',
  'offers.price.agreed': 'Prix sur demande',
  'offers.price.balance': 'Votre solde',
  'offers.price.after': 'Après l’échange',
  'offers.price.short': 'Il vous manque',
  'offers.redeem': 'Échanger',
  'offers.redeemFor': 'Échanger {price}',
  'offers.askNote':
    'Une demande ne prélève aucun point et ne retient aucune place. Un concierge vous répond avec des dates.',
  'offers.soldOutNote':
    'Toutes les places sont prises. Une demande ne prélève aucun point\u00A0: un concierge vous répond.',
  'offers.closedNote':
    'Le délai de réservation est passé. Une demande ne prélève aucun point\u00A0: un concierge vous répond.',

  'offers.share': 'Partager',
  'offers.share.copy': 'Copier le lien',
  'offers.share.copied': 'Lien copié',
  'offers.share.select': 'Copiez cette adresse :',
} as const satisfies MessagesOf<typeof offerDetailMessages & typeof offerShareMessages>
