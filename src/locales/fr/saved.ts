import type { MessagesOf, savedMessages } from '../../i18n/index.ts'

/** What saving an offer says, and the page of saved offers, in French. */
export const saved = {
  'saved.save': 'Enregistrer {title}',
  'saved.saveFailed': 'Non enregistrée. Réessayez.',
  'saved.removeFailed': 'Non retirée. Réessayez.',

  'saved.title': 'Enregistrées',
  'saved.count': {
    one: '{count} expérience',
    many: '{count} expériences, les plus récentes d’abord',
    other: '{count} expériences, les plus récentes d’abord',
  },
  'saved.loading': 'Chargement de vos expériences enregistrées',
  'saved.failed': 'Nous n’avons pas pu charger vos expériences enregistrées',
  'saved.empty.title': 'Rien d’enregistré pour le moment',
  'saved.empty.text': 'Touchez le cœur d’une expérience pour l’enregistrer et la retrouver ici.',
  'saved.explore': 'Voir toutes les expériences',
  'saved.within': 'Possible avec votre solde',
  'saved.missing': 'Il vous manque {sum}',
  'saved.gone': 'N’est plus proposée',
  'saved.remove': 'Retirer',
  'saved.removed': 'Retirée\u00A0:',
  'saved.undo': 'Annuler',
} as const satisfies MessagesOf<typeof savedMessages>
