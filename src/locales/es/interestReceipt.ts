import type { interestReceiptMessages, MessagesOf } from '../../i18n/index.ts'

/** What the receipt of an interest says, and the questions that change it, in Spanish. */
export const interestReceipt = {
  'interests.change.title': 'Cambie sus respuestas',
  'interests.change.lead':
    'Todas sus respuestas se envían de nuevo, tal como están aquí. La solicitud sigue sin comprometerle a nada.',
  'interests.change.save': 'Guardar las respuestas',
  'interests.change.saving': 'Guardando',
  'interests.change.cancel': 'Cancelar',
  'interests.change.sent':
    'Ya envió respuestas de este tipo. Como no se almacenan, no se vuelven a enviar: escriba aquí completo lo que su concierge deba saber ahora.',
  'interests.change.sentAt':
    'Ya envió respuestas de este tipo (hora: {time}). Como no se almacenan, no se vuelven a enviar: escriba aquí completo lo que su concierge deba saber ahora.',
  'interests.change.sentOn':
    'Ya envió respuestas de este tipo ({dateTime}). Como no se almacenan, no se vuelven a enviar: escriba aquí completo lo que su concierge deba saber ahora.',
  'interests.change.draft.title': 'Estos cambios aún no se han guardado.',
  'interests.change.draft.text': 'Los conservamos de su visita anterior.',
  'interests.change.draft.discard': 'Partir de lo que envió',
  'interests.change.unknown.title': 'Una de sus respuestas no se puede mostrar aquí.',
  'interests.change.unknown.text': 'Al guardar se omite. Hasta entonces, su concierge puede leerla.',
  'interests.change.leave.title': '¿Salir sin guardar?',
  'interests.change.leave.text':
    'Lo que escribió sobre dieta, alergias y accesibilidad no se guarda en ningún sitio: si sale, se pierde.',
  'interests.change.leave.leave': 'Salir',
  'interests.change.done': 'Sus cambios están guardados',

  'interests.receipt.loading': 'Cargando lo que envió',
  'interests.receipt.sentAt': 'Enviada a las {time}',
  'interests.receipt.sentOn': 'Enviada: {dateTime}',
  'interests.receipt.title': 'Su concierge la ha recibido',
  'interests.receipt.by.SMS': 'Pidió que le escribamos un SMS {when}.',
  'interests.receipt.by.EMAIL': 'Pidió que le escribamos un correo {when}.',
  'interests.receipt.by.PHONE': 'Pidió que le llamemos {when}.',
  'interests.receipt.when.MORNING': 'por la mañana',
  'interests.receipt.when.AFTERNOON': 'por la tarde',
  'interests.receipt.when.EVENING': 'por la noche',
  'interests.receipt.when.ANYTIME': 'a cualquier hora',
  'interests.receipt.conversation': 'La respuesta llegará en su conversación.',
  'interests.receipt.conversationToo': 'La respuesta llegará también en su conversación.',
  'interests.receipt.noPoints': 'No se ha descontado ningún punto.',
  'interests.receipt.openConversation': 'Abrir la conversación',
  'interests.receipt.changeAnswers': 'Cambiar las respuestas',
  'interests.receipt.answers': 'Lo que envió',
  'interests.receipt.noAnswers': 'La solicitó sin más detalles.',
  'interests.receipt.status': 'Estado',
  'interests.receipt.party': 'Grupo',
  'interests.receipt.partyBoth': '{adults}, {children}',
  'interests.receipt.adults': { one: '{count} adulto', many: '{count} de adultos', other: '{count} adultos' },
  'interests.receipt.children': {
    one: '{count} menor',
    many: '{count} de menores',
    other: '{count} menores',
  },
  'interests.receipt.noChildren': 'sin menores',
  'interests.receipt.preferred': 'Nos vendría bien',
  'interests.receipt.blackout': 'No es posible',
  'interests.receipt.contact': 'Contacto por',
  'interests.receipt.contactBoth': '{method}, {window}',
  'interests.receipt.window': 'Mejor horario',
  'interests.receipt.window.MORNING': 'por la mañana',
  'interests.receipt.window.AFTERNOON': 'por la tarde',
  'interests.receipt.window.EVENING': 'por la noche',
  'interests.receipt.window.ANYTIME': 'a cualquier hora',
  'interests.receipt.window.unknown': 'otro horario',
  'interests.receipt.phone': 'Teléfono',
  'interests.receipt.phone.checked': 'verificado',
  'interests.receipt.phone.unchecked': 'aún sin verificar',
  'interests.receipt.occasion': 'Ocasión',
  'interests.receipt.forwarded':
    'Transmitido a su concierge, no almacenado. Para cambiarlo, escríbalo de nuevo completo.',
  'interests.receipt.forwardedAt':
    'Transmitido a su concierge a las {time}, no almacenado. Para cambiarlo, escríbalo de nuevo completo.',
  'interests.receipt.forwardedOn':
    'Transmitido a su concierge ({dateTime}), no almacenado. Para cambiarlo, escríbalo de nuevo completo.',
  'interests.receipt.reference': 'Referencia, por si necesita citarla',
} as const satisfies MessagesOf<typeof interestReceiptMessages>
