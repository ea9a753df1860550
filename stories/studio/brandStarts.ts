import { initialInput, type StudioInput } from './StudioInput.ts'

interface BrandStart {
  readonly title: string
  readonly start: StudioInput
}

/** Somewhere to begin. The last two show what is corrected: colours that cannot be read as they are. */
export const brandStarts: readonly BrandStart[] = [
  { title: 'Neutral', start: initialInput },
  {
    title: 'Bottle green',
    start: { ...initialInput, brand: '#1f3d2f', neutral: '#faf6ef', radius: 0, font: 'sourceSerif' },
  },
  {
    title: 'Navy',
    start: {
      ...initialInput,
      brand: '#14284b',
      accent: '#1c5fd0',
      neutral: '#5c6675',
      radius: 10,
      buttons: 'pill',
      font: 'instrument',
    },
  },
  {
    title: 'Lime',
    start: {
      ...initialInput,
      brand: '#c4f82a',
      radius: 20,
      buttons: 'pill',
      density: 'compact',
      selected: 'brand',
      font: 'bricolage',
    },
  },
  { title: 'Pale rose', start: { ...initialInput, brand: '#ffd7de', danger: '#ff9d9d', radius: 14 } },
]
