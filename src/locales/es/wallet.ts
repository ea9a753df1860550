import type {
  MessagesOf,
  pointsOverTimeMessages,
  walletBalanceMessages,
  walletDownloadMessages,
  walletMessages,
} from '../../i18n/index.ts'

/** What the wallet says, in Spanish. */
export const wallet = {
  'wallet.balance': 'Su saldo',
  'wallet.loading': 'Cargando sus puntos',
  'wallet.failed': 'No se pudieron cargar sus puntos',
  'wallet.unknown': 'De momento no conocemos su saldo. Aparecerá aquí en cuanto el servicio lo facilite.',
  'wallet.bar': 'Recibido: {received}. Gastado: {spent}. Saldo: {balance}.',
  'wallet.received': 'Recibido',
  'wallet.spent': 'Gastado',
  'wallet.left': 'Saldo',
  'wallet.rate': 'Valor aproximado de {units}: {money}.',
  'wallet.reach': {
    one: '{count} experiencia al alcance de su saldo',
    many: '{count} de experiencias al alcance de su saldo',
    other: '{count} experiencias al alcance de su saldo',
  },
  'wallet.reach.atLeast': {
    one: 'Al menos {count} experiencia al alcance de su saldo',
    many: 'Al menos {count} de experiencias al alcance de su saldo',
    other: 'Al menos {count} experiencias al alcance de su saldo',
  },
  'wallet.asOf': 'Actualizado a las {time}.',

  'wallet.ledger': 'Movimientos',
  'wallet.ledger.loading': 'Cargando los movimientos',
  'wallet.ledger.failed': 'No se pudieron cargar sus movimientos',
  'wallet.ledger.empty': 'Todavía no hay movimientos. Aquí verá lo que recibe y lo que gasta.',
  'wallet.ledger.thisMonth': 'Este mes',
  'wallet.ledger.undated': 'Sin fecha',
  'wallet.ledger.entry': 'Puntos',
  'wallet.ledger.type.CREDIT': 'Recibido',
  'wallet.ledger.type.DEBIT': 'Canje',
  'wallet.ledger.type.REFUND': 'Devolución',
  'wallet.ledger.more': 'Ver anteriores',
  'wallet.ledger.more.busy': 'Cargando',
  'wallet.ledger.more.failed': 'No se pudieron cargar los movimientos anteriores.',
  'wallet.ledger.loaded': {
    one: '{count} movimiento anterior',
    many: '{count} de movimientos anteriores',
    other: '{count} movimientos anteriores',
  },

  'wallet.download': 'Descargar como CSV',
  'wallet.download.busy': 'Leyendo todos los movimientos',
  'wallet.download.done': 'El archivo contiene todos sus movimientos',
  'wallet.download.failed': 'No hemos podido crear el archivo.',
  'wallet.download.date': 'Fecha',
  'wallet.download.description': 'Descripción',
  'wallet.download.kind': 'Tipo',
  'wallet.download.amount': 'Importe ({unit})',

  'wallet.overTime': 'Evolución',
  'wallet.overTime.loading': 'Cargando la evolución de sus puntos',
  'wallet.overTime.failed': 'No se pudo cargar la evolución de sus puntos',
  'wallet.overTime.empty': 'Todavía no hay movimientos.',
  'wallet.overTime.since': 'Desde el {date}.',
  'wallet.overTime.sinceMonth': 'Desde {month}.',
  'wallet.overTime.month': 'Mes',
  'wallet.overTime.balance': 'Saldo',
  'wallet.overTime.cameIn': 'Entradas',
  'wallet.overTime.wentOut': 'Salidas',
  'wallet.overTime.unknown': 'desconocido',
  'wallet.overTime.spoken': '{month}: saldo {balance}, entradas {cameIn}, salidas {wentOut}',
  'wallet.overTime.table': 'Ver como tabla',
  'wallet.overTime.chart': 'Ver como gráfico',
  'wallet.overTime.leftOut': {
    one: 'Falta {count} movimiento: no se puede leer su fecha o su importe. Los saldos anteriores no se conocen.',
    many: 'Faltan {count} de movimientos: no se puede leer su fecha o su importe. Los saldos anteriores no se conocen.',
    other:
      'Faltan {count} movimientos: no se puede leer su fecha o su importe. Los saldos anteriores no se conocen.',
  },
} as const satisfies MessagesOf<
  typeof walletMessages &
    typeof walletBalanceMessages &
    typeof walletDownloadMessages &
    typeof pointsOverTimeMessages
>
