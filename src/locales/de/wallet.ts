import type {
  MessagesOf,
  pointsOverTimeMessages,
  walletBalanceMessages,
  walletDownloadMessages,
  walletMessages,
} from '../../i18n/index.ts'

/** What the wallet says, in German. */
export const wallet = {
  'wallet.balance': 'Ihr Punktestand',
  'wallet.loading': 'Ihr Punktekonto wird geladen',
  'wallet.failed': 'Ihr Punktekonto konnte nicht geladen werden',
  'wallet.unknown':
    'Ihr Punktestand ist im Moment nicht bekannt. Er erscheint hier, sobald der Dienst ihn liefert.',
  'wallet.bar': 'Erhalten: {received}. Ausgegeben: {spent}. Punktestand: {balance}.',
  'wallet.received': 'Erhalten',
  'wallet.spent': 'Ausgegeben',
  'wallet.left': 'Punktestand',
  'wallet.rate': 'Richtwert: {units} für {money}.',
  'wallet.reach': {
    one: '{count} Erlebnis in Reichweite Ihres Punktestands',
    other: '{count} Erlebnisse in Reichweite Ihres Punktestands',
  },
  'wallet.reach.atLeast': {
    one: 'Mindestens {count} Erlebnis in Reichweite Ihres Punktestands',
    other: 'Mindestens {count} Erlebnisse in Reichweite Ihres Punktestands',
  },
  'wallet.asOf': 'Stand: {time} Uhr.',

  'wallet.ledger': 'Verlauf',
  'wallet.ledger.loading': 'Verlauf wird geladen',
  'wallet.ledger.failed': 'Ihr Verlauf konnte nicht geladen werden',
  'wallet.ledger.empty': 'Noch keine Bewegungen. Was Sie erhalten und ausgeben, erscheint hier.',
  'wallet.ledger.thisMonth': 'Dieser Monat',
  'wallet.ledger.undated': 'Ohne Datum',
  'wallet.ledger.entry': 'Punkte',
  'wallet.ledger.type.CREDIT': 'Erhalten',
  'wallet.ledger.type.DEBIT': 'Eingelöst',
  'wallet.ledger.type.REFUND': 'Erstattung',
  'wallet.ledger.more': 'Frühere anzeigen',
  'wallet.ledger.more.busy': 'Wird geladen',
  'wallet.ledger.more.failed': 'Frühere Bewegungen konnten nicht geladen werden.',
  'wallet.ledger.loaded': { one: '{count} frühere Bewegung', other: '{count} frühere Bewegungen' },

  'wallet.download': 'Als CSV herunterladen',
  'wallet.download.busy': 'Alles wird gelesen',
  'wallet.download.done': 'Die Datei enthält Ihren ganzen Verlauf',
  'wallet.download.failed': 'Die Datei konnte nicht erstellt werden.',
  'wallet.download.date': 'Datum',
  'wallet.download.description': 'Beschreibung',
  'wallet.download.kind': 'Art',
  'wallet.download.amount': 'Betrag ({unit})',

  'wallet.overTime': 'Im Zeitverlauf',
  'wallet.overTime.loading': 'Ihre Punkte im Zeitverlauf werden geladen',
  'wallet.overTime.failed': 'Ihre Punkte im Zeitverlauf konnten nicht geladen werden',
  'wallet.overTime.empty': 'Noch keine Bewegungen.',
  'wallet.overTime.since': 'Seit dem {date}.',
  'wallet.overTime.sinceMonth': 'Seit {month}.',
  'wallet.overTime.month': 'Monat',
  'wallet.overTime.balance': 'Punktestand',
  'wallet.overTime.cameIn': 'Zugänge',
  'wallet.overTime.wentOut': 'Abgänge',
  'wallet.overTime.unknown': 'nicht bekannt',
  'wallet.overTime.spoken': '{month}: Punktestand {balance}, Zugänge {cameIn}, Abgänge {wentOut}',
  'wallet.overTime.table': 'Als Tabelle anzeigen',
  'wallet.overTime.chart': 'Als Diagramm anzeigen',
  'wallet.overTime.leftOut': {
    one: '{count} Bewegung fehlt: Ihr Datum oder Betrag ist nicht lesbar. Frühere Punktestände sind nicht bekannt.',
    other:
      '{count} Bewegungen fehlen: Datum oder Betrag sind nicht lesbar. Frühere Punktestände sind nicht bekannt.',
  },
} as const satisfies MessagesOf<
  typeof walletMessages &
    typeof walletBalanceMessages &
    typeof walletDownloadMessages &
    typeof pointsOverTimeMessages
>
