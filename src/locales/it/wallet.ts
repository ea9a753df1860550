import type {
  MessagesOf,
  pointsOverTimeMessages,
  walletBalanceMessages,
  walletDownloadMessages,
  walletMessages,
} from '../../i18n/index.ts'

/** What the wallet says, in Italian. */
export const wallet = {
  'wallet.balance': 'Il Suo saldo',
  'wallet.loading': 'Caricamento del conto punti',
  'wallet.failed': 'Impossibile caricare il conto punti',
  'wallet.unknown': 'Al momento il saldo non è noto. Apparirà qui non appena il servizio lo comunicherà.',
  'wallet.bar': 'Ricevuto: {received}. Utilizzato: {spent}. Saldo: {balance}.',
  'wallet.received': 'Ricevuto',
  'wallet.spent': 'Utilizzato',
  'wallet.left': 'Saldo',
  'wallet.rate': 'Valore indicativo: {units} per {money}.',
  'wallet.reach': {
    one: '{count} esperienza alla portata del Suo saldo',
    many: '{count} esperienze alla portata del Suo saldo',
    other: '{count} esperienze alla portata del Suo saldo',
  },
  'wallet.reach.atLeast': {
    one: 'Almeno {count} esperienza alla portata del Suo saldo',
    many: 'Almeno {count} esperienze alla portata del Suo saldo',
    other: 'Almeno {count} esperienze alla portata del Suo saldo',
  },
  'wallet.asOf': 'Aggiornato alle ore {time}.',

  'wallet.ledger': 'Movimenti',
  'wallet.ledger.loading': 'Caricamento dei movimenti',
  'wallet.ledger.failed': 'Impossibile caricare i movimenti',
  'wallet.ledger.empty': 'Ancora nessun movimento. Ciò che riceve e utilizza apparirà qui.',
  'wallet.ledger.thisMonth': 'Questo mese',
  'wallet.ledger.undated': 'Senza data',
  'wallet.ledger.entry': 'Punti',
  'wallet.ledger.type.CREDIT': 'Accredito',
  'wallet.ledger.type.DEBIT': 'Riscatto',
  'wallet.ledger.type.REFUND': 'Rimborso',
  'wallet.ledger.more': 'Mostra i precedenti',
  'wallet.ledger.more.busy': 'Caricamento',
  'wallet.ledger.more.failed': 'Impossibile caricare i movimenti precedenti.',
  'wallet.ledger.loaded': {
    one: '{count} movimento precedente',
    many: '{count} movimenti precedenti',
    other: '{count} movimenti precedenti',
  },

  'wallet.download': 'Scarica in formato CSV',
  'wallet.download.busy': 'Lettura di tutti i movimenti',
  'wallet.download.done': 'Il file contiene tutti i Suoi movimenti',
  'wallet.download.failed': 'Non è stato possibile creare il file.',
  'wallet.download.date': 'Data',
  'wallet.download.description': 'Descrizione',
  'wallet.download.kind': 'Tipo',
  'wallet.download.amount': 'Importo ({unit})',

  'wallet.overTime': 'Andamento',
  'wallet.overTime.loading': 'Caricamento dell’andamento dei punti',
  'wallet.overTime.failed': 'Impossibile caricare l’andamento dei punti',
  'wallet.overTime.empty': 'Ancora nessun movimento.',
  'wallet.overTime.since': 'Data di inizio: {date}.',
  'wallet.overTime.sinceMonth': 'Da {month}.',
  'wallet.overTime.month': 'Mese',
  'wallet.overTime.balance': 'Saldo',
  'wallet.overTime.cameIn': 'Entrate',
  'wallet.overTime.wentOut': 'Uscite',
  'wallet.overTime.unknown': 'non noto',
  'wallet.overTime.spoken': '{month}: saldo {balance}, entrate {cameIn}, uscite {wentOut}',
  'wallet.overTime.table': 'Mostra come tabella',
  'wallet.overTime.chart': 'Mostra come grafico',
  'wallet.overTime.leftOut': {
    one: 'Manca {count} movimento: la data o l’importo non è leggibile. I saldi precedenti non sono noti.',
    many: 'Mancano {count} movimenti: la data o l’importo non è leggibile. I saldi precedenti non sono noti.',
    other:
      'Mancano {count} movimenti: la data o l’importo non è leggibile. I saldi precedenti non sono noti.',
  },
} as const satisfies MessagesOf<
  typeof walletMessages &
    typeof walletBalanceMessages &
    typeof walletDownloadMessages &
    typeof pointsOverTimeMessages
>
