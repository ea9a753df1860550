// @ts-check
// The custom elements manifest, which editors and documentation viewers read: what the descriptions of the elements say, with the
// types and comments that TypeScript finds.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { runnerImport } from 'vite'
import { root } from './run.mjs'

/** @typedef {import('../src/elements/ElementDescription.ts').ElementDescription} ElementDescription */
/** @typedef {{ type: { text: string }, description?: string }} Documented */

const modulePath = 'dist/elements/index.js'
const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType

/** The descriptions as they are when they run. */
async function readDescriptions() {
  const options = { configFile: /** @type {const} */ (false), root, logLevel: /** @type {const} */ ('warn') }
  const [{ module: elements }, { module: settings }, { module: names }] = await Promise.all([
    /** @type {Promise<{ module: typeof import('../src/elements/descriptions.ts') }>} */ (
      runnerImport(join(root, 'src/elements/descriptions.ts'), options)
    ),
    /** @type {Promise<{ module: typeof import('../src/elements/ElementSettings.ts') }>} */ (
      runnerImport(join(root, 'src/elements/ElementSettings.ts'), options)
    ),
    /** @type {Promise<{ module: typeof import('../src/elements/ElementDescription.ts') }>} */ (
      runnerImport(join(root, 'src/elements/ElementDescription.ts'), options)
    ),
  ])
  return { elements: Object.entries(elements), provider: settings.provider, ...names }
}

/** What the compiler knows: the props of each element, by the name of its description. */
function createChecker() {
  const files = ['src/elements/descriptions.ts', 'src/elements/ElementSettings.ts'].map((file) =>
    join(root, file),
  )
  const entry = join(root, 'src/index.ts')
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    root,
  )
  const program = ts.createProgram([...files, entry], { ...options, noEmit: true })
  const checker = program.getTypeChecker()
  /** @param {string} file */
  const exportsOf = (file) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${file} exports nothing.`)
    return checker.getExportsOfModule(module)
  }
  /** @param {ts.Symbol} symbol */
  const commentOf = (symbol) =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ')
  /** @param {ts.Type} type @param {ts.Node} place */
  const nameOf = (type, place) => {
    const text = checker.typeToString(type, place, flags).replaceAll(/import\("[^"]*"\)\./g, '')
    return text.includes('RequestInfo') ? 'typeof fetch' : text
  }
  /** @param {ts.Symbol | undefined} symbol @returns {Documented | undefined} */
  const documented = (symbol) => {
    const place = symbol?.declarations?.[0]
    if (!symbol || !place) return undefined
    const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, place))
    const description = commentOf(symbol)
    return { type: { text: nameOf(type, place) }, ...(description && { description }) }
  }
  /** @type {Map<string, ts.Type>} */
  const props = new Map()
  for (const file of files) {
    for (const symbol of exportsOf(file)) {
      const [, own] = /** @type {ts.TypeReference} */ (checker.getTypeOfSymbol(symbol)).typeArguments ?? []
      if (own) props.set(symbol.name, own)
    }
  }
  return {
    /** @param {string} name of a component */
    describeComponent(name) {
      const symbol = exportsOf(entry).find((symbol) => symbol.name === name)
      return symbol && commentOf(checker.getAliasedSymbol(symbol))
    },
    /** @param {string} name of a description @param {string} prop @returns {Documented} */
    describeProp(name, prop) {
      if (prop === 'actions') return actions
      const own = props.get(name)
      const found = documented(own?.getProperty(prop))
      if (!found) throw new Error(`${name} has no ${prop}.`)
      const title = prop === 'heading' && documented(own?.getProperty('title'))?.description
      return title ? { ...found, description: title } : found
    },
    /** What a handler is called with. @param {string} name @param {string} handler */
    detailOf(name, handler) {
      const symbol = props.get(name)?.getProperty(handler)
      const place = symbol?.declarations?.[0]
      if (!symbol || !place) return 'null'
      const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, place))
      const [detail] = type.getCallSignatures()[0]?.parameters ?? []
      return detail ? nameOf(checker.getTypeOfSymbolAtLocation(detail, place), place) : 'null'
    },
  }
}

/** @type {Documented} */
const actions = {
  type: { text: 'readonly string[]' },
  description: 'What the element offers, each with a button or link that dispatches its event.',
}

/** What stands in an attribute: the words of a choice where a property has them. @param {string} [type] */
const textTypeOf = (type = '') => (/^(?:'[\w-]+'|\d)(?: \||$)|^boolean$/.test(type) ? type : 'string')

/** `xp-offer-catalog` as `XpOfferCatalogElement`. @param {string} tag */
const className = (tag) => `${tag.replaceAll(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase())}Element`

/** @param {string} file to write the manifest to */
export async function writeElementsManifest(file) {
  const { elements, provider, kebab, actionName } = await readDescriptions()
  const { describeProp, detailOf, describeComponent } = createChecker()

  /** @param {string} name of a description @param {ElementDescription} description */
  const describe = (name, { tag, attributes, objects, functions, events, parts }) => {
    const names = [...new Set([...Object.keys(attributes), ...objects, ...functions])]
    return {
      attributes: Object.entries(attributes).map(([prop, { expects }]) => ({
        name: kebab(prop),
        fieldName: prop,
        type: { text: textTypeOf(describeProp(name, prop).type.text) },
        description: [describeProp(name, prop).description, expects !== 'text' && `As text: ${expects}.`]
          .filter(Boolean)
          .join(' '),
      })),
      members: names.map((prop) => ({
        kind: 'field',
        name: prop,
        ...(prop in attributes && { attribute: kebab(prop) }),
        ...describeProp(name, prop),
      })),
      events: Object.keys(events).map((handler) => {
        const description = describeProp(name, handler).description
        return {
          name: `xp-${actionName(handler)}`,
          type: { text: `CustomEvent<${detailOf(name, handler)}>` },
          ...(description && { description }),
        }
      }),
      cssParts: parts.map((part) => ({ name: kebab(part) })),
      slots: slotsOf(tag),
    }
  }
  const settings = describe('provider', provider)
  const declarations = [['provider', provider], ...elements.filter(([, value]) => 'tag' in value)].map(
    ([key, value]) => {
      const name = String(key)
      const description = /** @type {ElementDescription} */ (value)
      const own = describe(name, description)
      const isProvider = name === 'provider'
      const component =
        name === 'hub' ? 'ExperienceHub' : name.replace(/^./, (letter) => letter.toUpperCase())
      const comment = describeComponent(isProvider ? 'ExperienceProvider' : component)
      /** @type {<Row extends { name: string }>(mine: Row[], all: Row[]) => Row[]} */
      const withSettings = (mine, all) =>
        isProvider ? mine : [...mine, ...all.filter(({ name }) => !mine.some((row) => row.name === name))]
      return {
        kind: 'class',
        name: className(description.tag),
        customElement: true,
        tagName: description.tag,
        ...(comment && { description: comment }),
        superclass: { name: 'HTMLElement' },
        ...own,
        attributes: withSettings(own.attributes, settings.attributes),
        members: withSettings(own.members, settings.members),
        events: withSettings(own.events, settings.events),
      }
    },
  )
  const manifest = {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path: modulePath,
        declarations,
        exports: declarations.map(({ name, tagName }) => ({
          kind: 'custom-element-definition',
          name: tagName,
          declaration: { name, module: modulePath },
        })),
      },
    ],
  }
  await writeFile(file, `${JSON.stringify(manifest)}\n`)
}

/** @param {string} tag */
function slotsOf(tag) {
  const content = ['xp-provider', 'xp-terms-gate'].includes(tag)
    ? [{ name: '', description: 'What is shown inside.' }]
    : []
  if (tag === 'xp-provider') return content
  return [
    ...content,
    { name: 'sign-in-again', description: 'Shown where the session has ended.' },
    { name: 'support', description: 'Shown where something failed.' },
    ...(/interest|hub/.test(tag)
      ? [{ name: 'health-data-consent', description: 'Shown before what is asked about health.' }]
      : []),
  ]
}
