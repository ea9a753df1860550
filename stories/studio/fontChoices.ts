import type { ThemeInput } from '../../src/theme/index.ts'

interface FontPair {
  readonly label: string
  readonly font: NonNullable<ThemeInput['font']>
}

/** Typefaces that the stories bring; a brand brings its own. */
export const fontChoices = {
  newsreader: {
    label: 'Newsreader, Instrument Sans',
    font: {
      text: "'Instrument Sans Variable', system-ui, sans-serif",
      display: "'Newsreader Variable', Georgia, serif",
    },
  },
  instrument: {
    label: 'Instrument Sans alone',
    font: { text: "'Instrument Sans Variable', system-ui, sans-serif" },
  },
  sourceSerif: { label: 'Source Serif alone', font: { text: "'Source Serif 4 Variable', Georgia, serif" } },
  bricolage: {
    label: 'Bricolage Grotesque, Onest',
    font: {
      text: "'Onest Variable', system-ui, sans-serif",
      display: "'Bricolage Grotesque Variable', 'Onest Variable', system-ui, sans-serif",
    },
  },
  system: { label: "The system's own", font: { text: 'system-ui, sans-serif' } },
} as const satisfies Record<string, FontPair>

export type FontChoice = keyof typeof fontChoices
