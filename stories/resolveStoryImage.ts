import type { ResolveImage } from '../src/components/common/index.ts'

const sizes = {
  card: { files: [['4x5', 480], ['4x5', 960]], sizes: '(min-width: 1080px) 373px, (min-width: 700px) 50vw, 100vw' },
  lead: { files: [['3x2', 960], ['3x2', 1600]], sizes: '(min-width: 1080px) 778px, 100vw' },
  gallery: { files: [['3x2', 960], ['3x2', 1600]], sizes: undefined },
  thumbnail: { files: [['3x2', 480]], sizes: undefined },
} as const

/** Our pictures come in several sizes and ratios, as those of an organisation's image service would. */
export const resolveStoryImage: ResolveImage = ({ url, use }) => {
  const match = /^(.*\/)([a-z]+)-3x2-1600\.webp$/.exec(url)
  if (!match) return { src: url }
  const { files, sizes: sizesOfUse } = sizes[use]
  const addressOf = ([ratio, width]: (typeof files)[number]) => `${match[1]}${match[2]}-${ratio}-${width}.webp`
  const largest = files[files.length - 1] ?? files[0]
  return {
    src: addressOf(largest),
    srcSet: files.map((file) => `${addressOf(file)} ${file[1]}w`).join(', '),
    ...(sizesOfUse ? { sizes: sizesOfUse } : {}),
  }
}
