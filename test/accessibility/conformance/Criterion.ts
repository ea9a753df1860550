/** As the VPAT 2.5 and OpenACR's catalog `2.5-edition-wcag-2.2-en` name them. Their fifth, `not-evaluated`, is for level AAA only. */
export const adherenceLabels = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'does-not-support': 'Does not support',
  'not-applicable': 'Not applicable',
} as const

export type Adherence = keyof typeof adherenceLabels

/** How it was looked for. */
export type Method =
  'stories × axe' | 'stories' | 'keyboard' | 'virtual screen reader' | 'contrast' | 'browser' | 'code'

/** What holds a criterion: tests by their names, of axe its rules, of the stories the checks of `checkStory.ts`. */
export interface Evidence {
  readonly method: Method
  readonly file: string
  readonly tests: readonly string[]
}

/** A success criterion of WCAG 2.2, and how the components fare. */
export interface Criterion {
  /** As `1.4.10`. */
  readonly num: string
  readonly name: string
  readonly level: 'A' | 'AA'
  readonly adherence: Adherence
  /** In plain words: what was done for it, what is left to the host, what is known to fail. */
  readonly notes: string
  /** Empty: not tested. */
  readonly heldBy: readonly Evidence[]
}

const file = 'test/accessibility/checkStory.ts'

/** Rules of axe, in every story. */
export const axe = (...tests: readonly string[]): Evidence => ({ method: 'stories × axe', file, tests })

/** Checks of ours, in every story. */
export const stories = (...tests: readonly string[]): Evidence => ({ method: 'stories', file, tests })

const by =
  (method: Method) =>
  (name: string, ...tests: readonly string[]): Evidence => ({ method, file: `test/${name}`, tests })

/** The name of a file under `test`, and of tests in it. */
export const keyboard = by('keyboard')
export const spoken = (...tests: readonly string[]): Evidence => ({
  method: 'virtual screen reader',
  file: 'test/accessibility/spoken.browser.test.tsx',
  tests,
})
export const contrast = by('contrast')
export const browser = by('browser')
export const code = by('code')

const criterion =
  (level: Criterion['level']) =>
  (
    num: string,
    name: string,
    adherence: Adherence,
    notes: string,
    ...heldBy: readonly Evidence[]
  ): Criterion => ({
    num,
    name,
    level,
    adherence,
    notes,
    heldBy,
  })

export const levelA = criterion('A')
export const levelAA = criterion('AA')
