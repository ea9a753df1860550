import type { MessagesOf, staffMessages } from '../../i18n/index.ts'

/** What staff of the organisation read, in Spanish. No member meets it. */
export const staff = {
  'staff.price.title': 'Precio mostrado',
  'staff.price.lead':
    'Lo que ven los miembros de su organización para {offer}. Los puntos que se les descuentan no cambian.',
  'staff.price.loading': 'Cargando el precio',
  'staff.price.failed': 'No se pudo cargar esta experiencia',
  'staff.price.gone.title': 'Esta experiencia ya no se ofrece',
  'staff.price.gone.text': 'Su precio ya no se puede fijar.',
  'staff.price.untitled': 'esta experiencia',
  'staff.price.now': 'Se muestra ahora',
  'staff.price.points': 'Puntos que descuenta',
  'staff.price.value': 'Valor',
  'staff.price.amount': 'Precio nuevo',
  'staff.price.amountIn': 'Precio nuevo, en {currency}',
  'staff.price.missing': 'Indique el precio que verán los miembros.',
  'staff.price.shape': 'Escriba un número, por ejemplo {example}.',
  'staff.price.negative': 'El precio debe ser {least} o más.',
  'staff.price.save': 'Fijar el precio',
  'staff.price.saving': 'Fijando',
  'staff.price.saved': 'Los miembros ven ahora {price}.',
} as const satisfies MessagesOf<typeof staffMessages>
