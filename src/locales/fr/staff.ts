import type { MessagesOf, staffMessages } from '../../i18n/index.ts'

/** What staff of the organisation read, in French. */
export const staff = {
  'staff.price.title': 'Prix affiché',
  'staff.price.lead':
    'Ce que voient les membres de votre organisation pour {offer}. Le nombre de points prélevés ne change pas.',
  'staff.price.loading': 'Chargement du prix',
  'staff.price.failed': 'Nous n’avons pas pu charger cette expérience',
  'staff.price.gone.title': 'Cette expérience n’est plus proposée',
  'staff.price.gone.text': 'Son prix ne peut plus être fixé.',
  'staff.price.untitled': 'cette expérience',
  'staff.price.now': 'Affiché actuellement',
  'staff.price.points': 'Prélevé sur leurs points',
  'staff.price.value': 'Valeur',
  'staff.price.amount': 'Nouveau prix',
  'staff.price.amountIn': 'Nouveau prix, en {currency}',
  'staff.price.missing': 'Indiquez le prix que les membres doivent voir.',
  'staff.price.shape': 'Indiquez un nombre, par exemple {example}.',
  'staff.price.negative': 'Indiquez un prix de {least} ou plus.',
  'staff.price.save': 'Fixer le prix',
  'staff.price.saving': 'En cours',
  'staff.price.saved': 'Les membres voient désormais {price}.',
} as const satisfies MessagesOf<typeof staffMessages>
