import { createTheme } from '../../../src/index.ts'

/** A strict monochrome: black, white, the greys between, no corner rounded and no line too many. */
export const monoTheme = createTheme({
  name: 'mono',
  brand: '#000000',
  neutral: '#808080',
  radius: 0,
  density: 'compact',
  font: { text: "'Archivo Variable', 'Helvetica Neue', system-ui, sans-serif" },
  className: 'brand-mono',
})
