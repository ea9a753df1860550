import type { Preview } from '@storybook/react-vite'
import { languages } from '../stories/languages.ts'
import { brands } from '../stories/brands/index.ts'
import { densities, directions, networks, schemes, widths } from '../stories/StoryGlobals.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The toolbars. A story that sets one of these itself keeps it, and its toolbar is locked. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  brand: {
    description: 'Brand',
    toolbar: {
      icon: 'paintbrush',
      items: Object.entries(brands).map(([value, { title }]) => ({ value, title })),
      dynamicTitle: true,
    },
  },
  scheme: {
    description: 'Light or dark',
    toolbar: {
      icon: 'contrast',
      items: schemes.map((value) => ({ value, title: capital(value) })),
      dynamicTitle: true,
    },
  },
  language: {
    description: 'Language',
    toolbar: { icon: 'globe', items: languages.map((language) => ({ ...language })), dynamicTitle: true },
  },
  direction: {
    description: 'Direction of writing',
    toolbar: {
      icon: 'transfer',
      items: directions.map((value) => ({
        value,
        title: { auto: 'Direction of the language', ltr: 'Left to right', rtl: 'Right to left' }[value],
      })),
    },
  },
  density: {
    description: 'Density',
    toolbar: {
      icon: 'component',
      items: densities.map((value) => ({
        value,
        title: value === 'brand' ? 'Density of the brand' : capital(value),
      })),
    },
  },
  width: {
    description: 'Width of the column that the host gives',
    toolbar: {
      icon: 'ruler',
      items: widths.map((value) => ({
        value,
        title: value === 'full' ? 'All the width there is' : `${value} px`,
      })),
    },
  },
  network: {
    description: 'Network',
    toolbar: {
      icon: 'lightning',
      items: networks.map((value) => ({ value, title: capital(value) })),
      dynamicTitle: true,
    },
  },
}
