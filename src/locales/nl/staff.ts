import type { MessagesOf, staffMessages } from '../../i18n/index.ts'

/** What staff of the organisation read, in Dutch. */
export const staff = {
  'staff.price.title': 'Getoonde prijs',
  'staff.price.lead':
    'Wat leden van uw organisatie zien voor {offer}. Het aantal punten dat wordt afgeschreven, verandert niet.',
  'staff.price.loading': 'De prijs wordt geladen',
  'staff.price.failed': 'Deze belevenis kon niet worden geladen',
  'staff.price.gone.title': 'Deze belevenis wordt niet meer aangeboden',
  'staff.price.gone.text': 'De prijs kan niet meer worden ingesteld.',
  'staff.price.untitled': 'deze belevenis',
  'staff.price.now': 'Nu getoond',
  'staff.price.points': 'Afgeschreven punten',
  'staff.price.value': 'Waarde',
  'staff.price.amount': 'Nieuwe prijs',
  'staff.price.amountIn': 'Nieuwe prijs, in {currency}',
  'staff.price.missing': 'Geef de prijs op die leden moeten zien.',
  'staff.price.shape': 'Geef een getal op, bijvoorbeeld {example}.',
  'staff.price.negative': 'Geef een prijs van {least} of meer op.',
  'staff.price.save': 'Prijs instellen',
  'staff.price.saving': 'Bezig',
  'staff.price.saved': 'Leden zien nu {price}.',
} as const satisfies MessagesOf<typeof staffMessages>
