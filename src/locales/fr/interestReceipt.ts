import type { interestReceiptMessages, MessagesOf } from '../../i18n/index.ts'

/** What the receipt of an interest says, and the questions that change it, in French. */
export const interestReceipt = {
  'interests.change.title': 'Modifier vos réponses',
  'interests.change.lead':
    'Toutes vos réponses sont renvoyées, telles qu’elles figurent ici. Votre demande reste sans engagement.',
  'interests.change.save': 'Enregistrer',
  'interests.change.saving': 'Enregistrement',
  'interests.change.cancel': 'Annuler',
  'interests.change.sent':
    'Vous avez déjà envoyé des réponses de ce type. Elles ne sont pas conservées, et ne sont donc pas renvoyées\u00A0: écrivez ici, en entier, ce que votre concierge doit savoir aujourd’hui.',
  'interests.change.sentAt':
    'Vous avez envoyé des réponses de ce type à {time}. Elles ne sont pas conservées, et ne sont donc pas renvoyées\u00A0: écrivez ici, en entier, ce que votre concierge doit savoir aujourd’hui.',
  'interests.change.sentOn':
    'Vous avez envoyé des réponses de ce type le {dateTime}. Elles ne sont pas conservées, et ne sont donc pas renvoyées\u00A0: écrivez ici, en entier, ce que votre concierge doit savoir aujourd’hui.',
  'interests.change.draft.title': 'Ces modifications ne sont pas encore enregistrées.',
  'interests.change.draft.text': 'Nous les avons gardées depuis votre dernier passage.',
  'interests.change.draft.discard': 'Repartir de votre envoi',
  'interests.change.unknown.title': 'L’une de vos réponses ne peut pas être affichée ici.',
  'interests.change.unknown.text':
    'L’enregistrement la supprime. D’ici là, votre concierge peut encore la lire.',
  'interests.change.leave.title': 'Quitter sans enregistrer\u202F?',
  'interests.change.leave.text':
    'Ce que vous avez écrit sur votre régime, vos allergies et l’accessibilité n’est conservé nulle part\u00A0: en quittant la page, vous le perdez.',
  'interests.change.leave.leave': 'Quitter',
  'interests.change.done': 'Vos modifications sont enregistrées',

  'interests.receipt.loading': 'Chargement de votre envoi',
  'interests.receipt.sentAt': 'Envoyée à {time}',
  'interests.receipt.sentOn': 'Envoyée le {dateTime}',
  'interests.receipt.title': 'Votre concierge a reçu votre demande',
  'interests.receipt.by.SMS': 'Vous souhaitez recevoir un SMS {when}.',
  'interests.receipt.by.EMAIL': 'Vous souhaitez recevoir un e-mail {when}.',
  'interests.receipt.by.PHONE': 'Vous souhaitez recevoir un appel {when}.',
  'interests.receipt.how.SMS': 'Vous souhaitez recevoir un SMS.',
  'interests.receipt.how.EMAIL': 'Vous souhaitez recevoir un e-mail.',
  'interests.receipt.how.PHONE': 'Vous souhaitez recevoir un appel.',
  'interests.receipt.when.MORNING': 'le matin',
  'interests.receipt.when.AFTERNOON': 'l’après-midi',
  'interests.receipt.when.EVENING': 'le soir',
  'interests.receipt.when.ANYTIME': 'à n’importe quel moment',
  'interests.receipt.conversation': 'La réponse arrivera dans votre conversation.',
  'interests.receipt.conversationToo': 'La réponse figurera aussi dans votre conversation.',
  'interests.receipt.noPoints': 'Aucun point n’a été prélevé.',
  'interests.receipt.openConversation': 'Ouvrir la conversation',
  'interests.receipt.changeAnswers': 'Modifier vos réponses',
  'interests.receipt.answers': 'Vos réponses',
  'interests.receipt.noAnswers': 'Vous avez fait votre demande sans autre précision.',
  'interests.receipt.status': 'Statut',
  'interests.receipt.party': 'Participants',
  'interests.receipt.partyBoth': '{adults}, {children}',
  'interests.receipt.adults': { one: '{count} adulte', many: '{count} adultes', other: '{count} adultes' },
  'interests.receipt.children': { one: '{count} enfant', many: '{count} enfants', other: '{count} enfants' },
  'interests.receipt.noChildren': 'sans enfant',
  'interests.receipt.preferred': 'Convient',
  'interests.receipt.blackout': 'Impossible',
  'interests.receipt.contact': 'Vous joindre par',
  'interests.receipt.contactBoth': '{method}, {window}',
  'interests.receipt.window': 'Meilleur moment',
  'interests.receipt.window.MORNING': 'le matin',
  'interests.receipt.window.AFTERNOON': 'l’après-midi',
  'interests.receipt.window.EVENING': 'le soir',
  'interests.receipt.window.ANYTIME': 'à tout moment',
  'interests.receipt.window.unknown': 'à un autre moment',
  'interests.receipt.phone': 'Téléphone',
  'interests.receipt.phone.checked': 'vérifié',
  'interests.receipt.phone.unchecked': 'pas encore vérifié',
  'interests.receipt.occasion': 'Occasion',
  'interests.receipt.forwarded':
    'Réponses transmises à votre concierge, non conservées. Pour les modifier, saisissez-les à nouveau en entier.',
  'interests.receipt.forwardedAt':
    'Réponses transmises à votre concierge à {time}, non conservées. Pour les modifier, saisissez-les à nouveau en entier.',
  'interests.receipt.forwardedOn':
    'Réponses transmises à votre concierge le {dateTime}, non conservées. Pour les modifier, saisissez-les à nouveau en entier.',
  'interests.receipt.reference': 'Référence, à rappeler si besoin',
} as const satisfies MessagesOf<typeof interestReceiptMessages>
