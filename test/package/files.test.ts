import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOpenApi } from '../../scripts/openapi/createOpenApi.ts'
import { type Packed, packInto } from '../../scripts/pack.mjs'
import { root } from './manifest.ts'

const filesOf = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((path) => ending.test(path))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The console is a page of its own, with its React in it, and so is what a script tag loads. */
const built = filesOf('dist', /\.js$/).filter(
  (path) => !/^(console\/console\.js|script\/)/.test(path.replaceAll('\\', '/')),
)
const marksClient = (text: string) => /^(\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*['"]use client['"]/.test(text)

it('has the description of the Service that the contract makes', () => {
  expect(JSON.parse(read('dist/openapi.json'))).toEqual(JSON.parse(JSON.stringify(createOpenApi())))
})

describe('the built modules', () => {
  it("keep 'use client' in each file that has it, and in no other", () => {
    const sources = filesOf('src', /\.tsx?$/)
    const marked = sources
      .filter((path) => marksClient(read(`src/${path}`)))
      .map((path) => path.replace(/\.tsx?$/, '.js'))
    const kept = built.filter((path) => marksClient(read(`dist/${path}`)))
    // A module that every importer inlined, or that has only types, is not written.
    expect(kept.toSorted()).toEqual(marked.filter((path) => built.includes(path)).toSorted())
    expect(kept.length).toBeGreaterThan(0)
  })

  it("have 'use client' wherever a hook, a class or a context of React is used", () => {
    const uses =
      /import \{[^}]*\b(use[A-Z]\w*|createContext|Component)\b[^}]*\} from "(\.[./]*\/shared\/react\.js|react-dom|@tanstack\/react-query|react-hook-form)"/
    const users = built.filter((path) => uses.test(read(`dist/${path}`)))
    expect(users.length).toBeGreaterThan(100)
    expect(users.filter((path) => !marksClient(read(`dist/${path}`)))).toEqual([])
  })

  it("have it nowhere that a server calls: what is made for a request is no reference to a client's", () => {
    const called = [
      'createMemberSession',
      'createExperienceClient',
      'refreshFrom',
      'getExperienceKit',
      'createTheme',
      'themeToCss',
      'offersQuery',
      'walletQuery',
      'parseHubLocation',
      'formatHubLocation',
    ]
    const homes = built.filter((path) =>
      called.some(
        (name) =>
          new RegExp(
            `export \\{[^}]*\\b${name}\\b[^}]*\\};?\\s*$|export (function|const) ${name}\\b`,
            'm',
          ).test(read(`dist/${path}`)) && !path.endsWith('index.js'),
      ),
    )
    expect(homes.length).toBeGreaterThanOrEqual(called.length - 1)
    expect(homes.filter((path) => marksClient(read(`dist/${path}`)))).toEqual([])
    expect(
      built.filter((path) => /^(server|client|contract)\//.test(path) && marksClient(read(`dist/${path}`))),
    ).toEqual([])
  })

  it('give hooks of React on to no module that a server loads', () => {
    const reached = new Set(['index.js', 'client/index.js', 'server/index.js', 'locales/fr/index.js'])
    for (const path of reached) {
      const text = read(`dist/${path}`)
      if (marksClient(text)) continue
      for (const [, to = ''] of text.matchAll(/ from "(\.[^"]+)"/g)) reached.add(join(path, '..', to))
    }
    expect(reached.size).toBeGreaterThan(100)
    expect([...reached].filter((path) => path.startsWith('shared'))).toEqual([])
  })

  it('have no copy of a dependency', () => {
    expect(built.filter((path) => path.includes('node_modules'))).toEqual([])
  })

  it('import zod/mini and never zod whole', () => {
    expect(built.filter((path) => /from ?["']zod["']/.test(read(`dist/${path}`)))).toEqual([])
  })

  it('have declarations beside them, which name JavaScript', () => {
    const declarations = filesOf('dist', /\.d\.ts$/)
    expect(
      built.filter(
        (path) =>
          !/^(_virtual|exports|shared|theme.sheets.)/.test(path) &&
          !existsSync(join(root, 'dist', path.replace(/\.js$/, '.d.ts'))),
      ),
    ).toEqual([])
    expect(declarations.filter((path) => /from ['"]\.[^'"]*\.tsx?['"]/.test(read(`dist/${path}`)))).toEqual(
      [],
    )
  })
})

describe('the tarball', () => {
  const folder = mkdtempSync(join(tmpdir(), 'xp-pack-'))
  let packed: Packed
  beforeAll(async () => {
    packed = await packInto(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('has what is built, the documents and nothing else', () => {
    expect(
      packed.paths.filter(
        (path) =>
          !/^(dist\/|docs\/[\w-]+\.(md|svg|yaml)$|package\.json$|README\.md$|LICENSE$|CHANGELOG\.md$|SECURITY\.md$)/.test(
            path,
          ),
      ),
    ).toEqual([])
    for (const path of ['dist/index.js', 'LICENSE', 'CHANGELOG.md', 'SECURITY.md'])
      expect(packed.paths).toContain(path)
  })

  it('has every file that llms.txt leads to', () => {
    const links = [...read('dist/llms.txt').matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path = '']) => path)
    expect(links).toContain('docs/agents.md')
    expect(links.filter((path) => !packed.paths.includes(path))).toEqual([])
  })

  it('is the same bytes from another folder and at another time', async () => {
    const copy = join(folder, 'copy')
    for (const path of packed.paths) cpSync(join(root, path), join(copy, path))
    utimesSync(join(copy, 'dist/index.js'), 1, 1)
    expect((await packInto(folder, copy)).integrity).toBe(packed.integrity)
  })
})
