import { createTheme } from '../../../src/index.ts'

// Scripts that a typeface lacks fall to the system's: a named one for Arabic, and for Chinese and Japanese the generic, which looks at the language.
const serif = "'Source Serif 4 Variable', 'Noto Naskh Arabic Variable', 'Geeza Pro', Georgia, serif"

/** A private bank: one serif, bottle green on ivory, square, unhurried. */
export const bankTheme = createTheme({
  name: 'bank',
  brand: '#1b4032',
  neutral: '#fcfaf5',
  danger: '#8f2b22',
  radius: 0,
  font: { text: serif, display: serif },
  className: 'brand-bank',
})
