import type { MessagesOf, offerDetailMessages, offerShareMessages } from '../../i18n/index.ts'

/** What the page of an offer says, in Spanish. */
export const offerDetail = {
  'offers.detail.back': 'Experiencias',
  'offers.detail.loading': 'Cargando la experiencia',
  'offers.detail.failed': 'No se pudo cargar esta experiencia',
  'offers.detail.gone.title': 'Esta experiencia ya no se ofrece',
  'offers.detail.gone.text': 'Es posible que vuelva. Lo que ya solicitó o canjeó no cambia.',
  'offers.detail.gone.action': 'Ver todas las experiencias',
  'offers.detail.pictures': 'Imágenes de {title}',
  'offers.detail.allPictures': {
    one: '{count} imagen',
    many: 'Las {count} de imágenes',
    other: 'Las {count} imágenes',
  },
  'offers.detail.pictureCounter': '{position} / {count}',
  'offers.detail.picture': 'Imagen {position} de {count}',
  'offers.detail.inclusions': 'Qué incluye',
  'offers.detail.facts': 'De un vistazo',
  'offers.detail.when': 'Cuándo',
  'offers.detail.zone': '{time}, {zone}',
  'offers.detail.where': 'Dónde',
  'offers.detail.guests': 'Personas',
  'offers.detail.guestsUpTo': 'Hasta {count}',
  'offers.detail.placesLeft': 'Plazas libres',
  'offers.detail.bookBy': 'Reserve hasta',

  'offers.price': 'Precio',
  'offers.price.agreed': 'Precio a consultar',
  'offers.price.balance': 'Su saldo',
  'offers.price.after': 'Tras el canje',
  'offers.price.short': 'Le faltan',
  'offers.redeem': 'Canjear',
  'offers.redeemFor': 'Canjear {price}',
  'offers.askNote': 'Solicitarla no descuenta puntos ni reserva plaza. Un concierge le escribirá con fechas.',
  'offers.soldOutNote': 'No quedan plazas. Solicitarla no descuenta puntos: un concierge le escribirá.',
  'offers.closedNote':
    'El plazo de reserva ha terminado. Solicitarla no descuenta puntos: un concierge le escribirá.',

  'offers.share': 'Compartir',
  'offers.share.copy': 'Copiar enlace',
  'offers.share.copied': 'Enlace copiado',
  'offers.share.select': 'Copie esta dirección:',
} as const satisfies MessagesOf<typeof offerDetailMessages & typeof offerShareMessages>
