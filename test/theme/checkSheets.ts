/** As a host loads them: the text of each style sheet, by its name. */
const texts = Object.entries(
  import.meta.glob<string>('../../src/theme/sheets/*.css', {
    query: '?inline',
    import: 'default',
    eager: true,
  }),
).map(([path, css]) => [path.replaceAll(/^.*\/|\.css$/g, ''), css] as const)

const sheets = new Map(
  texts.map(([name, css]) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    return [name, sheet]
  }),
)

/** What the sheets say anything about. */
const properties = new Set([...sheets.values()].flatMap(({ cssRules }) => propertiesIn(cssRules)))
/** What they tell elements apart by. */
const attributes = new Set(
  texts.flatMap(([, css]) => [...css.matchAll(/\[([\w-]+)/g)].map(([, name]) => name)),
)

function propertiesIn(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [...rule.style].filter((name) => !name.startsWith('--'))
    return rule instanceof CSSGroupingRule ? propertiesIn(rule.cssRules) : []
  })
}

const still = new CSSStyleSheet()
still.replaceSync('*,*::before,*::after{transition:none!important;animation:none!important}')

/** A sheet has the name that the root of its component says. */
const namesOf = (roots: readonly HTMLElement[]) =>
  [...new Set(roots.map(({ dataset }) => dataset['xpComponent'] ?? ''))].toSorted()

/** Elements that rules can tell apart: of many cards, the first of each kind. */
function samples(roots: readonly Element[]): ReadonlyMap<string, Element> {
  const found = new Map<string, Element>()
  const nameOf = (element: Element) =>
    [
      element.localName,
      element.previousElementSibling?.className,
      !element.nextElementSibling,
      ...[...element.attributes].flatMap(({ name, value }) =>
        attributes.has(name) ? [`${name}=${value}`] : [],
      ),
      element.className,
    ].join(' ')
  function visit(element: Element, around: string) {
    const name = `${around} > ${nameOf(element)}`
    if (!found.has(name)) found.set(name, element)
    for (const child of element.children) visit(child, nameOf(element))
  }
  for (const root of roots) visit(root, '')
  return new Map([...found].filter(([, element]) => isOurs(element)))
}

/**
 * What has a class of the host's takes its look from a sheet that would come before ours here. What nobody sees stands
 * where the page around it is, whose own parts may use other sheets.
 */
const isOurs = ({ classList }: Element) =>
  [...classList].every((name) => name.startsWith('xp-')) && !classList.contains('xp-visually-hidden')

type Snapshot = readonly (readonly [where: string, style: ReadonlyMap<string, string>])[]

function snapshot(elements: readonly Element[]): Snapshot {
  return elements.flatMap((element) =>
    ['', '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo || null)
      const isThere = pseudo === '' || !['none', 'normal'].includes(style.content)
      const names = isThere ? [...properties] : []
      return [
        `${element.getAttribute('class') ?? element.localName}${pseudo}`,
        new Map(names.map((name) => [name, style.getPropertyValue(name)])),
      ] as const
    }),
  )
}

function differences(one: Snapshot, other: Snapshot): string[] {
  return one.flatMap(([where, style], at) => {
    const now = other[at]?.[1] ?? new Map<string, string>()
    return [...new Set([...style.keys(), ...now.keys()])]
      .filter((name) => style.get(name) !== now.get(name))
      .map((name) => `${where}: ${name} is ${now.get(name)}, not ${style.get(name)}`)
  })
}

/** In this document, what stands in the place of the one style sheet. */
function withSheets<Result>(names: readonly string[], look: () => Result): Result {
  const whole = [...document.styleSheets].filter(({ ownerNode }) =>
    (ownerNode as HTMLElement | null)?.dataset['viteDevId']?.endsWith('/src/theme/styles.css'),
  )
  if (whole.length !== 1) throw new Error(`${whole.length} style sheets are the whole one.`)
  const before = [...document.adoptedStyleSheets]
  const own = names.map((name) => {
    const sheet = sheets.get(name)
    if (!sheet) throw new Error(`There is no src/theme/sheets/${name}.css.`)
    return sheet
  })
  try {
    for (const sheet of whole) sheet.disabled = names.length > 0
    document.adoptedStyleSheets = [...before, ...own, still]
    return look()
  } finally {
    for (const sheet of whole) sheet.disabled = false
    document.adoptedStyleSheets = before
  }
}

/** What looked right in an earlier story of this page: by the sheets, the width, and what rules tell elements apart by. */
const held = new Set<string>()

/**
 * Holds the style sheets of the components in the page to the whole one: with `base.css` and their own everything looks
 * the same, whatever other sheets come before or after them. What an earlier story has shown is looked at again in the
 * whole run alone.
 */
export function checkSheets({ isWhole }: { readonly isWhole: boolean }): void {
  // What a gate surrounds is the host's.
  const roots = [...document.querySelectorAll<HTMLElement>('[data-xp-component]')].filter(
    (root) => !root.parentElement?.closest('[data-xp-component]:not([data-xp-component=TermsGate])'),
  )
  if (roots.length === 0) return
  const own = namesOf(roots)
  const others = [...sheets.keys()].filter((name) => name !== 'base' && !own.includes(name))
  const keyOf = (name: string) => [own.join(), window.innerWidth, name].join(' ')
  const wanted = [...samples(roots)].filter(([name]) => isWhole || !held.has(keyOf(name)))
  if (wanted.length === 0) return
  const elements = wanted.map(([, element]) => element)
  const take = (names: readonly string[]) => withSheets(names, () => snapshot(elements))
  const whole = take([])
  const orders = {
    alone: ['base', ...own],
    'before all others': ['base', ...own, ...others],
    'after all others': ['base', ...others.toReversed(), ...own.toReversed()],
  }
  const faults = Object.entries(orders).flatMap(([order, names]) => {
    const found = differences(whole, take(names))
    return found.length > 0 ? [`${own.join(', ')} ${order}:`, ...found.slice(0, 20)] : []
  })
  if (faults.length > 0)
    throw new Error(`Another look than with styles.css (src/theme/sheets):\n${faults.join('\n')}`)
  for (const [name] of wanted) held.add(keyOf(name))
}
