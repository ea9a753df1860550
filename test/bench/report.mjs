// @ts-check
// Figures as Markdown tables: for the screen, and for artifacts/performance.md.

/** @typedef {import('./statistics.mjs').Spread} Spread */
/** @typedef {{ spread: Spread, unit: '×' | 'ms' | 'MB' | 'kB' | 'px' }} Figure */
/** @typedef {{ cells: readonly (string | number | Figure | null)[], goal?: string, isReached?: boolean }} Row a missing figure is null */
/** @typedef {{ title: string, text: string, columns: readonly string[], rows: readonly Row[] }} Section */
/** @typedef {{ date: string, cores: number, platform: string, chromium: string, minutes: number, parts: readonly string[] }} Circumstances */

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
 * @param {Circumstances} circumstances
 * @param {readonly Section[]} sections
 */
export function reportText({ date, cores, platform, chromium, minutes, parts }, sections) {
  const goals = sections.flatMap(({ rows }) => rows.filter(({ isReached }) => isReached !== undefined))
  const reached = goals.filter(({ isReached }) => isReached).length
  const intro = [
    '# Performance',
    '',
    `Measured on ${date} on the built package, in Chromium ${chromium} (headless, no GPU), on a machine with ${cores} ${platform} cores; ${reached} of ${goals.length} goals were reached.`,
    `This file is written by \`npm run bench\`, which took ${minutes} minutes. \`npm run bench -- ${parts[0]}\` measures a part and writes nothing; the parts are ${parts.join(', ')}.`,
    '',
    'A figure is the median of several fresh pages; in brackets the minimum and the maximum. What is compared was measured in turns, in one run, and a ratio is made',
    'round by round: another machine, or a busy one, changes the milliseconds more than the ratios. *The baseline* is plain DOM of the markup that the library renders (recorded from it, in',
    'the same run), built by `createElement` with its data at hand. *Painted* is the end of the first frame in which the newest message, or the first card, is in view.',
  ]
  return `${[...intro, '', sections.map(sectionText).join('\n\n')].join('\n')}\n`
}
