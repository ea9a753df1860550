import type { ExperienceProviderProps } from '@experience-program/react'

type ResolveImage = NonNullable<ExperienceProviderProps['resolveImage']>

/** The sandbox's pictures come in these widths, named in the address. A picture service of yours would have its own way. */
const widths = [480, 960, 1600]

/** How wide the whole picture stands in our layout. Where 4:5 is cut out of its 3:2, it is almost twice as wide as what is seen. */
const sizes = {
  card: '(min-width: 700px) 720px, 100vw',
  lead: '(min-width: 1080px) 784px, (min-width: 700px) 100vw, 190vw',
  gallery: '(min-width: 700px) 852px, 190vw',
  thumbnail: '480px',
}

export const resolveImage: ResolveImage = ({ url, use }) => {
  const named = /^(.*-3x2-)\d+(\.webp)$/.exec(url)
  if (!named) return { src: url }
  const [, start = '', end = ''] = named
  return {
    src: url,
    srcSet: widths.map((width) => `${start}${String(width)}${end} ${String(width)}w`).join(', '),
    sizes: sizes[use],
  }
}
