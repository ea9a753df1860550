import * as z from 'zod/mini'
import { plainFigures } from '../base/index.ts'
import { priceInputSchema } from '../contract/staff/index.ts'

/** Why what was typed is no price. */
export type PriceIssue = 'missing' | 'shape' | 'negative'

/**
 * The price form: what was typed, and the price as the contract takes it. The {@link PriceIssue} is the
 * message of zod's issue.
 */
export function priceFormSchema(locale: string) {
  const read = z.transform((typed: string, { issues }) => {
    const reading = readPrice(typed, locale)
    if (reading.isPrice) return reading.amount
    issues.push({ code: 'custom', message: reading.issue, input: typed })
    return z.NEVER
  })
  const isAmount = (amount: number) => priceInputSchema.shape.amount.safeParse(amount).success
  return z.object({
    amount: z.pipe(z.pipe(z.string(), read), z.custom<number>(isAmount, 'shape' satisfies PriceIssue)),
  })
}

/** What was typed as a price: a number, or why it is none. */
export type PriceReading =
  | { readonly isPrice: true; readonly amount: number }
  | { readonly isPrice: false; readonly issue: PriceIssue }

/**
 * Reads a price as people write it in a locale: `12,500.50` in `en`, `12.500,50` in `de`, in the locale's own
 * figures too.
 */
export function readPrice(typed: string, locale: string): PriceReading {
  const { group, decimal, figures } = separatorsOf(locale)
  const plain = [...plainFigures(typed).trim()]
    .map((character) => figures.get(character) ?? character)
    .join('')
  if (plain === '') return { isPrice: false, issue: 'missing' }
  const ungrouped = withoutGroups(plain.replace(/^[−–]/, '-'), group, decimal)
  if (ungrouped === null || !/^-?\d+(\.\d+)?$/.test(ungrouped)) return { isPrice: false, issue: 'shape' }
  const amount = Number(ungrouped)
  return amount < 0 ? { isPrice: false, issue: 'negative' } : { isPrice: true, amount }
}

/** `null` when a group separator is not between groups: `12,5` in English is no 125. */
function withoutGroups(text: string, group: string, decimal: string): string | null {
  const [whole = '', ...fraction] = text.split(decimal)
  if (fraction.length > 1) return null
  // Typed as keyboards have them, not as typesetters do.
  const groups = whole.split(/\s/.test(group) ? /\s/ : /['’]/.test(group) ? /['’]/ : group)
  if (
    groups.slice(1).some((digits) => !/^\d{2,3}$/.test(digits)) ||
    (groups.length > 1 && groups.at(-1)?.length !== 3)
  )
    return null
  return [groups.join(''), ...fraction].join('.')
}

function separatorsOf(locale: string) {
  const format = new Intl.NumberFormat(locale)
  const parts = format.formatToParts(-123_456_789.5)
  const find = (type: string) => parts.find((part) => part.type === type)?.value
  const digits = new Intl.NumberFormat(locale, { useGrouping: false })
  const figures = new Map(Array.from({ length: 10 }, (_, digit) => [digits.format(digit), String(digit)]))
  return { group: find('group') ?? ',', decimal: find('decimal') ?? '.', figures }
}
