/** What takes a member away from what they type. */
export const ways = [
  'a link of ours',
  'a link of the host',
  'Back',
  'Forward',
  'a tab of the hub',
  'closing or reloading the tab',
  'the page hidden and restored',
  'Escape when asked',
  'the backdrop when asked',
  'the close button when asked',
  'the host takes it away',
  'session.end()',
  'another member signs in',
  'the backend refuses a token for a while',
  'the backend says that nobody is signed in',
  'new terms',
  'a feature switched off',
  'another language',
  'another direction',
  'another theme',
  'another width',
  'a part beside it throws',
  'a Suspense fallback above it',
  'an Activity hides it',
] as const
export type Way = (typeof ways)[number]

/** How far the member has come. */
export const moments = ['typed', 'sending', 'answered, not shown', 'refused', 'unknown'] as const
export type Moment = (typeof moments)[number]

export const fields = [
  'ordinary answers',
  'sensitive answers',
  'message',
  'feedback',
  'phone number',
  'code',
  'price',
] as const
export type Field = (typeof fields)[number]

/** What becomes of what was typed. What is kept lives in memory: before the page itself goes, the browser asks. */
export type Fate = 'delivered' | 'kept' | 'asked first' | 'told'

export interface Cell {
  readonly way: Way
  readonly moment: Moment
  readonly field: Field
}

/** Ways on which the form goes, and the member could be asked. */
const askable: readonly Way[] = [
  'a link of ours',
  'a link of the host',
  'Back',
  'Forward',
  'a tab of the hub',
  'closing or reloading the tab',
  'Escape when asked',
  'the backdrop when asked',
  'the close button when asked',
]
/** The form goes, and nobody can be asked. */
const sudden: readonly Way[] = ['the host takes it away', 'a feature switched off']
/** The session is over, and all that it held with it. */
const final: readonly Way[] = [
  'session.end()',
  'another member signs in',
  'the backend says that nobody is signed in',
]
/** Parts of the hub, or of a question that only the hub's forms ask. */
const needsHub: readonly Way[] = [
  'a link of ours',
  'Back',
  'Forward',
  'a tab of the hub',
  'a feature switched off',
]
const questions: readonly Way[] = [
  'Escape when asked',
  'the backdrop when asked',
  'the close button when asked',
]

/** Cells that there are: only who is asked can dismiss the question, and a price is set outside the hub. */
export function isCell({ way, field }: Cell): boolean {
  if (questions.includes(way)) return field === 'sensitive answers'
  return !(field === 'price' && needsHub.includes(way))
}

/** The rules of design.md 5, 7 and 8 in one place. */
export function fateOf({ way, moment, field }: Cell): Fate {
  const isOnItsWay = moment === 'sending'
  if (moment === 'answered, not shown') return 'delivered'
  if (final.includes(way)) return 'told'
  if (field === 'sensitive answers' && askable.includes(way)) return 'asked first'
  if (way === 'closing or reloading the tab') return 'asked first'
  if (isOnItsWay) return 'delivered'
  return field === 'sensitive answers' && sudden.includes(way) ? 'told' : 'kept'
}

export const cells: readonly Cell[] = ways.flatMap((way) =>
  moments.flatMap((moment) => fields.map((field) => ({ way, moment, field })).filter(isCell)),
)

export const nameOf = ({ way, moment, field }: Cell) =>
  `${field}, ${moment}, ${way}: ${fateOf({ way, moment, field })}`

/** What a way can make a difference to: nothing is sent yet, it is sent, or that has failed. */
const phases: Readonly<Record<Moment, string>> = {
  typed: 'typed',
  sending: 'sent',
  'answered, not shown': 'sent',
  refused: 'failed',
  unknown: 'failed',
}

const pairsOf = ({ way, moment, field }: Cell): readonly string[] => [
  `${way} ${phases[moment]}`,
  `${way} ${field === 'sensitive answers' ? 'sensitive' : 'ordinary'}`,
  `${moment} ${field}`,
]

/**
 * Every pair that there is of a way and a phase, a way and a kind of field, a moment and a field, in as few cells as a
 * greedy choice finds. Always the same.
 */
export function sampleByPairs(all: readonly Cell[]): readonly Cell[] {
  const open = new Set(all.flatMap(pairsOf))
  const chosen: Cell[] = []
  while (open.size > 0) {
    const gain = (cell: Cell) => pairsOf(cell).filter((pair) => open.has(pair)).length
    const best = all.reduce((one, other) => (gain(other) > gain(one) ? other : one))
    chosen.push(best)
    for (const pair of pairsOf(best)) open.delete(pair)
  }
  return chosen
}
