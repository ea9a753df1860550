import { createRequire } from 'node:module'
import type { BrowserName, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { browserFloors } from '../../../scripts/browserFloors.mjs'

/** The browsers of MDN's data to which our floors apply. */
const floorOf: Partial<Record<BrowserName, number>> = {
  chrome: browserFloors.chrome,
  chrome_android: browserFloors.chrome,
  edge: browserFloors.edge,
  firefox: browserFloors.firefox,
  firefox_android: browserFloors.firefox,
  safari: browserFloors.safari,
  safari_ios: browserFloors.ios,
}

/** A node of MDN's tree. */
export type Feature = Identifier

const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as Feature

/** The nodes right below it, by name. */
export const childrenOf = (feature: Feature | undefined) =>
  Object.entries(feature ?? {}).filter(([key]) => key !== '__compat') as [string, Feature][]

const paths = new Map<Feature, string>()
const namePaths = (feature: Feature, path: string): void => {
  paths.set(feature, path)
  for (const [key, child] of childrenOf(feature)) namePaths(child, `${path}.${key}`)
}
for (const part of ['css', 'javascript', 'api', 'html']) namePaths(data[part] as Feature, part)

/** Where it stands in the tree, such as `css.properties.field-sizing`. */
export const pathOf = (feature: Feature) => paths.get(feature) ?? ''

export function featureAt(path: string): Feature | undefined {
  let feature: Feature | undefined = data
  for (const key of path.split('.'))
    feature = feature && Object.hasOwn(feature, key) ? (feature[key] as Feature) : undefined
  return feature
}

/** All below it, itself too. */
export const within = (feature: Feature | undefined): Feature[] =>
  feature ? [feature, ...childrenOf(feature).flatMap(([, child]) => within(child))] : []

const versionOf = (text: string) => Number.parseFloat(text.replace('≤', ''))

/** `otherNames`: under which it is used as well, such as `-webkit-user-select`. */
function isSupported(
  { version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement,
  floor: number,
  name: string,
  otherNames: ReadonlySet<string>,
): boolean {
  const other = alternative_name ?? (prefix ? prefix + name : undefined)
  if (flags || (other !== undefined && !otherNames.has(other)) || typeof version_added !== 'string')
    return false
  // `partial_implementation` counts as support: what it leaves out is said in notes, which people must read.
  return (
    versionOf(version_added) <= floor && !(version_removed && versionOf(String(version_removed)) <= floor)
  )
}

/** The browsers whose oldest version lacks it, with the version that brought it. None where MDN has no data. */
export function lackingBrowsers(feature: Feature, otherNames: ReadonlySet<string> = new Set()): string[] {
  const support = feature.__compat?.support
  if (!support) return []
  const name = pathOf(feature).split('.').at(-1) ?? ''
  return Object.entries(floorOf).flatMap(([browser, floor]) => {
    const statements = [support[browser as BrowserName] ?? []].flat()
    if (statements.some((statement) => isSupported(statement, floor, name, otherNames))) return []
    const plain = statements.find(({ flags, prefix }) => !flags && !prefix)?.version_added
    return [`${browser} ${typeof plain === 'string' ? plain : 'never'}`]
  })
}
