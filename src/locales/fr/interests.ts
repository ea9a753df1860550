import type { interestsMessages, MessagesOf } from '../../i18n/index.ts'

/** What the form and the receipt of an interest say, in French. */
export const interests = {
  'interests.title': 'Demander cette expérience',
  'interests.lead':
    'Dites-nous ce qui vous conviendrait. Votre demande ne vous engage à rien\u00A0: aucun point n’est prélevé, aucune place n’est retenue. Un concierge vous répond dans votre conversation.',
  'interests.back': 'Retour à l’expérience',
  'interests.send': 'Envoyer au concierge',
  'interests.sending': 'Envoi en cours',
  'interests.noPoints': 'Aucun point n’est prélevé.',

  'interests.offer.loading': 'Chargement de l’expérience',
  'interests.offer.gone.title': 'N’est plus proposée.',
  'interests.offer.gone.text':
    'Vous pouvez tout de même la demander\u00A0: votre concierge connaît peut-être une expérience semblable.',
  'interests.offer.failed':
    'Nous n’avons pas pu afficher l’expérience ici. Vous pouvez tout de même la demander.',

  'interests.party': 'Participants',
  'interests.party.max': {
    one: 'Pour {count} personne au maximum.',
    many: 'Jusqu’à {count} personnes.',
    other: 'Jusqu’à {count} personnes.',
  },
  'interests.adults': 'Adultes',
  'interests.adults.fewer': 'Un adulte de moins',
  'interests.adults.more': 'Un adulte de plus',
  'interests.children': 'Enfants',
  'interests.children.fewer': 'Un enfant de moins',
  'interests.children.more': 'Un enfant de plus',

  'interests.dates': 'Vos dates',
  'interests.dates.hint': 'Choisissez une catégorie, puis les jours. Autant que vous le souhaitez.',
  'interests.dates.kind': 'Catégorie des jours',
  'interests.dates.preferred': 'Nous convient',
  'interests.dates.blackout': 'Impossible',
  'interests.dates.suits': 'Convient',
  'interests.dates.calendar': 'Jours',
  'interests.dates.previousMonth': 'Mois précédent',
  'interests.dates.nextMonth': 'Mois suivant',
  'interests.dates.today': 'aujourd’hui',
  'interests.dates.unavailable': 'ne peut pas être choisi',
  'interests.dates.chosen': 'Jours choisis',
  'interests.dates.notTag': 'Impossible\u00A0: {days}',
  'interests.dates.remove': 'Retirer {days}',
  'interests.dates.failed.title': 'Le calendrier n’a pas pu être chargé.',
  'interests.dates.failed.text':
    'Votre saisie reste en place, et vous pouvez envoyer votre demande sans le calendrier.',

  'interests.contact': 'Comment vous joindre',
  'interests.contact.by': 'Par',
  'interests.contact.APP_CHAT': 'Message ici',
  'interests.contact.SMS': 'SMS',
  'interests.contact.EMAIL': 'E-mail',
  'interests.contact.PHONE': 'Appel',
  'interests.contact.unknown': 'Autre moyen',
  'interests.email.hint': 'À l’adresse connue de votre organisation.',
  'interests.phone': 'Téléphone',
  'interests.phone.hint': 'Après votre envoi, nous vous adressons un code pour vérifier ce numéro.',
  'interests.phone.hintAbroad':
    'Avec l’indicatif du pays, par exemple {example}. Après votre envoi, nous vous adressons un code pour le vérifier.',
  'interests.phone.hintChange': 'Si vous changez de numéro, nous y envoyons un code pour le vérifier.',
  'interests.window': 'Meilleur moment',
  'interests.window.MORNING': 'Matin',
  'interests.window.AFTERNOON': 'Après-midi',
  'interests.window.EVENING': 'Soir',
  'interests.window.ANYTIME': 'Peu importe',
  'interests.window.unset': 'Non précisé',
  'interests.window.unknown': 'Autre moment',

  'interests.occasion': 'Une occasion particulière\u202F?',
  'interests.occasion.BIRTHDAY': 'Anniversaire',
  'interests.occasion.ANNIVERSARY': 'Anniversaire de mariage',
  'interests.occasion.ENGAGEMENT': 'Fiançailles',
  'interests.occasion.WEDDING': 'Mariage',
  'interests.occasion.GRADUATION': 'Remise de diplôme',
  'interests.occasion.PROMOTION': 'Promotion',
  'interests.occasion.BUSINESS': 'Affaires',
  'interests.occasion.OTHER': 'Autre',
  'interests.occasion.unknown': 'Autre occasion',

  'interests.sensitive': 'Régime, allergies, accessibilité',
  'interests.sensitive.promise':
    'Ces trois réponses vont directement à votre concierge et <b>ne sont pas conservées</b>\u00A0: ni ici, ni dans votre conversation, ni dans ce navigateur. Nous gardons seulement l’heure de leur envoi.',
  'interests.sensitive.reload':
    'Si vous quittez ou rechargez cette page avant l’envoi, ce que vous écrivez ici est perdu.',
  'interests.sensitive.dietary': 'Régime alimentaire',
  'interests.sensitive.allergies': 'Allergies',
  'interests.sensitive.accessibility': 'Accessibilité',

  'interests.leave.title': 'Quitter sans envoyer\u202F?',
  'interests.leave.text':
    'Ce que vous avez écrit sur votre régime, vos allergies et l’accessibilité n’est conservé nulle part\u00A0: en quittant la page, vous le perdez. Vos autres réponses restent.',
  'interests.leave.stay': 'Rester ici',
  'interests.leave.leave': 'Quitter',

  'interests.leave.sending.title': 'Quitter pendant l’envoi\u202F?',
  'interests.leave.sending.text':
    'L’envoi continue sans vous. S’il échoue, ce que vous avez écrit sur votre régime, vos allergies et l’accessibilité est perdu, et nous vous le disons.',

  'interests.lost.title':
    'Ce que vous avez écrit sur votre régime, vos allergies et l’accessibilité n’est pas arrivé.',
  'interests.lost.text':
    'À notre connaissance, votre concierge ne l’a pas reçu, et ce n’est conservé nulle part. Veuillez l’écrire à nouveau.',
  'interests.lost.again': 'L’écrire à nouveau',

  'interests.offline.title': 'Vous êtes hors ligne.',
  'interests.offline.text':
    'Rien n’a été envoyé, et rien de ce que vous avez saisi n’est perdu. Envoyez votre demande une fois la connexion rétablie.',
  'interests.arrived.title': 'Votre demande est arrivée.',
  'interests.arrived.text':
    'Seules vos réponses ne sont pas confirmées. Un nouvel envoi ne transmet qu’elles\u00A0: votre demande n’est pas faite deux fois.',
  'interests.unknown.text':
    'Vos réponses sont peut-être arrivées. Vous pouvez les renvoyer sans risque\u00A0: elles remplacent ce qui a été envoyé avant.',

  'interests.fault.number': 'Indiquez un nombre entier, {least} ou plus.',
  'interests.fault.party': {
    one: 'Cette expérience est prévue pour {count} personne au maximum.',
    many: 'Cette expérience est prévue pour {count} personnes au maximum.',
    other: 'Cette expérience est prévue pour {count} personnes au maximum.',
  },
  'interests.fault.date': 'L’un de ces jours n’existe pas. Retirez-le de la liste.',
  'interests.fault.dateOver': 'L’un de ces jours est passé. Retirez-le de la liste.',
  'interests.fault.dateOutside':
    'L’un de ces jours est en dehors des dates de l’expérience. Retirez-le de la liste.',
  'interests.fault.dateTwice':
    'Un jour ne peut pas à la fois convenir et être impossible. Retirez-le de l’une des deux catégories.',
  'interests.fault.choice': 'Choisissez l’une de ces options.',
  'interests.fault.phoneMissing': 'Indiquez le numéro à utiliser.',
  'interests.fault.phoneCountry': 'Indiquez le numéro avec l’indicatif du pays, par exemple {example}.',
  'interests.fault.phoneShort': 'Ce numéro est trop court. Veuillez le vérifier.',
  'interests.fault.phoneLong': 'Ce numéro est trop long. Veuillez le vérifier.',
  'interests.fault.phoneShape': 'Ce n’est pas un numéro de téléphone. Veuillez le vérifier.',
  'interests.receipt.failed': 'Nous n’avons pas pu charger votre demande',
  'interests.receipt.sent': 'Envoyée',
} as const satisfies MessagesOf<typeof interestsMessages>
