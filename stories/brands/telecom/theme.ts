import { createTheme } from '../../../src/index.ts'

/** A young telecom: a grotesque with a grin, lime for what is chosen, everything round and close. */
export const telecomTheme = createTheme({
  name: 'telecom',
  brand: '#c4f82a',
  accent: '#3f5c00',
  neutral: '#6d7266',
  danger: '#c21f4e',
  radius: 20,
  buttonRadius: 999,
  density: 'compact',
  selected: 'brand',
  font: {
    text: "'Onest Variable', 'Noto Sans Arabic Variable', system-ui, sans-serif",
    display:
      "'Bricolage Grotesque Variable', 'Onest Variable', 'Noto Sans Arabic Variable', system-ui, sans-serif",
  },
  className: 'brand-telecom',
})
