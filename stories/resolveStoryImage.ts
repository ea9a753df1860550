import type { ResolveImage } from '../src/components/common/index.ts'

type Crop = '4x5' | '3x2' | '2x1'
type Use = Parameters<ResolveImage>[0]['use']

/** The widths in which a crop of each scene is there. */
const widths = { '4x5': [480, 960], '3x2': [480, 960, 1600], '2x1': [960] } as const satisfies Record<
  Crop,
  readonly number[]
>
const usualCrops: Readonly<Record<Use, Crop>> = { card: '4x5', lead: '3x2', gallery: '3x2', thumbnail: '3x2' }
const least: Readonly<Record<Use, number>> = { card: 480, lead: 960, gallery: 960, thumbnail: 480 }
const sizes: Readonly<Partial<Record<Use, string>>> = {
  card: '(min-width: 1080px) 373px, (min-width: 700px) 50vw, 100vw',
  lead: '(min-width: 1080px) 778px, 100vw',
}

/** Our pictures come in several sizes and crops, as those of an organisation's image service would; a brand may want other crops. */
function resolveStoryImages(crops: Readonly<Partial<Record<Use, Crop>>> = {}): ResolveImage {
  return ({ url, use }) => {
    const match = /^(.*\/[a-z]+)-3x2-1600\.webp$/.exec(url)
    if (!match) return { src: url }
    const crop = crops[use] ?? usualCrops[use]
    const files = widths[crop].filter((width) => width >= least[use]).slice(0, use === 'thumbnail' ? 1 : 2)
    const addressOf = (width: number) => `${match[1]}-${crop}-${width}.webp`
    return {
      src: addressOf(files[files.length - 1] ?? least[use]),
      srcSet: files.map((width) => `${addressOf(width)} ${width}w`).join(', '),
      ...(sizes[use] ? { sizes: sizes[use] } : {}),
    }
  }
}

/** The crops of the neutral look. */
export const resolveStoryImage = resolveStoryImages()

/** Those of brands whose cards are wide. */
export const resolveWideStoryImage = resolveStoryImages({ card: '3x2' })
