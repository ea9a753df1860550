import type { interestsMessages, MessagesOf } from '../../i18n/index.ts'

/** What the form and the receipt of an interest say, in Spanish. */
export const interests = {
  'interests.title': 'Solicitar la experiencia',
  'interests.lead':
    'Cuéntenos qué le vendría bien. La solicitud no le compromete a nada: no se descuentan puntos ni se reserva plaza. Un concierge le responderá en su conversación.',
  'interests.back': 'Volver a la experiencia',
  'interests.send': 'Enviar al concierge',
  'interests.sending': 'Enviando',
  'interests.noPoints': 'No se descuentan puntos.',

  'interests.offer.loading': 'Cargando la experiencia',
  'interests.offer.gone.title': 'Ya no se ofrece.',
  'interests.offer.gone.text':
    'Puede solicitarla de todos modos: tal vez su concierge conozca algo parecido.',
  'interests.offer.failed': 'La experiencia no se pudo mostrar aquí. Puede solicitarla de todos modos.',

  'interests.party': 'Su grupo',
  'interests.party.max': {
    one: 'Para {count} persona como máximo.',
    many: 'Hasta {count} de personas.',
    other: 'Hasta {count} personas.',
  },
  'interests.adults': 'Adultos',
  'interests.adults.fewer': 'Quitar un adulto',
  'interests.adults.more': 'Añadir un adulto',
  'interests.children': 'Menores',
  'interests.children.fewer': 'Quitar un menor',
  'interests.children.more': 'Añadir un menor',

  'interests.dates': 'Sus fechas',
  'interests.dates.hint': 'Elija una opción y luego los días. Tantos como quiera.',
  'interests.dates.kind': 'Significado de los días',
  'interests.dates.preferred': 'Nos vendría bien',
  'interests.dates.blackout': 'No es posible',
  'interests.dates.suits': 'Viene bien',
  'interests.dates.calendar': 'Días',
  'interests.dates.previousMonth': 'Mes anterior',
  'interests.dates.nextMonth': 'Mes siguiente',
  'interests.dates.today': 'hoy',
  'interests.dates.unavailable': 'no se puede elegir',
  'interests.dates.chosen': 'Días elegidos',
  'interests.dates.notTag': 'No es posible: {days}',
  'interests.dates.remove': 'Quitar {days}',
  'interests.dates.failed.title': 'El calendario no se cargó.',
  'interests.dates.failed.text':
    'Lo que escribió se conserva, y puede enviar la solicitud sin el calendario.',

  'interests.contact': 'Cómo le contactamos',
  'interests.contact.by': 'Por',
  'interests.contact.APP_CHAT': 'Mensaje aquí',
  'interests.contact.SMS': 'SMS',
  'interests.contact.EMAIL': 'Correo',
  'interests.contact.PHONE': 'Llamada',
  'interests.contact.unknown': 'Otra vía',
  'interests.email.hint': 'A la dirección que tiene su organización.',
  'interests.phone': 'Teléfono',
  'interests.phone.hint': 'Tras el envío le mandaremos un código para verificarlo.',
  'interests.phone.hintAbroad':
    'Con el prefijo del país, por ejemplo {example}. Tras el envío le mandaremos un código para verificarlo.',
  'interests.phone.hintChange': 'Si cambia el número, le enviaremos un código para verificarlo.',
  'interests.window': 'Mejor horario',
  'interests.window.MORNING': 'Mañana',
  'interests.window.AFTERNOON': 'Tarde',
  'interests.window.EVENING': 'Noche',
  'interests.window.ANYTIME': 'Cualquier hora',
  'interests.window.unset': 'Sin indicar',
  'interests.window.unknown': 'Otro horario',

  'interests.occasion': '¿Es una ocasión especial?',
  'interests.occasion.BIRTHDAY': 'Cumpleaños',
  'interests.occasion.ANNIVERSARY': 'Aniversario',
  'interests.occasion.ENGAGEMENT': 'Compromiso',
  'interests.occasion.WEDDING': 'Boda',
  'interests.occasion.GRADUATION': 'Graduación',
  'interests.occasion.PROMOTION': 'Ascenso',
  'interests.occasion.BUSINESS': 'Negocios',
  'interests.occasion.OTHER': 'Otra',
  'interests.occasion.unknown': 'Otra ocasión',

  'interests.sensitive': 'Dieta, alergias y accesibilidad',
  'interests.sensitive.promise':
    'Estas tres respuestas llegan directamente a su concierge y <b>no se almacenan</b>: ni aquí, ni en su conversación, ni en este navegador. Solo guardamos la hora del envío.',
  'interests.sensitive.reload':
    'Si sale de esta página o la recarga antes de enviar, se pierde lo que escriba aquí.',
  'interests.sensitive.dietary': 'Dieta',
  'interests.sensitive.allergies': 'Alergias',
  'interests.sensitive.accessibility': 'Accesibilidad',

  'interests.leave.title': '¿Salir sin enviar?',
  'interests.leave.text':
    'Lo que escribió sobre dieta, alergias y accesibilidad no se almacena en ningún sitio: si sale, se pierde. Sus demás respuestas se conservan.',
  'interests.leave.stay': 'Seguir aquí',
  'interests.leave.leave': 'Salir',

  'interests.leave.sending.title': '¿Salir mientras se envía?',
  'interests.leave.sending.text':
    'El envío continúa sin usted. Si falla, se pierde lo que escribió sobre dieta, alergias y accesibilidad, y se lo decimos.',

  'interests.lost.title': 'Lo que escribió sobre dieta, alergias y accesibilidad no ha llegado.',
  'interests.lost.text':
    'Hasta donde sabemos, su concierge no lo tiene, y no se almacena en ningún sitio. Escríbalo de nuevo, por favor.',
  'interests.lost.again': 'Escribirlo de nuevo',

  'interests.offline.title': 'Sin conexión.',
  'interests.offline.text':
    'No se envió nada y no se ha perdido nada de lo que escribió. Envíelo cuando vuelva la conexión.',
  'interests.arrived.title': 'Su solicitud ha llegado.',
  'interests.arrived.text':
    'Solo faltan por confirmar sus datos. Al reenviar se mandan únicamente esos: la solicitud no se duplica.',
  'interests.unknown.text':
    'Es posible que sus datos se hayan recibido. Puede enviarlos de nuevo con tranquilidad: sustituyen a los anteriores.',

  'interests.fault.number': 'Escriba un número entero, {least} o más.',
  'interests.fault.party': {
    one: 'Es para {count} persona como máximo.',
    many: 'Es para {count} de personas como máximo.',
    other: 'Es para {count} personas como máximo.',
  },
  'interests.fault.date': 'Uno de estos días no existe. Quítelo de la lista.',
  'interests.fault.dateOver': 'Uno de estos días ya pasó. Quítelo de la lista.',
  'interests.fault.dateOutside': 'Uno de estos días queda fuera de la experiencia. Quítelo de la lista.',
  'interests.fault.dateTwice':
    'Un día no puede venirle bien y ser imposible a la vez. Quítelo de una de las dos listas.',
  'interests.fault.choice': 'Elija una de estas opciones.',
  'interests.fault.phoneMissing': 'Indique el número que debemos usar.',
  'interests.fault.phoneCountry': 'Escriba el número con el prefijo del país, por ejemplo {example}.',
  'interests.fault.phoneShort': 'Este número es demasiado corto. Revíselo.',
  'interests.fault.phoneLong': 'Este número es demasiado largo. Revíselo.',
  'interests.fault.phoneShape': 'Esto no es un número de teléfono. Revíselo.',
  'interests.receipt.failed': 'No se pudo cargar su solicitud',
  'interests.receipt.sent': 'Enviada',
} as const satisfies MessagesOf<typeof interestsMessages>
