import { libraryMark } from '../../base/index.ts'
import type { Host } from '../Host.ts'
import type { Copy, Library } from '../page/findLibrary.ts'
import { textOf } from '../page/readScripts.ts'
import { type Notes, oneLine, shown } from '../Report.ts'

export const ownVersion = libraryMark.slice(libraryMark.lastIndexOf('@') + 1)

/** The library is there, once, and as new as this doctor. */
export function checkVersion({ page, library }: Host, { found, notChecked }: Notes): void {
  if (!library.isThere) {
    if (page.elements.length > 0)
      found('error', 'elements-undefined', {
        seen: `The page has <${oneLine(page.elements[0]?.name ?? '')}>, and no script that defines it.`,
        why: 'An element that nobody defines shows nothing.',
        fix: 'Add <script type="module" src="…/elements.js"></script>, or call defineElements in your bundle.',
      })
    else
      notChecked(
        'the library in the page',
        'No script that the page loads has it. Give the address of a page on which it is shown; a view that loads late by a script of webpack or Next is not found.',
      )
    return
  }
  const [first, ...others] = library.versions.toSorted(compareVersions)
  if (first === undefined)
    notChecked('the version of the library', 'Its scripts do not say it. Builds before 0.1.0 do not.')
  else if (compareVersions(first, ownVersion) < 0)
    found('warning', 'library-old', {
      seen: `The page runs ${first} of the library; this doctor is of ${ownVersion}.`,
      why: 'It lacks what was mended since, and an old elements.js may be left beside new pages.',
      fix: 'Update the package, build and deploy again, and copy the folder dist/script again if you use it.',
    })
  else if (compareVersions(first, ownVersion) > 0)
    found('info', 'doctor-old', {
      seen: `The page runs ${first} of the library; this doctor is of ${ownVersion}.`,
      why: 'It may not know what is new.',
      fix: 'Run the doctor of the same version.',
    })
  if (others.length > 0)
    found('warning', 'library-twice', {
      seen: `The page has several versions of the library: ${library.versions.join(', ')}.`,
      why: 'Each keeps its own session and cache, so that a member meets two tokens and two states.',
      fix: 'Have one version in your dependencies (npm ls @experience-program/react), and elements.js of the same.',
    })
}

/** React and React Query are there once. */
export function checkCopies({ library }: Host, { found, notChecked }: Notes): void {
  const { react, reactQuery } = library
  if (library.isDevelopment && (react.length > 1 || reactQuery.length > 1)) {
    notChecked(
      'one copy of React and of React Query',
      'The page comes from a development server, whose tools may bring their own. Look at what you deploy.',
    )
    return
  }
  if (react.length > 1)
    found('error', 'react-twice', {
      seen: `The page loads React ${String(react.length)} times: ${placesOf(react)}.`,
      why: 'Hooks of one copy fail in components of the other, with "Invalid hook call".',
      fix: "Have one version (npm ls react), and one bundle: in Vite resolve.dedupe: ['react', 'react-dom'], in webpack resolve.alias.",
    })
  if (reactQuery.length > 1)
    found('warning', 'react-query-twice', {
      seen: `The page loads React Query ${String(reactQuery.length)} times: ${placesOf(reactQuery)}.`,
      why: 'A queryClient that you share with the provider is of another copy, and members load it twice.',
      fix: 'Have one version of @tanstack/react-query (npm ls @tanstack/react-query), which fits the one that the library asks for.',
    })
}

const placesOf = (copies: readonly Copy[]) =>
  copies
    .map(({ version, script }) => `${version === null ? '' : `${oneLine(version)} in `}${shown(script)}`)
    .join(', ')

/** Components of React have a sheet of the page. Elements bring theirs along. */
export function checkStyles({ page, loaded, library }: Host, { found }: Notes): void {
  if (!library.isThere || isElementsOnly(library) || page.elements.length > 0) return
  const styles = [...loaded.sheets.map(textOf), ...page.inlineStyles, ...loaded.scripts.map(textOf)]
  // The rule that each of our sheets begins with, which sets all tokens.
  if (styles.some((text) => /\.xp-root\)?\s{0,20}\{[^}]{0,300}--xp-ground/.test(text))) return
  found('error', 'styles-missing', {
    seen: 'No style sheet of the page has the styles of the library.',
    why: 'Components are bare HTML without it: no layout, no colours, pictures of any size.',
    fix: "Add import '@experience-program/react/styles.css', or styles/base.css and the sheets of the components that you show.",
  })
}

const isElementsOnly = ({ elementScripts, react }: Library) => elementScripts.length > 0 && react.length === 0

const keyInPage = /\borgApiKey\s*[:=]\s*(["'`])(?!\1)[^"'`\s]{8,255}\1/

/** What the package resolves `./server` to in a browser. */
const serverInPage = /\.\/server\\?` was imported into a browser bundle/

/** Nothing of the backend is in a script. */
export function checkSecrets({ page, loaded }: Host, { found }: Notes): void {
  const texts = [
    ...loaded.scripts.map((script) => ({ where: shown(script.address), text: textOf(script) })),
    ...page.inlineScripts.map((text) => ({ where: 'A script within the page', text })),
  ]
  for (const { where, text } of texts) {
    if (keyInPage.test(text))
      found('error', 'key-in-page', {
        seen: `${where} has an orgApiKey in it.`,
        why: 'The key has full authority over the organisation, and every visitor can read it.',
        fix: 'Revoke the key now. Keep the new one in your backend, and give the page refreshFrom(url).',
      })
    if (serverInPage.test(text))
      found('error', 'server-in-page', {
        seen: `${where} imports @experience-program/react/server.`,
        why: 'It is for backends alone. In a page it throws, and the script stops.',
        fix: 'Import it in a file that only your backend loads.',
      })
  }
}

/** Negative where the first is older. A pre-release is older than its release. */
export function compareVersions(first: string, second: string): number {
  const [a, b] = [first, second].map(
    (version) => /^(\d+)\.(\d+)\.(\d+)(?:-(.+))?$/.exec(version)?.slice(1) ?? [],
  )
  for (const index of [0, 1, 2]) {
    const difference = Number(a?.[index]) - Number(b?.[index])
    if (difference !== 0) return difference
  }
  const [left = '~', right = '~'] = [a?.[3], b?.[3]]
  return left < right ? -1 : left > right ? 1 : 0
}
