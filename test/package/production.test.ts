import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { bundleEntry, gzipKb } from '../../scripts/bundleEntry.mjs'
import { root } from './manifest.ts'

const read = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')
const built = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).map((path) =>
  path.replaceAll('\\', '/'),
)
/** Pages and scripts of their own, for the production they were built for. */
const isWhole = (path: string) => /^(console|script)\//.test(path)
const modules = built.filter(
  (path) => path.endsWith('.js') && !isWhole(path) && !path.startsWith('_virtual/'),
)
/** What a member's browser or a server loads; sandbox, conformance and doctor are tools. */
const shipped = modules.filter((path) => !/^(sandbox|conformance|doctor)\//.test(path))

const textOf = (files: readonly Uint8Array[]) =>
  files.map((bytes) => new TextDecoder().decode(bytes)).join('\n')

describe('what is built', () => {
  it('has no leftovers of development', () => {
    const leftovers =
      /\bdebugger\b|console\.(log|debug|table|trace)\(|import\.meta\.(env|hot|vitest)|__DEV__|\.only\(|data-testid|sourceURL=/
    expect(shipped.filter((path) => leftovers.test(read(path)))).toEqual([])
  })

  it('names no path of the machine that built it', () => {
    const named = built.filter(
      (path) => /\.(js|map|ts|css|json)$/.test(path) && read(path).includes(root.replace(/\/$/, '')),
    )
    expect(named).toEqual([])
  })

  it('asks in what mode it runs by the name that every bundler replaces, and nowhere else', () => {
    expect(
      shipped.filter((path) =>
        /process\.env(?!\.NODE_ENV\b)|globalThis\.process|import\.meta\.env/.test(read(path)),
      ),
    ).toEqual([])
    expect(shipped.some((path) => read(path).includes('process.env.NODE_ENV'))).toBe(true)
  })

  it('leaves the check of themes out of a production bundle', async () => {
    const { atOnce, modulesAtOnce } = await bundleEntry({
      imports: ['ExperienceProvider', 'createMemberSession', 'WalletBalance'],
    })
    expect(textOf(atOnce)).not.toMatch(/process\.env/)
    expect(modules).toContain('theme/checkTheme.js')
    expect(modulesAtOnce.filter((path) => path.includes('checkTheme'))).toEqual([])
  })

  it('refuses in a production bundle in one sentence, without the checks and hints that only developers need', async () => {
    const { atOnce, modulesAtOnce } = await bundleEntry({
      imports: ['ExperienceProvider', 'createMemberSession', 'WalletBalance', 'refreshFrom'],
    })
    expect(modules).toContain('i18n/checkOverrides.js')
    expect(modulesAtOnce.filter((path) => path.includes('checkOverrides'))).toEqual([])
    const refusals = [
      'refreshFrom was given the exchange endpoint.',
      'createMemberSession has no refresh function.',
      'is used outside <ExperienceProvider>.',
    ]
    expect(refusals.filter((words) => !textOf(atOnce).includes(words))).toEqual([])
    expect(textOf(atOnce)).not.toMatch(
      /has no messages\.|Leave it out for|Pass an? (https|route)|Give a BCP 47|It has no session\. Wrap it|Use one of:/,
    )
  })

  it.each([
    ['client', 'createMemberSession({})', 'createMemberSession has no refresh function.'],
    ['server', "exchangeMemberToken({ baseUrl: '' })", 'baseUrl'],
  ])('loads and refuses where there is no bundler and no `process`: %s', (entry, call, words) => {
    const url = pathToFileURL(join(root, 'dist', entry, 'index.js')).href
    const script = `globalThis.process = undefined; const entry = await import('${url}'); try { await entry.${call} } catch (error) { console.log(error.message) }`
    expect(
      execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }),
    ).toContain(words)
  })

  it('has source maps with their sources', () => {
    const maps = built.filter((path) => path.endsWith('.js.map') && !isWhole(path))
    expect(maps.length).toBeGreaterThan(300)
    const hollow = maps.filter((path) => {
      const { sources, sourcesContent } = JSON.parse(read(path)) as {
        sources: readonly string[]
        sourcesContent?: readonly (string | null)[]
      }
      return sources.some(
        (source, index) =>
          typeof sourcesContent?.[index] !== 'string' &&
          !existsSync(join(root, 'dist', dirname(path), source)),
      )
    })
    expect(hollow).toEqual([])
  })

  it('leads from each module with code of its own to its map', () => {
    const named = modules.flatMap((path) =>
      [...read(path).matchAll(/\/\/# sourceMappingURL=(\S+)/g)].map(([, map = '']) =>
        join(root, 'dist', dirname(path), map),
      ),
    )
    expect(named.filter((map) => !existsSync(map))).toEqual([])
    // A module of re-exports alone has nothing that a map could lead to.
    const unmapped = modules.filter(
      (path) =>
        !read(path).includes('sourceMappingURL') && /^(?!import |export |\/\/|#!|$)/m.test(read(path)),
    )
    expect(unmapped).toEqual([])
  })
})

describe('one component alone', () => {
  it('brings nothing of the others', async () => {
    const { modulesAtOnce, modulesLater, atOnce } = await bundleEntry({
      imports: ['ExperienceProvider', 'createMemberSession', 'WalletBalance'],
    })
    const ours = modulesAtOnce
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.includes('/dist/'))
    const features = new Set(ours.flatMap((path) => /\/dist\/components\/([^/]+)\//.exec(path)?.[1] ?? []))
    expect([...features].toSorted()).toEqual(['common', 'provider', 'wallet'])
    // Nor their part of the contract: an operation is called by its name alone, never out of one object with all of them.
    const schemas = ours.flatMap(
      (path) =>
        /\/dist\/contract\/(?:assumptions\/)?(offers?|intake|interest|redemptions?|conversations?|terms|ledger|wallet|operations)\.js$/.exec(
          path,
        )?.[1] ?? [],
    )
    expect(schemas).toEqual(['wallet'])
    expect(modulesLater).toEqual([])
    expect(
      ours.some((path) =>
        /OfferCatalog|ConciergeChat|InterestForm|sandbox|i18n\/en\/(chat|offers|interests)/.test(path),
      ),
    ).toBe(false)
    expect(
      modulesAtOnce.some((path) =>
        /node_modules\/(react-hook-form|libphonenumber-js|virtua|linkify-it)\//.test(path),
      ),
    ).toBe(false)
    expect(gzipKb(atOnce)).toBeLessThan(50)
  })
})
