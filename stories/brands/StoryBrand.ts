import type { createComponents, ResolveImage, Theme } from '../../src/index.ts'

/** The brands of the toolbar: the library's own look, and four that designers would make of it. */
export type BrandName = 'neutral' | 'bank' | 'airline' | 'telecom' | 'mono'

/** One brand, as the stories show it. */
export interface StoryBrand {
  readonly name: BrandName
  /** In the toolbar and over its column. */
  readonly title: string
  /** The invented organisation whose brand it is. */
  readonly organisation: string
  /** What it sets, in words for a designer. */
  readonly description: string
  readonly theme: Theme
  /** The crops that the brand asks its image service for. Default: those of the neutral one. */
  readonly resolveImage?: ResolveImage
  /** Parts of its own. Default: ours. */
  readonly components?: ReturnType<typeof createComponents>
}
