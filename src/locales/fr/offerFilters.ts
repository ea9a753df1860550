import type { MessagesOf, offerFilterMessages } from '../../i18n/index.ts'

/** What the filters by days, place, guests and points say, in French. */
export const offerFilters = {
  'offers.filters.title': 'Affiner',
  'offers.filters.count': 'Filtres, {count}',
  'offers.filters.remove': 'Retirer {filter}',
  'offers.filters.clearOne': 'Effacer',
  'offers.filters.show': {
    one: 'Voir {count} expérience',
    many: 'Voir {count} expériences',
    other: 'Voir {count} expériences',
  },
  'offers.filters.showSoFar': {
    one: 'Voir {count} pour l’instant',
    many: 'Voir {count} pour l’instant',
    other: 'Voir {count} pour l’instant',
  },
  'offers.filters.soFar': 'Pour l’instant\u00A0: le reste est en cours de chargement.',

  'offers.when.weekend': 'Ce week-end',
  'offers.when.nextDays': '{days} prochains jours',
  'offers.when.calendar': 'Jours',
  'offers.when.hint': 'Choisissez le premier jour, puis le dernier.',
  'offers.when.chosen': 'choisi',
  'offers.when.previousMonth': 'Mois précédent',
  'offers.when.nextMonth': 'Mois suivant',
  'offers.when.today': 'aujourd’hui',
  'offers.when.unavailable': 'ne peut pas être choisi',
  'offers.when.failed': 'Le calendrier n’a pas pu être chargé.',
  'offers.when.undated': {
    one: '{count} est sans date et figure à la fin.',
    many: '{count} sont sans date et figurent à la fin.',
    other: '{count} sont sans date et figurent à la fin.',
  },
  'offers.when.anyTime': 'À tout moment\u00A0: celles-ci sont sans date.',
  'offers.when.anyTimeOnly': 'Rien ces jours-là. Celles-ci sont sans date.',

  'offers.places.all': { one: 'Voir {count} lieu', many: 'Les {count} lieux', other: 'Les {count} lieux' },
  'offers.places.none': 'Aucune n’indique de lieu.',

  'offers.guests.count': { one: '{count} personne', many: '{count} personnes', other: '{count} personnes' },
  'offers.guests.fewer': 'Une personne de moins',
  'offers.guests.more': 'Une personne de plus',
  'offers.guests.unstated': {
    one: '{count} ne précise pas pour combien\u00A0: demandez.',
    many: '{count} ne précisent pas pour combien\u00A0: demandez.',
    other: '{count} ne précisent pas pour combien\u00A0: demandez.',
  },
  'offers.guests.ask': 'Demander pour combien',

  'offers.points.min': 'Prix le plus bas',
  'offers.points.max': 'Prix le plus haut',
  'offers.points.upTo': 'jusqu’à {sum}',
  'offers.points.from': 'dès {sum}',
  'offers.points.range': '{min} à {max}',
  'offers.points.any': 'tous les prix',
  'offers.points.none': 'Aucune n’indique de prix.',

  'offers.noMatch.without': {
    one: 'Sans les filtres, il y a {count} expérience.',
    many: 'Sans les filtres, il y a {count} expériences.',
    other: 'Sans les filtres, il y a {count} expériences.',
  },
  'offers.noMatch.withoutOne': 'Sans {filter}\u00A0: {count}',
} as const satisfies MessagesOf<typeof offerFilterMessages>
