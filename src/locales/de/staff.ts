import type { MessagesOf, staffMessages } from '../../i18n/index.ts'

/** What staff of the organisation read, in German. */
export const staff = {
  'staff.price.title': 'Angezeigter Preis',
  'staff.price.lead':
    'Was Mitglieder Ihrer Organisation für {offer} sehen. Wie viele Punkte abgebucht werden, ändert sich nicht.',
  'staff.price.loading': 'Preis wird geladen',
  'staff.price.failed': 'Dieses Erlebnis konnte nicht geladen werden',
  'staff.price.gone.title': 'Dieses Erlebnis wird nicht mehr angeboten',
  'staff.price.gone.text': 'Sein Preis kann nicht mehr festgelegt werden.',
  'staff.price.untitled': 'dieses Erlebnis',
  'staff.price.now': 'Derzeit angezeigt',
  'staff.price.points': 'Abgebuchte Punkte',
  'staff.price.value': 'Wert',
  'staff.price.amount': 'Neuer Preis',
  'staff.price.amountIn': 'Neuer Preis in {currency}',
  'staff.price.missing': 'Geben Sie den Preis an, den Mitglieder sehen sollen.',
  'staff.price.shape': 'Geben Sie eine Zahl an, zum Beispiel {example}.',
  'staff.price.negative': 'Geben Sie einen Preis von {least} oder mehr an.',
  'staff.price.save': 'Preis festlegen',
  'staff.price.saving': 'Wird festgelegt',
  'staff.price.saved': 'Mitglieder sehen jetzt {price}.',
} as const satisfies MessagesOf<typeof staffMessages>
