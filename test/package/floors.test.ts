import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { lackingBrowsers, pathOf } from './floors/compatData.ts'
import { cssFeatures } from './floors/cssFeatures.ts'
import { fallbacks } from './floors/fallbacks.ts'
import { scriptFeatures } from './floors/scriptFeatures.ts'
import { expectGenerated } from '../docs/generated.ts'
import { table } from '../docs/markdown.ts'
import { root } from './manifest.ts'

/** Of whatever is used, what a browser of the floors lacks: path, and who lacks it where. */
const tooNew = ({
  used,
  prefixed,
}: Pick<ReturnType<typeof cssFeatures>, 'used'> & { readonly prefixed?: ReadonlySet<string> }) =>
  [...used].flatMap(([feature, where]) => {
    const lacking = lackingBrowsers(feature, prefixed)
    return lacking.length > 0 ? [[pathOf(feature), `${lacking.join(', ')} (${where})`] as const] : []
  })

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  strict: true,
  allowJs: true,
  noEmit: true,
  types: [],
}

const inFolder = (folder: string) => (file: string) => file.startsWith(join(root, folder, '/'))

/** Programs of a line each, that the check must find something in, or nothing. */
const planted = [
  ['a method, by the type of its value', 'declare const set: Set<number>; set.union(set)', 'Set.union'],
  ['nothing in a namesake of ours', 'declare const club: { union(): void }; club.union()', ''],
  ['nothing in a method that is old enough', '[1].at(0)', ''],
  ['a static', "URL.canParse('')", 'URL.canParse_static'],
  ['a static of a signal', 'AbortSignal.any([])', 'AbortSignal.any_static'],
  ['a static of a promise', 'Promise.withResolvers()', 'Promise.withResolvers'],
  ['a static of a list', 'void Array.fromAsync([])', 'Array.fromAsync'],
  ['a part of Intl', "new Intl.Segmenter('en')", 'Intl.Segmenter'],
  ['a global', 'navigation', 'navigation'],
  ['a member of an element', "document.querySelector('p')?.checkVisibility()", 'Element.checkVisibility'],
  ['what is taken out of an object', 'const { canParse } = URL', 'URL.canParse_static'],
  ['what a type of ours adds', 'const { scheduler } = window as { scheduler?: object }', 'scheduler'],
  ['a long name of any value', 'declare const it: any; it.checkVisibility()', 'Element.checkVisibility'],
  ['an event', "document.body.addEventListener('scrollend', () => {})", 'scrollend_event'],
  ['an option', "document.startViewTransition({ types: ['a'] })", 'types_parameter'],
  ['an element', 'export const it = <search />', 'elements.search'],
  ['an attribute', 'export const it = <p popover="auto" />', 'global_attributes.popover'],
  ['a style', "document.body.style.fieldSizing = ''", 'properties.field-sizing'],
] as const
const plantedFile = (name: string) => join(root, 'planted', `${name}.tsx`)

/** Our source for browsers, the script for plain pages with the dependencies in it, and what is planted. */
function createProgram(): ts.Program {
  const onUnRecoverableConfigFileDiagnostic = () => {}
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic }
  const config = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.browser.json'), {}, host)
  const scripts = readdirSync(join(root, 'dist/script')).filter((name) => name.endsWith('.js'))
  const texts = new Map(planted.map(([name, text]) => [plantedFile(name), `${text}\nexport {}`]))
  const compiler = ts.createCompilerHost(options)
  const { getSourceFile } = compiler
  compiler.getSourceFile = (name, target, ...rest) => {
    const text = texts.get(name)
    return text === undefined ? getSourceFile(name, target, ...rest) : ts.createSourceFile(name, text, target)
  }
  const files = [...(config?.fileNames ?? []), ...scripts.map((name) => join(root, 'dist/script', name))]
  return ts.createProgram([...files, ...texts.keys()], options, compiler)
}

const program = createProgram()

expectGenerated('docs/browsers.md', {
  fallbacks: table(
    ['feature', 'without it', 'held by'],
    fallbacks.map(({ feature, fallback, test }) => [`\`${feature}\``, fallback, test ? `\`${test}\`` : '–']),
  ),
})

describe('what ships, in the oldest browsers that are supported', () => {
  const sheets = ['dist/styles.css', 'dist/console/console.css'].map((path) =>
    cssFeatures(readFileSync(join(root, path), 'utf8')),
  )
  const source = scriptFeatures(program, inFolder('src'))
  const bundle = scriptFeatures(program, inFolder('dist/script'))
  const found = new Map([...sheets, bundle, source].flatMap(tooNew))
  const covers = (feature: string, path: string) => path === feature || path.startsWith(`${feature}.`)

  it('uses nothing newer without a fallback', () => {
    const without = [...found].filter(([path]) => !fallbacks.some(({ feature }) => covers(feature, path)))
    expect(without.map(([path, who]) => `${path}: ${who}`)).toEqual([])
  })

  it('needs each fallback that is listed', () => {
    const needless = fallbacks.filter(
      ({ feature }) => ![...found.keys()].some((path) => covers(feature, path)),
    )
    expect(needless).toEqual([])
    expect(fallbacks.filter(({ test }) => test !== undefined && !existsSync(join(root, test)))).toEqual([])
  })

  it('uses no name of the platform that MDN does not know', () => {
    expect([...sheets.flatMap(({ unknown }) => [...unknown]), ...source.unknown]).toEqual([])
  })
})

describe('the check of the floors', () => {
  it.each(planted)('finds %s', (name, _, path) => {
    const paths = tooNew(scriptFeatures(program, (file) => file === plantedFile(name))).map(([each]) => each)
    if (path) expect(paths.filter((each) => each.endsWith(path))).not.toEqual([])
    else expect(paths).toEqual([])
  })

  it.each([
    ['a property', 'a { field-sizing: content }', 'field-sizing'],
    ['a value', 'a { text-wrap: pretty }', 'text-wrap.pretty'],
    ['a function', 'a { color: light-dark(red, blue) }', 'light-dark'],
    ['a unit', 'a { width: 1rcap }', 'rcap'],
    ['a selector', 'a::details-content { color: red }', 'details-content'],
    ['an at-rule', '@starting-style { a { color: red } }', 'starting-style'],
    ['nothing where a prefix stands beside it', 'a { -webkit-user-select: none; user-select: none }', ''],
    ['nothing where another value stands before', 'a { height: 1vh; height: 1rcap }', ''],
    ['nothing within @supports', '@supports (field-sizing: content) { a { field-sizing: content } }', ''],
  ])('finds %s', (_, css, path) => {
    const paths = tooNew(cssFeatures(css)).map(([each]) => each)
    if (path)
      expect(
        paths.some((each) => each.endsWith(path)),
        paths.join(),
      ).toBe(true)
    else expect(paths.filter((each) => !/resize$/.test(each))).toEqual([])
  })
})
