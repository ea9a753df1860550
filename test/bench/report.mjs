// @ts-check
// Figures as Markdown tables: for the screen, and for artifacts/performance.md.

/** @typedef {import('./statistics.mjs').Spread} Spread */
/** @typedef {{ spread: Spread, unit: '×' | 'ms' | 'MB' | 'kB' | 'px' }} Figure */
/** @typedef {{ cells: readonly (string | number | Figure | null)[], goal?: string, isReached?: boolean }} Row a missing figure is null */
/** @typedef {{ title: string, text: string, columns: readonly string[], rows: readonly Row[] }} Section */

const missed = '**missed**'

/**
 * @param {Spread} spread
 * @param {Figure['unit']} unit
 * @returns {Figure}
 */
export const figure = (spread, unit) => ({ spread, unit })

/** @param {number} value */
const short = (value) =>
  Math.abs(value) >= 100 ? value.toFixed(0) : Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2)

/** @param {Row['cells'][number]} cell */
function cellText(cell) {
  if (cell === null) return '-'
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return String(cell)
  const { spread, unit } = cell
  const { median, min, max } = spread
  const space = unit === '×' ? '' : ' '
  return min === max
    ? `${short(median)}${space}${unit}`
    : `${short(median)}${space}${unit} (${short(min)} to ${short(max)})`
}

/**
 * @param {Section} section
 * @returns {string}
 */
export function sectionText({ title, text, columns, rows }) {
  const hasGoals = rows.some(({ goal }) => goal !== undefined)
  const head = [...columns, ...(hasGoals ? ['goal', 'reached'] : [])]
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`
  const body = rows.map(({ cells, goal, isReached }) => {
    const reached = isReached === undefined ? '' : isReached ? 'yes' : missed
    return line([...cells.map(cellText), ...(hasGoals ? [goal ?? '', reached] : [])])
  })
  return [`## ${title}`, '', text, '', line(head), line(head.map(() => '---')), ...body].join('\n')
}

/**
 * @param {string} circumstances
 * @param {readonly Section[]} sections
 */
export function reportText(circumstances, sections) {
  const goals = sections.flatMap(({ rows }) => rows.filter(({ isReached }) => isReached !== undefined))
  const reached = goals.filter(({ isReached }) => isReached).length
  const text = `${circumstances}; ${reached} of ${goals.length} goals reached. Medians of fresh pages, with minimum and maximum; ratios are made round by round.`
  return `${[text, ...sections.map(sectionText)].join('\n\n')}\n`
}
