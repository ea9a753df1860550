import type { MessageDefinitions } from '../MessageDefinitions.ts'

/** What staff of the organisation read, in English. No member meets it. */
export const staffMessages = {
  'staff.price.title': 'Display price',
  'staff.price.lead':
    'What members of your organisation see for {offer}. What it takes from their points stays as it is.',
  'staff.price.loading': 'Loading the price',
  'staff.price.failed': 'We could not load this experience',
  'staff.price.gone.title': 'This experience is no longer offered',
  'staff.price.gone.text': 'Its price can no longer be set.',
  'staff.price.untitled': 'this experience',
  'staff.price.now': 'Shown now',
  'staff.price.points': 'Takes from their points',
  'staff.price.value': 'Value',
  'staff.price.amount': 'New price',
  'staff.price.amountIn': 'New price, in {currency}',
  'staff.price.missing': 'Enter the price that members should see.',
  'staff.price.shape': 'Enter a number, for example {example}.',
  'staff.price.negative': 'Enter a price of {least} or more.',
  'staff.price.save': 'Set the price',
  'staff.price.saving': 'Setting',
  'staff.price.saved': 'Members now see {price}.',
} as const satisfies MessageDefinitions
