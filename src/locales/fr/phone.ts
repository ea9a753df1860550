import type { MessagesOf, phoneMessages } from '../../i18n/index.ts'

/** What is said about a phone number and the code that is sent to it, in French. */
export const phone = {
  'phone.title': 'Vérifier votre numéro',
  'phone.loading': 'Chargement de votre numéro',
  'phone.failed': 'Nous n’avons pas pu charger votre numéro',
  'phone.sentTo': 'Nous avons envoyé un code au {phone}.',
  'phone.code': 'Code',
  'phone.code.hint': {
    one: 'En général, {count} chiffre.',
    many: 'En général, {count} chiffres.',
    other: 'En général, {count} chiffres.',
  },
  'phone.code.missing': 'Saisissez le code que nous vous avons envoyé.',
  'phone.code.wrong': 'Le dernier code était incorrect ou a expiré. Réessayez ou demandez-en un nouveau.',
  'phone.code.wrongOnly': 'Le dernier code était incorrect ou a expiré. Réessayez.',
  'phone.check': 'Vérifier',
  'phone.checking': 'Vérification',

  'phone.resend': 'Envoyer un nouveau code',
  'phone.resending': 'Envoi en cours',
  'phone.resendIn': 'Nouveau code dans {time}',
  'phone.resent': {
    one: 'Un nouveau code est en route. Vous pourrez en demander un autre dans {count} seconde.',
    many: 'Un nouveau code est en route. Vous pourrez en demander un autre dans {count} secondes.',
    other: 'Un nouveau code est en route. Vous pourrez en demander un autre dans {count} secondes.',
  },
  'phone.resend.unknown':
    'Un nouveau code est peut-être en route. Si vous n’en recevez pas, demandez-en un autre.',
  'phone.resendNow': 'Vous pouvez maintenant demander un nouveau code.',

  'phone.change': 'Changer de numéro',
  'phone.change.title': 'Changer votre numéro',
  'phone.change.text': 'Nous envoyons un code au nouveau numéro. Vos autres réponses ne changent pas.',
  'phone.unknown.title': 'L’une de vos autres réponses ne peut pas être affichée ici.',
  'phone.unknown.text': 'Changer le numéro la supprime. D’ici là, votre concierge peut encore la lire.',
  'phone.add.title': 'Ajouter votre numéro',
  'phone.add.text':
    'Nous y envoyons un code pour nous assurer qu’il est bien à vous. Vos autres réponses ne changent pas.',
  'phone.save': 'Envoyer un code',
  'phone.saving': 'Envoi en cours',
  'phone.cancel': 'Garder ce numéro',
  'phone.changed': 'Enregistré. Nous avons envoyé un code au {phone}.',

  'phone.verified.title': 'Votre numéro est vérifié',
  'phone.verified.text': 'Votre concierge peut vous joindre au {phone}.',
  'phone.fault.empty': 'Indiquez le numéro à utiliser.',
  'phone.fault.country': 'Indiquez le numéro avec l’indicatif du pays, par exemple {example}.',
  'phone.fault.short': 'Ce numéro est trop court. Veuillez le vérifier.',
  'phone.fault.long': 'Ce numéro est trop long. Veuillez le vérifier.',
  'phone.fault.shape': 'Ce n’est pas un numéro de téléphone. Veuillez le vérifier.',
} as const satisfies MessagesOf<typeof phoneMessages>
