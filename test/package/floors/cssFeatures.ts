import postcss, { type AtRule, type Declaration, type Rule } from 'postcss'
import { featureAt, type Feature, pathOf, within } from './compatData.ts'

type Found = readonly (Feature | undefined)[]

/** Units that MDN keeps together. */
const unitFamilies: Readonly<Record<string, string>> = {
  cq: 'container_query_length_units',
  dv: 'viewport_percentage_units_dynamic',
  sv: 'viewport_percentage_units_small',
  lv: 'viewport_percentage_units_large',
}

const namesWithin = (path: string) =>
  new Map(within(featureAt(path)).map((feature) => [pathOf(feature).split('.').at(-1) ?? '', feature]))

const functions = namesWithin('css.types')
const lengths = namesWithin('css.types.length')

/** Keywords, functions and units, where MDN has data of its own on them. */
function inValue(property: string, value: string): Found {
  const text = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+/g, ' ')
  const own = (name: string) => featureAt(`css.properties.${property}.${name}`)
  const words = [...text.matchAll(/(?<![\w#.-])([a-z][\w-]*)(\(?)/gi)].map(([, name = '', bracket]) =>
    bracket ? (functions.get(name) ?? own(name) ?? own(`${name}_function`)) : own(name),
  )
  const units = [...text.matchAll(/(?<![\w-])[-+]?[\d.]+([a-z]+)\b/g)].map(([, unit = '']) =>
    lengths.get(unitFamilies[unit.slice(0, 2)] ?? unit),
  )
  return [...words, ...units]
}

const inSelector = (selector: string): Found => [
  ...[...selector.matchAll(/::?([a-z-]+)/g)].map(([, name = '']) => featureAt(`css.selectors.${name}`)),
  ...(selector.includes('&') ? [featureAt('css.selectors.nesting')] : []),
]

/** What a query of media or of a container asks. */
export const inQuery = (name: 'media' | 'container', params: string): Found => [
  ...(/[<>=]/.test(params) ? [featureAt('css.at-rules.media.range_syntax')] : []),
  ...(params.includes('style(')
    ? [featureAt('css.at-rules.container.style_queries_for_custom_properties')]
    : []),
  ...[...params.matchAll(/([a-z-]+)(?=\s*[:)<>=])/g)].map(([, feature = '']) =>
    featureAt(`css.at-rules.${name}.${feature.replace(/^(min|max)-/, '')}`),
  ),
]

const inAtRule = ({ name, params, nodes = [] }: AtRule): Found => [
  featureAt(`css.at-rules.${name}`),
  ...(name === 'media' || name === 'container' ? inQuery(name, params) : []),
  ...nodes.map((node) => (node.type === 'decl' ? featureAt(`css.at-rules.${name}.${node.prop}`) : undefined)),
]

/** A browser that does not know the declaration has another: before it in the rule, or outside `@supports`. */
function hasFallback(declaration: Declaration): boolean {
  const rule = declaration.parent as Rule
  const before = rule.nodes.slice(0, rule.index(declaration))
  if (before.some((node) => node.type === 'decl' && node.prop === declaration.prop)) return true
  const around = rule.parent as AtRule | undefined
  return around?.name === 'supports'
}

/** What a style sheet uses of what MDN knows, where first, and the names with a prefix that stand beside it. */
export function cssFeatures(css: string) {
  const used = new Map<Feature, string>()
  const unknown = new Set<string>()
  const prefixed = new Set(css.match(/-(?:webkit|moz)-[\w-]+/g))
  const add = (found: Found, where: string) => {
    for (const feature of found) if (feature && !used.has(feature)) used.set(feature, where)
  }
  const inDeclaration = (declaration: Declaration) => {
    const { prop, value, parent } = declaration
    if (parent?.type !== 'rule' || hasFallback(declaration)) return
    const name =
      prop.startsWith('--') || featureAt(`css.properties.${prop}`) ? prop : prop.replace(/^-\w+-/, '')
    const property = featureAt(`css.properties.${name}`)
    if (!property && !prop.startsWith('-')) unknown.add(prop)
    add([property, ...inValue(name, value)], `${(parent as Rule).selector} { ${prop}: ${value} }`)
  }
  postcss.parse(css).walk((node) => {
    if (node.type === 'rule') add(inSelector(node.selector), node.selector)
    if (node.type === 'atrule') add(inAtRule(node), `@${node.name} ${node.params}`)
    if (node.type === 'decl') inDeclaration(node)
  })
  return { used, unknown, prefixed }
}
