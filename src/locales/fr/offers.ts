import type { MessagesOf, offersMessages } from '../../i18n/index.ts'

/** What the catalog and an offer say, in French. */
export const offers = {
  'offers.title': 'Expériences',
  'offers.untitled': 'Une expérience',
  'offers.loading': 'Chargement des expériences',

  'offers.search': 'Rechercher une expérience',
  'offers.search.placeholder': 'Rechercher par nom, lieu ou type',
  'offers.search.clear': 'Effacer la recherche',
  'offers.filters': 'Filtres',
  'offers.filters.when': 'Quand',
  'offers.filters.places': 'Où',
  'offers.filters.guests': 'Personnes',
  'offers.filters.points': 'Points',
  'offers.filters.withinPoints': 'Avec mes points',
  'offers.filters.available': 'Disponibles',
  'offers.filters.clear': 'Tout effacer',
  'offers.sort': 'Trier\u00A0:',
  'offers.sort.featured': 'À la une',
  'offers.sort.priceUp': 'Prix croissant',
  'offers.sort.priceDown': 'Prix décroissant',
  'offers.sort.soonest': 'Date la plus proche',
  'offers.sort.bookBy': 'Fin des réservations',

  'offers.count': { one: '{count} expérience', many: '{count} expériences', other: '{count} expériences' },
  'offers.countSoFar': {
    one: '{count} expérience pour l’instant',
    many: '{count} expériences pour l’instant',
    other: '{count} expériences pour l’instant',
  },
  'offers.shown': '{shown} sur {count} affichées',
  'offers.shownSoFar': 'Affichées\u00A0: {shown}',
  'offers.more': 'Voir plus',
  'offers.more.busy': 'Chargement',
  'offers.more.failed': 'Nous n’avons pas pu en charger davantage.',

  'offers.incomplete': 'Nous n’avons pas pu toutes les parcourir.',
  'offers.limited': 'Nous avons parcouru les {shown} premières.',
  'offers.limited.text': 'Il y en a d’autres.',
  'offers.limited.more': 'En parcourir d’autres',

  'offers.empty.title': 'Rien pour le moment',
  'offers.empty.text': 'Les expériences de votre organisation apparaîtront ici dès qu’il y en aura.',
  'offers.noMatch.search': 'Aucun résultat pour «\u00A0{search}\u00A0»',
  'offers.noMatch.filters': 'Aucun résultat avec ces filtres',
  'offers.noMatch.words': 'Essayez un lieu, un type ou moins de mots.',
  'offers.failed': 'Nous n’avons pas pu charger les expériences',
  'offers.offline.title': 'Vous êtes hors ligne.',
  'offers.offline.text': 'Ce qui est déjà chargé reste ici\u202F; la suite viendra avec la connexion.',

  'offers.soldOut': 'Complet',
  'offers.closed': 'Réservations closes',
  'offers.placesLeft': {
    one: '{count} place restante',
    many: '{count} places restantes',
    other: '{count} places restantes',
  },
  'offers.bookBy': 'Réservable jusqu’au {date}',
  'offers.bookBy.today': 'Réservable jusqu’à {time}',
  'offers.until': 'Jusqu’au {date}',
  'offers.ask': 'Demander',
} as const satisfies MessagesOf<typeof offersMessages>
