import type { MessagesOf, savedMessages } from '../../i18n/index.ts'

/** What saving an offer says, and the page of saved offers, in Italian. */
export const saved = {
  'saved.save': 'Salva {title}',
  'saved.saveFailed': 'Non salvata. Riprovi.',
  'saved.removeFailed': 'Non rimossa. Riprovi.',

  'saved.title': 'Salvate',
  'saved.count': {
    one: '{count} esperienza',
    many: '{count} esperienze, dalla più recente',
    other: '{count} esperienze, dalla più recente',
  },
  'saved.loading': 'Caricamento delle esperienze salvate',
  'saved.failed': 'Impossibile caricare le esperienze salvate',
  'saved.empty.title': 'Ancora nulla di salvato',
  'saved.empty.text': 'Tocchi il cuore di un’esperienza per salvarla e ritrovarla qui.',
  'saved.explore': 'Vedi tutte le esperienze',
  'saved.within': 'Possibile con il Suo saldo',
  'saved.missing': 'Le mancano {sum}',
  'saved.gone': 'Non più disponibile',
  'saved.remove': 'Rimuovi',
  'saved.removed': 'Rimossa:',
  'saved.undo': 'Annulla',
} as const satisfies MessagesOf<typeof savedMessages>
