import type { failureMessages, MessagesOf } from '../../i18n/index.ts'

/** What a member is told when something fails, in French. */
export const failure = {
  'failure.read.title': 'Le chargement n’a pas abouti',
  'failure.write.title': 'Non envoyé.',
  'failure.write.kept': 'Rien de ce que vous avez saisi n’est perdu.',
  'failure.write.unknown.title': 'Nous n’avons pas reçu de réponse.',
  'failure.write.unknown.text':
    'Votre envoi est peut-être arrivé. Vous pouvez réessayer sans risque\u00A0: il ne sera pas pris en compte deux fois.',
  'failure.network': 'La connexion a été interrompue.',
  'failure.timeout': 'Le service a mis trop de temps à répondre.',
  'failure.authentication': 'Le service n’a pas pu confirmer votre identité.',
  'failure.permission': 'Vous n’avez pas accès à ce contenu.',
  'failure.not-found': 'Ce contenu n’est plus disponible.',
  'failure.rejected': 'Le service n’a pas accepté cet envoi.',
  'failure.conflict': 'Quelque chose a changé entre-temps.',
  'failure.rate-limit': 'Le service est très sollicité en ce moment.',
  'failure.service': 'Le service n’a pas répondu.',
  'failure.invalid-response': 'Le service a donné une réponse que nous n’avons pas pu lire.',
  'failure.invalid-request': 'L’envoi n’est pas possible en l’état. Veuillez vérifier votre saisie.',
  'failure.session-ended': 'Votre session a pris fin.',
  'failure.terms': 'Veuillez d’abord accepter les conditions.',
  'failure.refresh.title': 'Nous n’avons pas pu confirmer votre identité',
  'failure.refresh.text': 'Votre organisation n’a pas répondu. Rien de ce que vous avez saisi n’est perdu.',
  'failure.unexpected.title': 'Un problème est survenu ici',
  'failure.unexpected.text': 'Le reste de la page fonctionne toujours.',
  'failure.reload': 'Recharger la page',
  'failure.wait.title': 'Un instant, s’il vous plaît.',
  'failure.wait.text': 'Vous pourrez réessayer dans {time}. Votre saisie reste en place.',
  'failure.wait.button': 'Réessayer dans {time}',
  'failure.wait.over': 'Vous pouvez réessayer maintenant.',
  'failure.sessionEnded.title': 'Votre session a pris fin',
  'failure.sessionEnded.text':
    'Reconnectez-vous pour continuer. Aucune information de votre compte n’est affichée ici, et ce que vous n’aviez pas encore envoyé n’est pas conservé.',
} as const satisfies MessagesOf<typeof failureMessages>
