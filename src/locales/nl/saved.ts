import type { MessagesOf, savedMessages } from '../../i18n/index.ts'

/** What saving an offer says, and the page of saved offers, in Dutch. */
export const saved = {
  'saved.save': '{title} bewaren',
  'saved.saveFailed': 'Niet bewaard. Probeer het opnieuw.',
  'saved.removeFailed': 'Niet verwijderd. Probeer het opnieuw.',

  'saved.title': 'Bewaard',
  'saved.count': { one: '{count} belevenis', other: '{count} belevenissen, nieuwste eerst' },
  'saved.loading': 'Bewaarde belevenissen worden geladen',
  'saved.failed': 'Uw bewaarde belevenissen konden niet worden geladen',
  'saved.empty.title': 'Nog niets bewaard',
  'saved.empty.text': 'Bewaar een belevenis met het hartje en u vindt die hier terug.',
  'saved.explore': 'Alle belevenissen bekijken',
  'saved.within': 'Binnen uw saldo',
  'saved.missing': 'U komt {sum} tekort',
  'saved.gone': 'Niet meer aangeboden',
  'saved.remove': 'Verwijderen',
  'saved.removed': 'Verwijderd:',
  'saved.undo': 'Ongedaan maken',
} as const satisfies MessagesOf<typeof savedMessages>
