import { createTheme } from '../../../src/index.ts'

/** An airline: one clear sans, navy with the greys of the sky, round buttons, wide pictures. */
export const airlineTheme = createTheme({
  name: 'airline',
  brand: '#13285f',
  accent: '#1a4fc4',
  neutral: '#5c6f99',
  radius: 10,
  buttonRadius: 999,
  font: { text: "'Figtree Variable', 'Noto Sans Arabic Variable', system-ui, sans-serif" },
  className: 'brand-airline',
})
