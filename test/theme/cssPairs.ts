import postcss, { type AtRule, type Rule } from 'postcss'

/** Colours that one rule, alone or over those below it, puts on each other: tokens by name. */
export interface CssPair {
  readonly kind: 'text' | 'shape'
  readonly text: string
  readonly on: string
  readonly where: string
}

interface Part {
  /** The class of ours that the rule is about, with its pseudo-element. */
  readonly subject: string
  /** What must be so for the rule to hold: pseudo-classes, attributes, neighbours. */
  readonly conditions: readonly string[]
  readonly colours: Colours
  readonly selector: string
  /** Classes, attributes and pseudo-classes outside `:where()`, which decide between two rules before their order does. */
  readonly weight: number
}

interface Colours {
  readonly color?: string
  readonly background?: string
  readonly edge?: string
}

/** What lies over a neighbour rather than in it. */
const standsOn: Readonly<Record<string, string>> = { '.xp-checkbox-mark': 'brand' }

const inactive = /aria-disabled|data-unavailable|:disabled/

/** What a rule says of colours: a token by name, `transparent` or `currentColor`. Anything else (gradients, mixtures with nothing) is left out. */
function coloursOf(rule: Rule): Colours {
  const found: { color?: string; background?: string; edge?: string } = {}
  rule.walkDecls((declaration) => {
    const value =
      /var\(--xp-([\w-]+)\)/.exec(declaration.value)?.[1] ??
      (/\btransparent\b|^none$/.test(declaration.value) ? 'transparent' : undefined)
    if (
      value === undefined ||
      /gradient|color-mix/.test(declaration.value) ||
      /radius|width|style$/.test(declaration.prop)
    )
      return
    if (declaration.prop === 'color') found.color = value
    else if (/^background(-color)?$/.test(declaration.prop)) found.background = value
    else if (/^(border|outline)|^(fill|stroke)$/.test(declaration.prop)) found.edge = value
  })
  return found
}

function partsOf(css: string): readonly Part[] {
  const parts: Part[] = []
  postcss.parse(css).walkRules((rule) => {
    const media = rule.parent?.type === 'atrule' ? (rule.parent as AtRule) : undefined
    if (media && (/keyframes/.test(media.name) || /forced-colors/.test(media.params))) return
    const colours = coloursOf(rule)
    if (Object.keys(colours).length === 0) return
    for (const selector of rule.selectors) {
      const flat = selector.replace(/:where\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g, '$1')
      const last = flat.split(/\s*[>+~]\s*|\s+/).at(-1) ?? flat
      const name = /\.xp-[\w-]+/.exec(last)?.[0]
      if (!name) continue
      const pseudoElement = /::[\w-]+/.exec(last)?.[0] ?? ''
      const around = flat.slice(0, flat.lastIndexOf(last)).trim()
      const conditions = [
        ...(last
          .replace(name, '')
          .replace(pseudoElement, '')
          .match(/:not\([^)]*\)|\[[^\]]*\]|:[\w-]+|\.[\w-]+/g) ?? []),
        ...(around ? [around] : []),
      ]
      const weight =
        selector.replace(/:where\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g, '').match(/\.[\w-]+|\[|(?<!:):\w/g)
          ?.length ?? 0
      parts.push({ subject: name + pseudoElement, conditions, colours, selector, weight })
    }
  })
  return parts
}

const excludes = (one: Part, other: Part): boolean =>
  one.conditions.some(
    (condition) => condition.startsWith(':not(') && other.conditions.includes(condition.slice(5, -1)),
  ) ||
  one.conditions.some((condition) => {
    const name = /^\[([\w-]+)=/.exec(condition)?.[1]
    return (
      name !== undefined &&
      other.conditions.some((against) => against !== condition && against.startsWith(`[${name}=`))
    )
  })

/** The pairs of every rule of a sheet, of each over the rules that hold with it, and of every two together, so that a state which no story shows is not forgotten. */
export function pairsOfCss(css: string): readonly CssPair[] {
  const parts = partsOf(css)
  return parts.flatMap((part) => {
    const related = parts.filter(
      ({ subject }) => subject === part.subject || part.subject.startsWith(`${subject}::`),
    )
    const together = [
      undefined,
      ...related.filter(
        (other) =>
          other !== part && other.conditions.length > 0 && !excludes(part, other) && !excludes(other, part),
      ),
    ]
    return together.flatMap((other) => {
      const conditions = [...part.conditions, ...(other?.conditions ?? [])]
      if (conditions.some((condition) => inactive.test(condition) && !condition.startsWith(':not(')))
        return []
      const holding = related
        .filter((one) => one.conditions.every((condition) => conditions.includes(condition)))
        .sort((one, next) => one.weight - next.weight)
      return pairsOfRules(
        part.subject,
        holding,
        other ? `${part.selector} with ${other.selector}` : part.selector,
      )
    })
  })
}

function pairsOfRules(subject: string, holding: readonly Part[], where: string): readonly CssPair[] {
  const own = holding.filter((one) => one.subject === subject)
  const last = (parts: readonly Part[], name: keyof Colours): string | undefined =>
    parts.reduce<string | undefined>((sum, { colours }) => colours[name] ?? sum, undefined)
  const isDrawing = /::(before|after)$/.test(subject)
  const [color, edge, fill] = [last(own, 'color'), last(own, 'edge'), last(own, 'background')]
  const background = last(holding, 'background')
  const on =
    standsOn[subject] ?? (background === undefined || background === 'transparent' ? 'ground' : background)
  const pairs: CssPair[] = []
  if (color !== undefined && color !== 'transparent') pairs.push({ kind: 'text', text: color, on, where })
  if (edge !== undefined && edge !== 'transparent' && edge !== on)
    pairs.push({ kind: 'shape', text: edge, on: 'ground', where })
  if (isDrawing && fill !== undefined && fill !== 'transparent')
    pairs.push({ kind: 'shape', text: fill, on: 'ground', where })
  return pairs
}
