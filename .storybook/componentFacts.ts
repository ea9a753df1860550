import * as descriptions from '../src/elements/descriptions.ts'
import type { ElementDescription } from '../src/elements/ElementDescription.ts'
import { tokenNames } from '../src/theme/index.ts'

const sheets = import.meta.glob<string>('../src/theme/sheets/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const styles = import.meta.glob<string>('../src/{components,staff,ui}/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

interface ComponentFacts {
  /** Its custom element, but for the staff's, which has none. */
  readonly tag: string | undefined
  /** What `classNames` reaches. */
  readonly parts: readonly string[]
  /** The name of its own style sheet. */
  readonly sheet: string | undefined
  /** The basic tokens that its sheet reads, in the order of the tokens. */
  readonly tokens: readonly string[]
}

const kebab = (name: string) => name.replaceAll(/(?!^)[A-Z]/g, '-$&').toLowerCase()

/** The description of a component's element has the component's name, but for the hub's. */
const describedAs = (name: string) =>
  name === 'ExperienceHub' ? 'hub' : name.charAt(0).toLowerCase() + name.slice(1)

const described: ReadonlyMap<string, Pick<ElementDescription, 'tag' | 'parts'>> = new Map(
  Object.entries(descriptions).flatMap(([name, each]) => ('tag' in each ? [[name, each] as const] : [])),
)

/** What the code says of a component, by its name. */
export function factsOf(name: string): ComponentFacts {
  const element = described.get(describedAs(name))
  const file = `${kebab(name)}.css`
  const sheet = sheets[`../src/theme/sheets/${file}`]
  const text = [...(sheet ?? '').matchAll(/@import '..\/..\/([^']+)'/g)]
    .map(([, path = '']) => styles[`../src/${path}`] ?? '')
    .join('\n')
  return {
    tag: element?.tag,
    parts: element?.parts ?? [],
    sheet: sheet === undefined ? undefined : file,
    tokens: tokenNames.filter((token) => new RegExp(`var\\(--xp-${token}\\b(?!-)`).test(text)),
  }
}
