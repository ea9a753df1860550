import type { BrandName } from '../../stories/brands/index.ts'

/** One picture of the baseline. */
export interface Scene {
  /** Its file, without the ending. */
  readonly name: string
  readonly view: ViewName
  readonly brand: BrandName
  readonly scheme: 'light' | 'dark'
  /** Of the page, in CSS pixels. */
  readonly width: 390 | 1280
  readonly language: 'en-GB' | 'ar'
  /** Whether `npm test` looks at it too, and not only `npm run assure`. */
  readonly isSampled: boolean
}

export const viewNames = ['catalog', 'offer', 'interest', 'redemption', 'chat', 'wallet'] as const
export type ViewName = (typeof viewNames)[number]

const brandNames = ['neutral', 'bank', 'airline', 'telecom', 'mono'] as const satisfies readonly BrandName[]

/** Scheme and width, together. */
const settings = [
  { scheme: 'light', width: 390 },
  { scheme: 'dark', width: 1280 },
  { scheme: 'light', width: 1280 },
  { scheme: 'dark', width: 390 },
] as const

/**
 * All pictures: each main view in each brand, and in Arabic in the neutral one. The sample has each view in each setting,
 * each time in another brand, and once in Arabic.
 */
export const scenes: readonly Scene[] = viewNames.flatMap((view, row) =>
  settings.flatMap((setting, column): Scene[] => {
    const name = (look: string) => `${view}-${look}-${setting.scheme}-${setting.width}`
    const inBrands = brandNames.map((brand, index) => ({
      ...setting,
      view,
      brand,
      name: name(brand),
      language: 'en-GB' as const,
      isSampled: index === (row + column) % brandNames.length,
    }))
    return [
      ...inBrands,
      {
        ...setting,
        view,
        brand: 'neutral',
        name: name('arabic'),
        language: 'ar',
        isSampled: column === row % settings.length,
      },
    ]
  }),
)
