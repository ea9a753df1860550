import type { failureMessages, MessagesOf } from '../../i18n/index.ts'

/** What a member is told when something fails, in Spanish. */
export const failure = {
  'failure.read.title': 'No se pudo cargar',
  'failure.write.title': 'No se envió.',
  'failure.write.kept': 'No se ha perdido nada de lo que escribió.',
  'failure.write.unknown.title': 'No llegó la respuesta.',
  'failure.write.unknown.text':
    'Es posible que se haya recibido. Puede reintentar con tranquilidad: no se hará dos veces.',
  'failure.network': 'Se perdió la conexión.',
  'failure.timeout': 'El servicio tardó demasiado en responder.',
  'failure.authentication': 'El servicio no pudo confirmar su identidad.',
  'failure.permission': 'No tiene acceso a este contenido.',
  'failure.not-found': 'Ya no está disponible.',
  'failure.rejected': 'El servicio no lo aceptó.',
  'failure.conflict': 'Algo cambió mientras tanto.',
  'failure.rate-limit': 'En este momento hay mucha actividad.',
  'failure.service': 'El servicio no respondió.',
  'failure.invalid-response': 'La respuesta del servicio no se pudo leer.',
  'failure.invalid-request': 'No se puede enviar tal como está. Revise lo que ha escrito.',
  'failure.session-ended': 'Su sesión está cerrada.',
  'failure.terms': 'Antes debe aceptar las condiciones.',
  'failure.refresh.title': 'No se pudo confirmar su identidad',
  'failure.refresh.text': 'Su organización no respondió. No se ha perdido nada de lo que escribió.',
  'failure.unexpected.title': 'Algo falló en esta parte',
  'failure.unexpected.text': 'El resto de la página sigue funcionando.',
  'failure.reload': 'Recargar la página',
  'failure.wait.title': 'Un momento, por favor.',
  'failure.wait.text': 'Podrá reintentar en {time}. Lo que escribió se conserva.',
  'failure.wait.button': 'Reintentar en {time}',
  'failure.wait.over': 'Ya puede reintentar.',
  'failure.sessionEnded.title': 'Su sesión está cerrada',
  'failure.sessionEnded.text':
    'Inicie sesión de nuevo para continuar. Aquí no se muestra nada de su cuenta, y lo que aún no había enviado no se conserva.',
} as const satisfies MessagesOf<typeof failureMessages>
