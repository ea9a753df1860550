import type {
  MessagesOf,
  pointsOverTimeMessages,
  walletBalanceMessages,
  walletDownloadMessages,
  walletMessages,
} from '../../i18n/index.ts'

/** What the wallet says, in Brazilian Portuguese. */
export const wallet = {
  'wallet.balance': 'Seu saldo',
  'wallet.loading': 'Carregando sua carteira',
  'wallet.failed': 'Não foi possível carregar sua carteira',
  'wallet.unknown':
    'Seu saldo não está disponível no momento. Ele aparece aqui assim que o serviço o informar.',
  'wallet.bar': 'Recebido: {received}. Usado: {spent}. Saldo: {balance}.',
  'wallet.received': 'Recebido',
  'wallet.spent': 'Usado',
  'wallet.left': 'Saldo',
  'wallet.rate': 'Valor aproximado de {units}: {money}.',
  'wallet.reach': {
    one: '{count} experiência dentro do seu saldo',
    many: '{count} de experiências dentro do seu saldo',
    other: '{count} experiências dentro do seu saldo',
  },
  'wallet.reach.atLeast': {
    one: 'Pelo menos {count} experiência dentro do seu saldo',
    many: 'Pelo menos {count} de experiências dentro do seu saldo',
    other: 'Pelo menos {count} experiências dentro do seu saldo',
  },
  'wallet.asOf': 'Atualizado às {time}.',

  'wallet.ledger': 'Extrato',
  'wallet.ledger.loading': 'Carregando o extrato',
  'wallet.ledger.failed': 'Não foi possível carregar seu extrato',
  'wallet.ledger.empty': 'Nenhuma movimentação ainda. O que você receber e usar aparece aqui.',
  'wallet.ledger.thisMonth': 'Este mês',
  'wallet.ledger.undated': 'Sem data',
  'wallet.ledger.entry': 'Pontos',
  'wallet.ledger.type.CREDIT': 'Recebido',
  'wallet.ledger.type.DEBIT': 'Resgate',
  'wallet.ledger.type.REFUND': 'Devolução',
  'wallet.ledger.more': 'Ver anteriores',
  'wallet.ledger.more.busy': 'Carregando',
  'wallet.ledger.more.failed': 'Não foi possível carregar lançamentos anteriores.',
  'wallet.ledger.loaded': {
    one: '{count} lançamento anterior',
    many: '{count} de lançamentos anteriores',
    other: '{count} lançamentos anteriores',
  },

  'wallet.download': 'Baixar em CSV',
  'wallet.download.busy': 'Lendo todo o extrato',
  'wallet.download.done': 'O arquivo contém todo o seu extrato',
  'wallet.download.failed': 'Não foi possível criar o arquivo.',
  'wallet.download.date': 'Data',
  'wallet.download.description': 'Descrição',
  'wallet.download.kind': 'Tipo',
  'wallet.download.amount': 'Valor ({unit})',

  'wallet.overTime': 'Evolução',
  'wallet.overTime.loading': 'Carregando a evolução dos seus pontos',
  'wallet.overTime.failed': 'Não foi possível carregar a evolução dos seus pontos',
  'wallet.overTime.empty': 'Nenhuma movimentação ainda.',
  'wallet.overTime.since': 'Desde {date}.',
  'wallet.overTime.sinceMonth': 'Desde {month}.',
  'wallet.overTime.month': 'Mês',
  'wallet.overTime.balance': 'Saldo',
  'wallet.overTime.cameIn': 'Entradas',
  'wallet.overTime.wentOut': 'Saídas',
  'wallet.overTime.unknown': 'desconhecido',
  'wallet.overTime.spoken': '{month}: saldo {balance}, entradas {cameIn}, saídas {wentOut}',
  'wallet.overTime.table': 'Ver como tabela',
  'wallet.overTime.chart': 'Ver como gráfico',
  'wallet.overTime.leftOut': {
    one: '{count} lançamento ficou de fora: não foi possível ler a data ou o valor. Os saldos anteriores não são conhecidos.',
    many: '{count} de lançamentos ficaram de fora: não foi possível ler a data ou o valor. Os saldos anteriores não são conhecidos.',
    other:
      '{count} lançamentos ficaram de fora: não foi possível ler a data ou o valor. Os saldos anteriores não são conhecidos.',
  },
} as const satisfies MessagesOf<
  typeof walletMessages &
    typeof walletBalanceMessages &
    typeof walletDownloadMessages &
    typeof pointsOverTimeMessages
>
