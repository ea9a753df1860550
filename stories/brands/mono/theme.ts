import { createTheme, type CreatedTheme, type ThemeInput } from '../../../src/index.ts'

const strict = {
  name: 'mono',
  neutral: '#808080',
  radius: 0,
  density: 'compact',
  font: { text: "'Archivo Variable', 'Noto Sans Arabic Variable', 'Helvetica Neue', system-ui, sans-serif" },
  className: 'brand-mono',
} as const satisfies Omit<ThemeInput, 'brand'>

const onWhite = createTheme({ ...strict, brand: '#000000' })
// Black would be lifted to a grey in the dark. Here it turns into white.
const onBlack = createTheme({ ...strict, brand: '#ffffff' })

/** A strict monochrome: black, white, the greys between, no corner rounded and no line too many. */
export const monoTheme: CreatedTheme = {
  ...onWhite,
  dark: onBlack.dark,
  pairs: [
    ...onWhite.pairs.filter(({ scheme }) => scheme === 'light'),
    ...onBlack.pairs.filter(({ scheme }) => scheme === 'dark'),
  ],
  corrections: [
    ...onWhite.corrections.filter(({ scheme }) => scheme === 'light'),
    ...onBlack.corrections.filter(({ scheme }) => scheme === 'dark'),
  ],
}
