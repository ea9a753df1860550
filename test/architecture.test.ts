import { readFileSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise } from 'dependency-cruiser'
import { ESLint } from 'eslint'
import stylelint from 'stylelint'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import floors from '../.dependency-cruiser.mjs'
import styleRules from '../stylelint.config.mjs'

// Floors, cycles, style sheets and literal text are checked by dependency-cruiser, stylelint and eslint in `npm run check`.
// Here each of their rules is broken once. No tool can say the rules of 'use client' that follow at the end.

const root = fileURLToPath(new URL('..', import.meta.url))

/** The names of the rules that these files break. */
async function brokenFloorRules(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  // The folder itself: that of macOS is a link, and dependency-cruiser compares paths.
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'xp-floors-')))
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const { tsConfig: _, cache: _cache, ...options } = floors.options ?? {}
    const { output } = await cruise(['src'], {
      ...options,
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: floors.forbidden ?? [] },
    })
    if (typeof output === 'string') throw new Error(output)
    return output.summary.violations.map(({ rule }) => rule.name).toSorted()
  } finally {
    await rm(folder, { recursive: true })
  }
}

describe('the rules of floors', () => {
  const nothing = 'export const nothing = 0\n'
  const upwards = [
    ['src/contract/a.ts', "export * from '../client/index.ts'", 'contract-imports-down'],
    ['src/contract/a.ts', "export type A = import('../client/index.ts').A", 'contract-imports-down'],
    ['src/client/a.ts', "import '../queries/index.ts'", 'client-imports-down'],
    ['src/client/a.ts', "void import('../components/offers/index.ts')", 'client-imports-down'],
    ['src/queries/a.ts', "import '../ui/index.ts'", 'queries-imports-down'],
    ['src/ui/a.ts', "import '../contract/index.ts'", 'ui-imports-down'],
    ['src/components/offers/a.ts', "import '../../sandbox/index.ts'", 'components-imports-down'],
    ['src/server/a.ts', "import '../client/index.ts'", 'server-imports-down'],
    ['src/sandbox/a.ts', "import '../client/index.ts'", 'sandbox-imports-down'],
    ['src/sandbox/a.ts', "import './react/index.ts'", 'sandbox-imports-down'],
    ['src/conformance/a.ts', "import '../sandbox/index.ts'", 'conformance-imports-down'],
    ['src/index.ts', "import './sandbox/index.ts'", 'surface'],
  ] as const
  const inside = [
    ['src/client/a.ts', "import '../contract/offer.ts'", 'door'],
    ['src/index.ts', "export { nothing } from './components/offers/b.ts'", 'surface-door'],
    ['src/client/a.ts', "import '../contract/organisation/index.ts'", 'contract/organisation-for-few'],
    ['src/components/offers/a.ts', "import '../wallet/index.ts'", 'features-apart'],
  ] as const
  const elsewhere = [
    ['src/client/a.ts', "import 'react'", 'no-react'],
    ['src/ui/a.ts', "import '../../test/b.ts'", 'src-only'],
    ['src/ui/a.ts', "import './missing.ts'", 'resolves'],
    ['src/ui/a.ts', "import '../utils/index.ts'", 'a-floor-of-the-house'],
    ['src/ui/a.ts', "import type { B } from './b.ts'\nexport type A = B", 'no-cycle'],
  ] as const
  const floorNames =
    'contract contract/organisation client queries ui components/offers components/wallet sandbox sandbox/react utils'
  const react = {
    'node_modules/react/index.js': nothing,
    'node_modules/react/package.json': '{"name":"react","main":"index.js"}',
    'package.json': '{"dependencies":{"react":"*"}}',
  }

  it.each([...upwards, ...inside, ...elsewhere])('refuse in %s: %s', async (path, text, rule) => {
    const files = {
      ...react,
      'src/contract/offer.ts': nothing,
      'src/components/offers/b.ts': nothing,
      'test/b.ts': nothing,
      ...Object.fromEntries(floorNames.split(' ').map((floor) => [`src/${floor}/index.ts`, nothing])),
      'src/ui/b.ts': rule === 'no-cycle' ? "import type { A } from './a.ts'\nexport type B = A" : nothing,
      [path]: text,
    }
    expect(await brokenFloorRules(files)).toContain(rule)
  })

  it('let a type of React pass where React does not run, and imports down', async () => {
    expect(
      await brokenFloorRules({
        'src/contract/index.ts': nothing,
        'src/client/a.ts':
          "import '../contract/index.ts'\nimport type { ReactNode } from 'react'\nexport type A = ReactNode",
        'src/components/hub/a.ts': "import '../wallet/index.ts'",
        'src/components/wallet/index.ts': "import '../../client/a.ts'".replace('a.ts', 'index.ts'),
        'src/client/index.ts': nothing,
        ...react,
      }),
    ).toEqual([])
  })
})

describe('the rules of style sheets', () => {
  it.each([
    ['.xp-a { margin-left: 1rem }', 'logical-css/require-logical-properties'],
    ['.xp-a { left: 0 }', 'logical-css/require-logical-properties'],
    ['.xp-a { width: 1rem }', 'logical-css/require-logical-properties'],
    ['.xp-a { text-align: left }', 'logical-css/require-logical-keywords'],
    ['.xp-a { padding: 0 1rem 0 2rem }', 'declaration-property-value-disallowed-list'],
    ['.xp-a { color: #fff }', 'color-no-hex'],
    ['.xp-a { color: oklch(50% 0 0) }', 'function-disallowed-list'],
    ['.xp-a { border: 1px solid white }', 'color-named'],
    ['.xp-a { gap: 0 !important }', 'declaration-no-important'],
    ['#a { gap: 0 }', 'selector-max-id'],
    ['button { gap: 0 }', 'selector-max-type'],
    ['.xp-a > li { gap: 0 }', 'selector-max-type'],
    ['.xp-a :where(p, ul) { gap: 0 }', 'selector-max-type'],
    ['.xp-a > * { gap: 0 }', 'selector-disallowed-list'],
    ['.card { gap: 0 }', 'selector-class-pattern'],
    ['.xp-a .xp-b .xp-c .xp-d { gap: 0 }', 'selector-max-specificity'],
  ])('refuse %s', async (code, rule) => {
    const { results } = await stylelint.lint({ code, config: styleRules })
    expect(results[0]?.warnings.map((warning) => warning.rule)).toContain(rule)
  })
})

describe('the rules of source files', () => {
  it.each([
    ['a default export', 'export default function A() {}'],
    ['an export by the name default', 'const a = 1\nexport { a as default }'],
    ['an import without its extension', "import './Button'"],
    ['a style sheet imported by a module', "import './A.css'"],
    ['text', 'export const a = <p>Hello</p>'],
    ['a string in braces', "export const a = <p>{'Hello'}</p>"],
    ['a template', 'export const a = (name: string) => <p>{`Hello ${name}`}</p>'],
    ['a choice', "export const a = (open: boolean, label: string) => <p>{open ? 'Open' : label}</p>"],
    ['a fallback', "export const a = (name?: string) => <p>{name ?? 'Nobody'}</p>"],
    ['a condition', "export const a = (open: boolean) => <p>{open && 'Open'}</p>"],
    ['a spoken attribute', 'export const a = <img alt="A lake" />'],
    ['a spoken attribute in braces', "export const a = <button aria-label={'Close'} />"],
  ])('refuse %s', async (_, code) => {
    expect(await brokenSyntaxRules(code)).toHaveLength(1)
  })
  it.each([
    'export const a = (t: (key: string) => string) => <p className="xp-a">{t("offers.title")} · {1}</p>',
    'export const a = <img alt="" />',
    "export const a = (open: boolean, label: string) => <p data-state={open ? 'open' : 'closed'}>{label}</p>",
  ])('allow %s', async (code) => {
    expect(await brokenSyntaxRules(code)).toEqual([])
  })

  const eslint = new ESLint({
    cwd: root,
    overrideConfig: { languageOptions: { parserOptions: { projectService: false, project: null } } },
    ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax',
  })
  async function brokenSyntaxRules(code: string) {
    const [result] = await eslint.lintText(code, { filePath: join(root, 'src/ui/Example.tsx') })
    return result?.messages.map(({ message }) => message)
  }
})

const src = join(root, 'src')
const clientFiles = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(src, path), 'utf8') }))
  .filter(({ text }) => /^(\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*['"]use client['"]/.test(text))

describe("files marked 'use client'", () => {
  it('are found', () => {
    expect(clientFiles.length).toBeGreaterThan(50)
  })
  // A server component would get a reference in the place of the function.
  it('export nothing that a server calls', () => {
    const serverCalls =
      /^(createTheme|createMemberSession|createExperienceClient|getExperienceKit|refreshFrom|\w+Query)$/
    const wrong = clientFiles.flatMap(({ path, text }) =>
      exportedNames(text)
        .filter((name) => serverCalls.test(name) && !/^use[A-Z]/.test(name))
        .map((name) => `${path} exports ${name}, which a server calls. Move it to a file without the mark.`),
    )
    expect(wrong).toEqual([])
  })
  it('lie in no floor that runs without React', () => {
    const withoutReact = /^(base|contract|client|server|conformance|doctor|sandbox\/(?!react\/))/
    expect(clientFiles.map(({ path }) => path).filter((path) => withoutReact.test(path))).toEqual([])
  })
})

it('a test that sets the zone of the machine has a process, where that has an effect', () => {
  const wrong = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.zone)\.test\.tsx?$/.test(path))
    .filter((path) =>
      /stubEnv\('TZ'|process\.env\.TZ =(?!=)/.test(readFileSync(join(root, 'test', path), 'utf8')),
    )
  expect(wrong.map((path) => `Name it \`.zone.test.ts\`: ${path}`)).toEqual([])
})

describe('a command on a fresh machine', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>
  }
  const files = Object.entries(scripts).flatMap(([name, command]) => {
    const [, file] = /^node (scripts\/\S+)/.exec(command) ?? []
    return file && !name.startsWith('pre') ? [[name, file] as const] : []
  })

  it.each(files)('npm run %s imports no package before it has installed them', (name, file) => {
    const installsFirst = scripts[`pre${name}`]?.startsWith('node scripts/ensure.mjs') ?? false
    expect(installsFirst ? [] : packagesAtStart(join(root, file))).toEqual([])
  })

  it('what installs them needs none itself', () => {
    expect(files.length).toBeGreaterThan(10)
    expect(packagesAtStart(join(root, 'scripts/ensure.mjs'))).toEqual([])
    expect(packagesAtStart(join(root, 'scripts/build.mjs'))).toContain('vite')
  })
})

/** The packages that a module of Node imports before its first line runs, itself or by its own modules. */
function packagesAtStart(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    const from = statement.moduleSpecifier
    if (!from || !ts.isStringLiteral(from) || from.text.startsWith('node:')) return []
    return from.text.startsWith('.') ? packagesAtStart(join(dirname(file), from.text), seen) : [from.text]
  })
}

function exportedNames(text: string): readonly string[] {
  return ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest).statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (!isExported) return []
    if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? []
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? name.text : [],
    )
  })
}
