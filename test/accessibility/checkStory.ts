import { page, server } from 'vitest/browser'
import { isSampled } from '../../.storybook/storyVariant.ts'
import { findAxeViolations } from './checks/findAxeViolations.ts'
import { findClippedText } from './checks/findClippedText.ts'
import { findHiddenFocus } from './checks/findHiddenFocus.ts'
import { findOverflow } from './checks/findOverflow.ts'
import { findSmallTargets } from './checks/findSmallTargets.ts'
import { findStrayLiveRegions } from './checks/findStrayLiveRegions.ts'
import { endAnimations, nextFrame, settle } from './checks/settle.ts'
import { setLargeText, setTextSpacing } from './checks/textSpacing.ts'

/** `parameters: { accessibility: { … } }` of a story. */
export interface AccessibilityParameters {
  /** Shows what is there before anything is: not waited for. */
  readonly isLoading?: boolean
  /** Shows nothing, as it is meant to: not waited for either. */
  readonly isEmpty?: boolean
  /** Checks that do not fit the story, each with its reason. */
  readonly without?: Readonly<Record<string, string>>
}

export interface CheckedStory {
  readonly id: string
  readonly parameters: {
    readonly accessibility?: AccessibilityParameters
    readonly sandbox?: { readonly scenario?: unknown; readonly width?: number }
  }
  readonly tags: readonly string[]
}

/** How often axe looked, and what it found. */
export interface AxeCount {
  readonly runs: number
  readonly violations: number
}

interface Check {
  readonly name: string
  /** Dear: in `npm test` on every fourth story. */
  readonly isSampled?: boolean
  readonly width: number
  readonly prepare?: () => () => void
  readonly find: () => readonly string[] | Promise<readonly string[]>
}

/** What axe cannot see, in every story. The widths are CSS pixels: 320 is also 1280 at 400 % zoom, and 640 at 200 %. */
const checks: readonly Check[] = [
  { name: 'live regions', width: 1200, find: findStrayLiveRegions },
  { name: 'focus', width: 1200, find: findHiddenFocus },
  { name: 'targets', width: 1200, find: findSmallTargets },
  {
    name: 'text spacing',
    width: 1200,
    isSampled: true,
    prepare: setTextSpacing,
    find: () => [...findClippedText(), ...findOverflow()],
  },
  {
    name: 'large text',
    width: 1200,
    isSampled: true,
    prepare: setLargeText,
    find: () => [...findClippedText(), ...findOverflow()],
  },
  { name: 'zoom', width: 640, isSampled: true, find: findOverflow },
  { name: 'reflow', width: 320, find: () => [...findOverflow(), ...findClippedText()] },
  { name: 'targets on a phone', width: 320, isSampled: true, find: findSmallTargets },
  { name: 'focus on a phone', width: 320, isSampled: true, find: findHiddenFocus },
]

const height = 900

/** WebKitGTK leaves a row of a grid as high as it was, although its words take a line more; a page that opens in that width is right. */
async function showIn(width: number): Promise<void> {
  await page.viewport(width, height)
  if (server.browser !== 'webkit') return
  const { style } = document.body
  style.display = 'none'
  void document.body.offsetHeight
  style.removeProperty('display')
}

/** An answer that takes minutes comes too late for a test. */
const neverAnswers = (scenario: unknown) => /hang|latencyMs.*\d{6}/.test(JSON.stringify(scenario) ?? '')

/** Waits until nothing of the story loads or moves any more, unless it is there to show that. */
export const settleStory = ({ parameters }: CheckedStory): Promise<void> =>
  settle({
    isEndless: parameters.accessibility?.isLoading === true || neverAnswers(parameters.sandbox?.scenario),
    isEmpty: parameters.accessibility?.isEmpty === true,
  })

/** Fails with every failure of the story on screen, in words. `onAxe` is told first how axe fared. */
export async function checkStory(
  { id, parameters, tags }: CheckedStory,
  onAxe: (count: AxeCount) => void,
): Promise<void> {
  const { without = {} } = parameters.accessibility ?? {}
  const violations = await findAxeViolations({ isPage: tags.includes('page') })
  onAxe({ runs: 1, violations: violations.length })
  const failures = [...violations]
  // A column of a phone's width at twice the size is half a phone's, which nobody has to bear (1.4.4, 1.4.10).
  const isNarrow = (parameters.sandbox?.width ?? Infinity) < 640
  let shownWidth = window.innerWidth
  let isDrawn = true
  const isWhole = isSampled(id)
  for (const { name, width, isSampled: isDear = false, prepare, find } of checks) {
    if (isDear && !isWhole) continue
    if (name in without || (name === 'large text' && isNarrow)) continue
    if (width !== shownWidth) {
      await showIn(width)
      isDrawn = false
    }
    shownWidth = width
    const undo = prepare?.()
    if (undo || !isDrawn) await nextFrame()
    endAnimations()
    failures.push(...(await find()).map((failure) => `${name}: ${failure}`))
    undo?.()
    isDrawn = !undo
  }
  if (failures.length > 0)
    throw new Error(`This story is not accessible to all.\n${[...new Set(failures)].join('\n')}`)
}
