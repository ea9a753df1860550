import { boxFailures, nameOf } from './boxFailures.ts'
import { addressFailures } from './addressFailures.ts'
import { orderFailures } from './orderFailures.ts'

export interface InspectOptions {
  /** What stands in the fields of each slot. */
  readonly texts: readonly string[]
  /** Origins that are the page's own. */
  readonly pageOrigin: string
  /** No status is one that we know. */
  readonly isStateless: boolean
}

export interface Inspection {
  /** What is wrong, each with slot and case. */
  readonly failures: readonly string[]
  /** The visible words of each case, for what a field is shown in. */
  readonly words: readonly { readonly slot: number; readonly name: string; readonly text: string }[]
}

/** Whether it lies in something that shows no more than fits. */
function isClipped(element: Element): boolean {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflowX !== 'visible' && parent !== document.documentElement) return true
  }
  return false
}

/** Looks at each case of each slot: box, links and pictures, order of the words around the text, and whether there is anything. */
export function inspectCases({ texts, pageOrigin, isStateless }: InspectOptions): Inspection {
  const failures: string[] = []
  const words: Inspection['words'][number][] = []
  for (const stage of document.querySelectorAll<HTMLElement>('.stage-case')) {
    const slot = Number(stage.closest<HTMLElement>('[data-slot]')?.dataset.slot)
    const name = stage.dataset.case ?? ''
    const root = stage.querySelector<HTMLElement>('[data-xp-component]')
    // A gate with nothing to hold back is not there, and an opinion is asked of what is over only.
    if (root === null && /^Nothing is/m.test(stage.innerText)) continue
    if (root === null) {
      failures.push(`${String(slot)} ${name}: is not there`)
      continue
    }
    const text = texts[slot] ?? ''
    const isInline = root.classList.contains('xp-inline') || (isStateless && name === 'redemption-feedback')
    if (!isInline && (root.innerText.trim().length === 0 || root.clientHeight < 20))
      failures.push(`${String(slot)} ${name}: is blank`)
    for (const failure of [
      ...boxFailures(root),
      ...addressFailures(root, pageOrigin),
      ...orderFailures(root, text),
    ])
      failures.push(`${String(slot)} ${name}: ${failure}`)
    words.push({ slot, name, text: `${root.innerText}\n${root.textContent}` })
  }
  const page = document.documentElement
  // What is hidden from the eye alone is a point of 1 px, which stands after the last letter of a full line.
  if (page.scrollWidth > page.clientWidth + 1) {
    const wide = [...document.querySelectorAll('.stage-case *')].find(
      (element) => element.getBoundingClientRect().right > page.clientWidth && !isClipped(element),
    )
    failures.push(
      `- page: scrolls sideways, ${String(page.scrollWidth)} px in ${String(page.clientWidth)}${wide === undefined ? '' : `: ${nameOf(wide)}`}`,
    )
  }
  for (const each of document.body.children)
    if (each.id !== 'stage' && each.tagName !== 'SCRIPT')
      failures.push(`- page: has a <${each.tagName.toLowerCase()}> that nobody put there`)
  if (({} as { polluted?: unknown }).polluted !== undefined)
    failures.push('- page: Object.prototype is polluted')
  return { failures, words }
}
