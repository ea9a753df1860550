import type { ThemeInput } from '../../src/theme/index.ts'
import { type FontChoice, fontChoices } from './fontChoices.ts'

/** What a designer sets in the studio: `createTheme`'s input, with every choice made. */
export interface StudioInput {
  readonly brand: string
  /** Null: derived. */
  readonly accent: string | null
  readonly neutral: string | null
  readonly danger: string | null
  /** In px. */
  readonly radius: number
  readonly buttons: 'same' | 'pill'
  readonly density: 'comfortable' | 'compact'
  readonly selected: 'ink' | 'brand'
  readonly font: FontChoice
}

export const initialInput: StudioInput = {
  brand: '#0f4c55',
  accent: null,
  neutral: null,
  danger: null,
  radius: 4,
  buttons: 'same',
  density: 'comfortable',
  selected: 'ink',
  font: 'newsreader',
}

/** Only what differs from the defaults, so that the printed code says what was decided and no more. */
export function toThemeInput({
  brand,
  accent,
  neutral,
  danger,
  radius,
  buttons,
  density,
  selected,
  font,
}: StudioInput): ThemeInput {
  return {
    name: 'mine',
    brand,
    ...(accent === null ? {} : { accent }),
    ...(neutral === null ? {} : { neutral }),
    ...(danger === null ? {} : { danger }),
    ...(radius === initialInput.radius ? {} : { radius }),
    ...(buttons === 'pill' ? { buttonRadius: 999 } : {}),
    ...(density === 'compact' ? { density } : {}),
    ...(selected === 'brand' ? { selected } : {}),
    font: fontChoices[font].font,
  }
}
