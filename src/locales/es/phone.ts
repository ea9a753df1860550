import type { MessagesOf, phoneMessages } from '../../i18n/index.ts'

/** What is said about a phone number and the code that is sent to it, in Spanish. */
export const phone = {
  'phone.title': 'Verifique su número',
  'phone.loading': 'Cargando su número',
  'phone.failed': 'No se pudo cargar su número',
  'phone.sentTo': 'Enviamos un código al {phone}.',
  'phone.code': 'Código',
  'phone.code.hint': {
    one: 'Suele tener {count} dígito.',
    many: 'Suele tener {count} de dígitos.',
    other: 'Suele tener {count} dígitos.',
  },
  'phone.code.missing': 'Escriba el código que le enviamos.',
  'phone.code.wrong': 'El último código no era correcto o ha caducado. Inténtelo otra vez o pida uno nuevo.',
  'phone.code.wrongOnly': 'El último código no era correcto o ha caducado. Inténtelo otra vez.',
  'phone.check': 'Verificar',
  'phone.checking': 'Verificando',

  'phone.resend': 'Enviar un código nuevo',
  'phone.resending': 'Enviando',
  'phone.resendIn': 'Código nuevo en {time}',
  'phone.resent': {
    one: 'Le enviamos un código nuevo. Podrá pedir otro en {count} segundo.',
    many: 'Le enviamos un código nuevo. Podrá pedir otro en {count} de segundos.',
    other: 'Le enviamos un código nuevo. Podrá pedir otro en {count} segundos.',
  },
  'phone.resend.unknown': 'Es posible que un código nuevo esté en camino. Si no llega ninguno, pida otro.',
  'phone.resendNow': 'Ya puede pedir un código nuevo.',

  'phone.change': 'Cambiar el número',
  'phone.change.title': 'Cambie su número',
  'phone.change.text': 'Enviaremos un código al número nuevo. Sus demás respuestas no cambian.',
  'phone.unknown.title': 'Otra de sus respuestas no se puede mostrar aquí.',
  'phone.unknown.text':
    'Al cambiar el número, esa respuesta se omite. Hasta entonces, su concierge puede leerla.',
  'phone.add.title': 'Añada su número',
  'phone.add.text': 'Le enviaremos un código para comprobar que es suyo. Sus demás respuestas no cambian.',
  'phone.save': 'Enviar un código',
  'phone.saving': 'Enviando',
  'phone.cancel': 'Conservar el número',
  'phone.changed': 'Guardado. Enviamos un código al {phone}.',

  'phone.verified.title': 'Su número está verificado',
  'phone.verified.text': 'Su concierge puede contactarle en el {phone}.',
  'phone.fault.empty': 'Indique el número que debemos usar.',
  'phone.fault.country': 'Escriba el número con el prefijo del país, por ejemplo {example}.',
  'phone.fault.short': 'Este número es demasiado corto. Revíselo.',
  'phone.fault.long': 'Este número es demasiado largo. Revíselo.',
  'phone.fault.shape': 'Esto no es un número de teléfono. Revíselo.',
} as const satisfies MessagesOf<typeof phoneMessages>
