import type { MessagesOf, savedMessages } from '../../i18n/index.ts'

/** What saving an offer says, and the page of saved offers, in German. */
export const saved = {
  'saved.save': '{title} merken',
  'saved.saveFailed': 'Nicht gemerkt. Bitte noch einmal versuchen.',
  'saved.removeFailed': 'Nicht entfernt. Bitte noch einmal versuchen.',

  'saved.title': 'Gemerkt',
  'saved.count': { one: '{count} Erlebnis', other: '{count} Erlebnisse, neueste zuerst' },
  'saved.loading': 'Gemerkte Erlebnisse werden geladen',
  'saved.failed': 'Ihre gemerkten Erlebnisse konnten nicht geladen werden',
  'saved.empty.title': 'Noch nichts gemerkt',
  'saved.empty.text': 'Merken Sie sich ein Erlebnis mit dem Herzsymbol, dann finden Sie es hier wieder.',
  'saved.explore': 'Alle Erlebnisse ansehen',
  'saved.within': 'Mit Ihrem Punktestand möglich',
  'saved.missing': 'Es fehlen Ihnen {sum}',
  'saved.gone': 'Wird nicht mehr angeboten',
  'saved.remove': 'Entfernen',
  'saved.removed': 'Entfernt:',
  'saved.undo': 'Rückgängig',
} as const satisfies MessagesOf<typeof savedMessages>
