import type { MessagesOf, termsMessages } from '../../i18n/index.ts'

/** What legal documents are accepted with, in Spanish. */
export const terms = {
  'terms.title': 'Condiciones por aceptar',
  'terms.lead':
    'Léalas y acéptelas para continuar. Mientras tanto, sus puntos, conversaciones y experiencias no se ven afectados.',
  'terms.loading': 'Cargando las condiciones',
  'terms.failed': 'No se pudieron cargar las condiciones',

  'terms.type.TERMS_OF_SERVICE': 'Condiciones del servicio',
  'terms.type.unknown': 'Documento legal',
  'terms.version': 'Versión {version}',
  'terms.versionOn': 'Versión {version}, publicada el {date}',
  'terms.newTab': 'Se abre en otra pestaña',
  'terms.noText': 'El texto no se muestra aquí. Pídalo a su organización antes de aceptar.',
  'terms.consent.TERMS_OF_SERVICE': 'He leído las condiciones del servicio y las acepto.',
  'terms.consent.unknown': 'He leído «{title}» y lo acepto.',
  'terms.tick': 'Marque la casilla para aceptar.',

  'terms.accept': 'Aceptar',
  'terms.acceptAndGoOn': 'Aceptar y continuar',
  'terms.accepting': 'Aceptando',
  'terms.decline': 'Ahora no',

  'terms.changed.title': 'Acaba de cambiar.',
  'terms.changed.text': {
    one: 'Se publicó una versión nueva mientras leía. Léala y acéptela.',
    many: 'Se publicaron versiones nuevas mientras leía. Léalas y acéptelas.',
    other: 'Se publicaron versiones nuevas mientras leía. Léalas y acéptelas.',
  },
  'terms.unconfirmed.title': 'Aún sin confirmar.',
  'terms.unconfirmed.text': 'El servicio todavía no lo ha registrado. Reinténtelo en un momento.',
  'terms.accepted': 'Gracias. Las condiciones están aceptadas.',
  'terms.upToDate': 'Nada por aceptar',
  'terms.upToDate.text': 'Ha aceptado la versión vigente de todos los documentos.',
  'terms.none.text': 'Su organización no tiene condiciones por aceptar.',
  'terms.acceptedOn': 'aceptada el {date}',

  'terms.banner.title': 'Hay condiciones por aceptar.',
  'terms.banner.text': 'Mientras tanto puede explorar, pero no se envía nada.',
  'terms.banner.review': 'Leer y aceptar',
  'terms.banner.failed.title': 'No se pudieron cargar las condiciones.',
  'terms.banner.failed.text': 'Puede explorar, pero no se envía nada hasta que estén aquí.',
} as const satisfies MessagesOf<typeof termsMessages>
