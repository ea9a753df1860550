import type {
  MessagesOf,
  pointsOverTimeMessages,
  walletBalanceMessages,
  walletDownloadMessages,
  walletMessages,
} from '../../i18n/index.ts'

/** What the wallet says, in Dutch. */
export const wallet = {
  'wallet.balance': 'Uw saldo',
  'wallet.loading': 'Uw puntenrekening wordt geladen',
  'wallet.failed': 'Uw puntenrekening kon niet worden geladen',
  'wallet.unknown':
    'Uw saldo is op dit moment niet bekend. Het verschijnt hier zodra de dienst het doorgeeft.',
  'wallet.bar': 'Ontvangen: {received}. Besteed: {spent}. Saldo: {balance}.',
  'wallet.received': 'Ontvangen',
  'wallet.spent': 'Besteed',
  'wallet.left': 'Saldo',
  'wallet.rate': '{units} is ongeveer {money}.',
  'wallet.reach': {
    one: '{count} belevenis binnen uw saldo',
    other: '{count} belevenissen binnen uw saldo',
  },
  'wallet.reach.atLeast': {
    one: 'Minstens {count} belevenis binnen uw saldo',
    other: 'Minstens {count} belevenissen binnen uw saldo',
  },
  'wallet.asOf': 'Bijgewerkt om {time}.',

  'wallet.ledger': 'Historie',
  'wallet.ledger.loading': 'De historie wordt geladen',
  'wallet.ledger.failed': 'Uw historie kon niet worden geladen',
  'wallet.ledger.empty': 'Nog geen mutaties. Wat u ontvangt en besteedt, verschijnt hier.',
  'wallet.ledger.thisMonth': 'Deze maand',
  'wallet.ledger.undated': 'Zonder datum',
  'wallet.ledger.entry': 'Punten',
  'wallet.ledger.type.CREDIT': 'Ontvangen',
  'wallet.ledger.type.DEBIT': 'Ingewisseld',
  'wallet.ledger.type.REFUND': 'Teruggestort',
  'wallet.ledger.more': 'Eerdere tonen',
  'wallet.ledger.more.busy': 'Laden',
  'wallet.ledger.more.failed': 'Eerdere mutaties konden niet worden geladen.',
  'wallet.ledger.loaded': { one: '{count} eerdere mutatie', other: '{count} eerdere mutaties' },

  'wallet.download': 'Downloaden als CSV',
  'wallet.download.busy': 'Alles wordt gelezen',
  'wallet.download.done': 'Het bestand bevat uw hele historie',
  'wallet.download.failed': 'Het bestand kon niet worden gemaakt.',
  'wallet.download.date': 'Datum',
  'wallet.download.description': 'Omschrijving',
  'wallet.download.kind': 'Soort',
  'wallet.download.amount': 'Bedrag ({unit})',

  'wallet.overTime': 'Verloop',
  'wallet.overTime.loading': 'Het verloop van uw punten wordt geladen',
  'wallet.overTime.failed': 'Het verloop van uw punten kon niet worden geladen',
  'wallet.overTime.empty': 'Nog geen mutaties.',
  'wallet.overTime.since': 'Sinds {date}.',
  'wallet.overTime.sinceMonth': 'Sinds {month}.',
  'wallet.overTime.month': 'Maand',
  'wallet.overTime.balance': 'Saldo',
  'wallet.overTime.cameIn': 'Bij',
  'wallet.overTime.wentOut': 'Af',
  'wallet.overTime.unknown': 'niet bekend',
  'wallet.overTime.spoken': '{month}: saldo {balance}, bij {cameIn}, af {wentOut}',
  'wallet.overTime.table': 'Als tabel tonen',
  'wallet.overTime.chart': 'Als grafiek tonen',
  'wallet.overTime.leftOut': {
    one: '{count} mutatie ontbreekt: de datum of het bedrag is niet leesbaar. Eerdere saldi zijn niet bekend.',
    other:
      '{count} mutaties ontbreken: de datum of het bedrag is niet leesbaar. Eerdere saldi zijn niet bekend.',
  },
} as const satisfies MessagesOf<
  typeof walletMessages &
    typeof walletBalanceMessages &
    typeof walletDownloadMessages &
    typeof pointsOverTimeMessages
>
