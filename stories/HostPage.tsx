import { type CSSProperties, type ReactNode, useLayoutEffect } from 'react'
import { textDirection } from '../src/i18n/textDirection.ts'
import { languageOf } from './languages.ts'
import { groundsOf, storyBrand } from './storyBrand.ts'
import type { StoryGlobals } from './StoryGlobals.ts'

interface HostPageProps {
  readonly shown: StoryGlobals
  /** A locale of the story's own. */
  readonly locale: string | undefined
  /** In a docs page, whose document belongs to all its stories, each has a box of its own. */
  readonly isBoxed: boolean
  readonly children: ReactNode
}

/** The page of a host around a story: its scheme, ground, language and direction. */
export function HostPage({ shown, locale, isBoxed, children }: HostPageProps) {
  const language = languageOf(locale ?? shown.language).locale
  const dir = shown.direction === 'auto' ? textDirection(language) : shown.direction
  const grounds = groundsOf(storyBrand(shown.brand))
  const colorScheme = shown.scheme === 'system' ? 'light dark' : shown.scheme
  const background = `light-dark(${grounds.light}, ${grounds.dark})`
  useLayoutEffect(() => {
    if (isBoxed) return
    const { style, dataset } = document.documentElement
    style.colorScheme = colorScheme
    style.background = background
    dataset.scheme = shown.scheme
    document.documentElement.dir = dir
    document.documentElement.lang = language
  }, [isBoxed, colorScheme, background, shown.scheme, dir, language])
  if (!isBoxed) return children
  const style: CSSProperties = { colorScheme, background, margin: '-30px -20px', padding: '30px 20px' }
  return (
    <div lang={language} dir={dir} style={style}>
      {children}
    </div>
  )
}
