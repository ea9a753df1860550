import type {
  MessagesOf,
  pointsOverTimeMessages,
  walletBalanceMessages,
  walletDownloadMessages,
  walletMessages,
} from '../../i18n/index.ts'

/** What the wallet says, in French. */
export const wallet = {
  'wallet.balance': 'Votre solde',
  'wallet.loading': 'Chargement de votre compte de points',
  'wallet.failed': 'Nous n’avons pas pu charger votre compte de points',
  'wallet.unknown':
    'Votre solde n’est pas connu pour le moment. Il apparaîtra ici dès que le service le communiquera.',
  'wallet.bar': 'Reçu\u00A0: {received}. Utilisé\u00A0: {spent}. Solde\u00A0: {balance}.',
  'wallet.received': 'Reçu',
  'wallet.spent': 'Utilisé',
  'wallet.left': 'Solde',
  'wallet.rate': 'Valeur indicative\u00A0: {units} pour {money}.',
  'wallet.reach': {
    one: '{count} expérience à la portée de votre solde',
    many: '{count} expériences à la portée de votre solde',
    other: '{count} expériences à la portée de votre solde',
  },
  'wallet.reach.atLeast': {
    one: 'Au moins {count} expérience à la portée de votre solde',
    many: 'Au moins {count} expériences à la portée de votre solde',
    other: 'Au moins {count} expériences à la portée de votre solde',
  },
  'wallet.asOf': 'Mis à jour à {time}.',

  'wallet.ledger': 'Historique',
  'wallet.ledger.loading': 'Chargement de l’historique',
  'wallet.ledger.failed': 'Nous n’avons pas pu charger votre historique',
  'wallet.ledger.empty': 'Aucun mouvement pour le moment. Ce que vous recevez et utilisez apparaîtra ici.',
  'wallet.ledger.thisMonth': 'Ce mois-ci',
  'wallet.ledger.undated': 'Sans date',
  'wallet.ledger.entry': 'Points',
  'wallet.ledger.type.CREDIT': 'Reçu',
  'wallet.ledger.type.DEBIT': 'Échangé',
  'wallet.ledger.type.REFUND': 'Recrédité',
  'wallet.ledger.more': 'Voir les précédents',
  'wallet.ledger.more.busy': 'Chargement',
  'wallet.ledger.more.failed': 'Nous n’avons pas pu charger les mouvements précédents.',
  'wallet.ledger.loaded': {
    one: '{count} mouvement précédent',
    many: '{count} mouvements précédents',
    other: '{count} mouvements précédents',
  },

  'wallet.download': 'Télécharger en CSV',
  'wallet.download.busy': 'Lecture de tout l’historique',
  'wallet.download.done': 'Le fichier contient tout votre historique',
  'wallet.download.failed': 'Le fichier n’a pas pu être créé.',
  'wallet.download.date': 'Date',
  'wallet.download.description': 'Description',
  'wallet.download.kind': 'Type',
  'wallet.download.amount': 'Montant ({unit})',

  'wallet.overTime': 'Au fil du temps',
  'wallet.overTime.loading': 'Chargement de vos points au fil du temps',
  'wallet.overTime.failed': 'Nous n’avons pas pu charger vos points au fil du temps',
  'wallet.overTime.empty': 'Aucun mouvement pour le moment.',
  'wallet.overTime.since': 'Depuis le {date}.',
  'wallet.overTime.sinceMonth': 'Depuis {month}.',
  'wallet.overTime.month': 'Mois',
  'wallet.overTime.balance': 'Solde',
  'wallet.overTime.cameIn': 'Entrées',
  'wallet.overTime.wentOut': 'Sorties',
  'wallet.overTime.unknown': 'inconnu',
  'wallet.overTime.spoken': '{month}\u00A0: solde {balance}, entrées {cameIn}, sorties {wentOut}',
  'wallet.overTime.table': 'Afficher le tableau',
  'wallet.overTime.chart': 'Afficher le graphique',
  'wallet.overTime.leftOut': {
    one: '{count} mouvement n’y figure pas\u00A0: sa date ou son montant est illisible. Les soldes antérieurs sont inconnus.',
    many: '{count} mouvements n’y figurent pas\u00A0: leur date ou leur montant est illisible. Les soldes antérieurs sont inconnus.',
    other:
      '{count} mouvements n’y figurent pas\u00A0: leur date ou leur montant est illisible. Les soldes antérieurs sont inconnus.',
  },
} as const satisfies MessagesOf<
  typeof walletMessages &
    typeof walletBalanceMessages &
    typeof walletDownloadMessages &
    typeof pointsOverTimeMessages
>
