import type { MessagesOf, termsMessages } from '../../i18n/index.ts'

/** What legal documents are accepted with, in French. */
export const terms = {
  'terms.title': 'Conditions à accepter',
  'terms.lead':
    'Veuillez les lire et les accepter pour continuer. En attendant, rien ne change pour vos points, vos conversations et vos expériences.',
  'terms.loading': 'Chargement des conditions',
  'terms.failed': 'Nous n’avons pas pu charger les conditions',

  'terms.type.TERMS_OF_SERVICE': 'Conditions d’utilisation',
  'terms.type.unknown': 'Document juridique',
  'terms.version': 'Version {version}',
  'terms.versionOn': 'Version {version}, publiée le {date}',
  'terms.newTab': 'S’ouvre dans un nouvel onglet',
  'terms.noText': 'Le texte n’est pas affiché ici. Demandez-le à votre organisation avant d’accepter.',
  'terms.consent.TERMS_OF_SERVICE': 'J’ai lu et j’accepte les conditions d’utilisation.',
  'terms.consent.unknown': 'J’ai lu et j’accepte «\u00A0{title}\u00A0».',
  'terms.tick': 'Cochez la case pour accepter.',

  'terms.accept': 'Accepter',
  'terms.acceptAndGoOn': 'Accepter et continuer',
  'terms.accepting': 'Un instant',
  'terms.decline': 'Plus tard',

  'terms.changed.title': 'Cela vient de changer.',
  'terms.changed.text': {
    one: 'Une version plus récente a paru pendant votre lecture. Veuillez la lire, puis l’accepter.',
    many: 'Des versions plus récentes ont paru pendant votre lecture. Veuillez les lire, puis les accepter.',
    other: 'Des versions plus récentes ont paru pendant votre lecture. Veuillez les lire, puis les accepter.',
  },
  'terms.unconfirmed.title': 'Pas encore confirmé.',
  'terms.unconfirmed.text': 'Le service ne l’a pas encore enregistré. Réessayez dans un instant.',
  'terms.accepted': 'Merci. Les conditions sont acceptées.',
  'terms.upToDate': 'Rien à accepter',
  'terms.upToDate.text': 'Vous avez accepté la version actuelle de tous les documents.',
  'terms.none.text': 'Votre organisation n’a pas de conditions à vous faire accepter.',
  'terms.acceptedOn': 'acceptée le {date}',

  'terms.banner.title': 'Il y a des conditions à accepter.',
  'terms.banner.text': 'D’ici là, vous pouvez tout parcourir, mais rien n’est envoyé.',
  'terms.banner.review': 'Lire et accepter',
  'terms.banner.failed.title': 'Nous n’avons pas pu charger les conditions.',
  'terms.banner.failed.text':
    'Vous pouvez tout parcourir, mais rien n’est envoyé tant qu’elles ne sont pas là.',
} as const satisfies MessagesOf<typeof termsMessages>
