import type { Host } from '../Host.ts'
import { isGood, type LoadedFile } from '../page/readScripts.ts'
import { type Notes, oneLine, shown } from '../Report.ts'

/** Scripts and sheets arrive, as what they are. */
export function checkFiles({ page, loaded, library }: Host, { found, notChecked }: Notes): void {
  const unasked = [...loaded.scripts, ...loaded.sheets].filter(
    ({ answer }) => 'isUnasked' in answer && answer.isUnasked === true,
  )
  for (const { address, answer } of unasked)
    notChecked(shown(address), `It ${'isUnasked' in answer ? answer.problem : ''}.`)
  const withElements = new Set(
    library.elementScripts.flatMap(({ address }) => [...loaded.reachedFrom(address)]),
  )
  const unsure: LoadedFile[] = []
  for (const script of loaded.scripts) {
    const problem = problemOf(script, 'script')
    if (problem === null) continue
    if (withElements.has(script.address.href))
      found('error', 'elements-incomplete', {
        seen: `${shown(script.address)}, which elements.js loads, ${problem}`,
        why: 'elements.js is one script of many: it loads the others from its own folder when they are needed.',
        fix: 'Copy the whole folder dist/script of the package, and again with each update.',
      })
    else if (library.isDevelopment && !script.isOfPage) unsure.push(script)
    else
      found('error', 'script-fails', {
        seen: `The script ${shown(script.address)} ${problem}`,
        why: 'What is in it does not run.',
        fix: 'Correct its address, or have your server send it as JavaScript.',
      })
  }
  if (unsure.length > 0)
    notChecked(
      'some files that scripts import',
      'The page comes from a development server: what only a comment names looks like a file. Look at what you deploy.',
    )
  for (const sheet of loaded.sheets.filter(({ isOfPage }) => isOfPage)) {
    const problem = problemOf(sheet, 'sheet')
    if (problem !== null)
      found('error', 'sheet-fails', {
        seen: `The style sheet ${shown(sheet.address)} ${problem}`,
        why: 'Components without their style sheet are bare HTML.',
        fix: 'Correct its address, or have your server send it as text/css.',
      })
  }
  for (const { address, attributes } of page.scripts) {
    const isElements = library.elementScripts.some((script) => script.address.href === address.href)
    if (isElements && attributes['type'] !== 'module')
      found('error', 'elements-not-a-module', {
        seen: `${shown(address)} is loaded without type="module".`,
        why: 'It is a module, and a browser refuses its first line otherwise.',
        fix: `Write <script type="module" src="${oneLine(address.pathname)}"></script>.`,
      })
  }
  if (loaded.isCut)
    notChecked(
      'all scripts',
      `The page loads more than ${String(loaded.scripts.length)}; the rest was not read.`,
    )
}

function problemOf({ answer }: LoadedFile, kind: 'script' | 'sheet'): string | null {
  if ('isUnasked' in answer && answer.isUnasked === true) return null
  if (!('status' in answer)) return `${answer.problem}.`
  const type = answer.headers.get('content-type')?.split(';')[0]?.trim() ?? ''
  if (answer.status < 200 || answer.status > 299) return `is answered with ${String(answer.status)}.`
  if (!isGood(answer))
    return 'is answered with a page (text/html), as some servers do for an address that they do not have.'
  // A browser refuses a module of another type (HTML, "fetch a single module script"), and a sheet in standards mode.
  const isRight = kind === 'script' ? /(java|ecma)script$/i.test(type) : /^text\/css$/i.test(type)
  return isRight ? null : `has the content type ${type === '' ? 'of nothing' : oneLine(type)}.`
}
