import { libraryMark } from '../../base/index.ts'
import { type Loaded, type LoadedFile, textOf } from './readScripts.ts'

/** What the scripts of a page have of the library and of what it stands on. */
export interface Library {
  /** Whether any script has something of the library. */
  readonly isThere: boolean
  /** The versions of its builds that say theirs. Builds before 0.1.0 do not. */
  readonly versions: readonly string[]
  /** The scripts by which `elements.js` was included, which has Preact and a React Query in it. */
  readonly elementScripts: readonly LoadedFile[]
  /** Whether React is built for development: the page comes from a server with tools of its own. */
  readonly isDevelopment: boolean
  /** The copies of each, apart from what is within `elements.js`. */
  readonly react: readonly Copy[]
  readonly reactQuery: readonly Copy[]
}

export interface Copy {
  readonly version: string | null
  readonly script: URL
}

const name = libraryMark.slice(0, libraryMark.lastIndexOf('@'))
const mark = new RegExp(`${name}@(\\d+\\.\\d+\\.\\d+(?:-[\\w.]+)?)`, 'g')

/**
 * Each copy of React assigns this once. React 19, whose React DOM only reads it; then 18, whose React DOM has one of
 * its own of the same name, before its `createPortal`.
 */
const reactMark =
  /__(?:CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)|SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED\s*=(?![\s\S]{0,80}createPortal)(?!=))/g
/** Each copy of React Query has it once. */
const reactQueryMark = /No QueryClient set, use QueryClientProvider to set one/g

/** Looks for the library, React and React Query in what a page loads. */
export function findLibrary({ scripts, reachedFrom }: Loaded): Library {
  const texts = scripts.map(textOf)
  const elementScripts = scripts.filter((script) => isElementsScript(textOf(script)))
  const within = new Set(elementScripts.flatMap(({ address }) => [...reachedFrom(address)]))
  const outside = new Set(
    scripts
      .filter((script) => script.isOfPage && !within.has(script.address.href))
      .flatMap(({ address }) => [...reachedFrom(address)]),
  )
  const isElementsOnly = ({ address }: LoadedFile) => within.has(address.href) && !outside.has(address.href)
  const own = scripts.filter((script) => !isElementsOnly(script))
  return {
    isThere: texts.some((text) => text.includes(name)),
    versions: [
      ...new Set(texts.flatMap((text) => [...text.matchAll(mark)].map(([, version = '']) => version))),
    ],
    elementScripts,
    // React DOM says it on the console, in development alone.
    isDevelopment: texts.some((text) => text.includes('Download the React DevTools for a better')),
    react: copiesIn(own, reactMark),
    reactQuery: copiesIn(own, reactQueryMark),
  }
}

/** `elements.js` of the package: what it exports keeps its name. */
const isElementsScript = (text: string) =>
  /\bas createMemberSession\b/.test(text) && /\bas savedInThisBrowser\b/.test(text) && text.includes('xp-')

function copiesIn(scripts: readonly LoadedFile[], pattern: RegExp): readonly Copy[] {
  const copies = new Map<string, Copy>()
  for (const script of scripts) {
    const text = textOf(script)
    // These put a module into several files, and run it once.
    const isByNumber = /webpackChunk|TURBOPACK/.test(text)
    for (const { index } of text.matchAll(pattern)) {
      const around = text.slice(Math.max(0, index - 200), index + 200)
      const version =
        /\bversion\s*[:=]\s*["'`](\d+\.\d+\.\d+[^"'`]*)/.exec(text.slice(index, index + 6_000))?.[1] ?? null
      const key = isByNumber ? around : `${script.address.href} ${String(index)}`
      copies.set(key, { version, script: script.address })
    }
  }
  return [...copies.values()]
}
