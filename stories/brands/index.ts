// Sheets by name: a module of ours that only imports them has no effect by package.json, and a build leaves it out.
import '@fontsource-variable/archivo/index.css'
import '@fontsource-variable/bricolage-grotesque/opsz.css'
import '@fontsource-variable/figtree/index.css'
import '@fontsource-variable/instrument-sans/index.css'
import '@fontsource-variable/newsreader/opsz.css'
import '@fontsource-variable/noto-naskh-arabic/index.css'
import '@fontsource-variable/noto-sans-arabic/index.css'
import '@fontsource-variable/onest/index.css'
import '@fontsource-variable/source-serif-4/opsz.css'
import './neutral/neutral.css'
import './bank/bank.css'
import './airline/airline.css'
import './telecom/telecom.css'
import './mono/mono.css'
import { createComponents } from '../../src/index.ts'
import { resolveWideStoryImage } from '../resolveStoryImage.ts'
import { AirlineCard } from './airline/AirlineCard.tsx'
import { airlineTheme } from './airline/theme.ts'
import { BankCard } from './bank/BankCard.tsx'
import { bankTheme } from './bank/theme.ts'
import { MonoCard } from './mono/MonoCard.tsx'
import { monoTheme } from './mono/theme.ts'
import { neutralTheme } from './neutral/theme.ts'
import type { BrandName, StoryBrand } from './StoryBrand.ts'
import { TelecomCard } from './telecom/TelecomCard.tsx'
import { telecomTheme } from './telecom/theme.ts'

export type { BrandName, StoryBrand } from './StoryBrand.ts'

/** Every brand by name, the library's own look first. */
export const brands: Readonly<Record<BrandName, StoryBrand>> = {
  neutral: {
    name: 'neutral',
    title: 'Neutral',
    organisation: 'The library as it comes',
    description:
      'The tokens as they come: a serif for titles, a sans for the rest, corners of 4 px, ink for what is chosen.',
    theme: neutralTheme,
  },
  bank: {
    name: 'bank',
    title: 'Private bank',
    organisation: 'Oakhurst & Vane',
    description:
      'One serif in all sizes, bottle green on ivory, square corners; plates of an annual, two in a row, each with a caption that is read.',
    theme: bankTheme,
    components: createComponents({ OfferCard: BankCard }),
    resolveImage: resolveWideStoryImage,
  },
  airline: {
    name: 'airline',
    title: 'Airline',
    organisation: 'Solander Air',
    description:
      'One sans with titles of 600, navy with a blue accent and blue greys, corners of 10 px and pill buttons; cards are tickets with a stub.',
    theme: airlineTheme,
    components: createComponents({ OfferCard: AirlineCard }),
    resolveImage: resolveWideStoryImage,
  },
  telecom: {
    name: 'telecom',
    title: 'Young telecom',
    organisation: 'plink',
    description:
      'A grotesque of 700 over a plain sans, lime that also marks what is chosen, corners of 20 px and pills, compact; cards are posters, the price a sticker.',
    theme: telecomTheme,
    components: createComponents({ OfferCard: TelecomCard }),
  },
  mono: {
    name: 'mono',
    title: 'Strict monochrome',
    organisation: 'Numero',
    description:
      'One grotesque of 500, tightly set, black and white, square, compact; a contact sheet of silver greys, four in a row.',
    theme: monoTheme,
    components: createComponents({ OfferCard: MonoCard }),
  },
}
