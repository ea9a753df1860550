import type { MessagesOf, staffMessages } from '../../i18n/index.ts'

/** What staff of the organisation read, in Italian. */
export const staff = {
  'staff.price.title': 'Prezzo mostrato',
  'staff.price.lead':
    'Ciò che i membri della Sua organizzazione vedono per {offer}. I punti prelevati non cambiano.',
  'staff.price.loading': 'Caricamento del prezzo',
  'staff.price.failed': 'Impossibile caricare questa esperienza',
  'staff.price.gone.title': 'Questa esperienza non è più disponibile',
  'staff.price.gone.text': 'Il prezzo non può più essere impostato.',
  'staff.price.untitled': 'questa esperienza',
  'staff.price.now': 'Mostrato ora',
  'staff.price.points': 'Punti prelevati',
  'staff.price.value': 'Valore',
  'staff.price.amount': 'Nuovo prezzo',
  'staff.price.amountIn': 'Nuovo prezzo, in {currency}',
  'staff.price.missing': 'Indichi il prezzo che i membri devono vedere.',
  'staff.price.shape': 'Indichi un numero, per esempio {example}.',
  'staff.price.negative': 'Indichi un prezzo di {least} o superiore.',
  'staff.price.save': 'Imposta il prezzo',
  'staff.price.saving': 'In corso',
  'staff.price.saved': 'I membri ora vedono {price}.',
} as const satisfies MessagesOf<typeof staffMessages>
