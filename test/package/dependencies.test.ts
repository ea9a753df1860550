import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundleEntry, gzipKb } from '../../scripts/bundleEntry.mjs'
import { between, table } from '../docs/markdown.ts'
import { manifest, root } from './manifest.ts'

const file = join(root, 'docs/dependencies.md')
const read = () => readFileSync(file, 'utf8')
const shipped = Object.keys(manifest.dependencies)
const peers = Object.keys(manifest.peerDependencies)
/** In a file that ships; a host installs none of it. */
const builtIn = ['preact']
const entryOf = (name: string) => read().split(`\n### \`${name}\`\n`)[1]?.split(/\n##/)[0] ?? ''

interface Row {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly kb: readonly [atOnce: number, later: number]
}

async function measure(): Promise<readonly Row[]> {
  const whole = await bundleEntry({})
  return Promise.all(
    shipped.map(async (name) => {
      const without = await bundleEntry({}, [name])
      const { version, license } = JSON.parse(
        readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
      ) as { version: string; license: string }
      const added = (part: 'atOnce' | 'later') => Math.max(0, gzipKb(whole[part]) - gzipKb(without[part]))
      return { name, version, licence: license, kb: [added('atOnce'), added('later')] as const }
    }),
  )
}

const kbIn = (name: string) =>
  new RegExp(`\\| \`${name}\` \\|.*\\| ([\\d.]+) \\| ([\\d.]+) \\|`).exec(read())?.slice(1, 3).map(Number)

describe('docs/dependencies.md', () => {
  it('says the measured size and the licence of each (UPDATE_DOCS=1 writes them)', async () => {
    const rows = await measure()
    if (process.env.UPDATE_DOCS === '1') {
      const cells = rows.map(({ name, version, licence, kb }) => [
        `\`${name}\``,
        version,
        licence,
        ...kb.map((each) => each.toFixed(1)),
      ])
      writeFileSync(
        file,
        between(
          read(),
          'sizes',
          table(['package', 'measured at', 'licence', 'kB at once', 'kB when needed'], cells),
        ),
      )
    }
    for (const { name, licence, kb } of rows) {
      const written = kbIn(name) ?? []
      expect(written, name).toHaveLength(2)
      // What is shared with others moves a little with every change of ours.
      for (const [index, each] of kb.entries())
        expect(Math.abs(each - (written[index] ?? NaN)), `${name} adds ${each.toFixed(1)} kB`).toBeLessThan(
          Math.max(0.4, each * 0.1),
        )
      expect(read()).toMatch(new RegExp(`\\| \`${name}\` \\| [\\d.]+ \\| ${licence} \\|`))
    }
  })

  it.each([...shipped, ...peers, ...builtIn])(
    'says what %s is for, why, who keeps it up and what else was considered',
    (name) => {
      for (const what of ['For', 'Why', 'Upkeep', 'Considered'])
        expect(entryOf(name)).toMatch(new RegExp(`^- \\*\\*${what}\\*\\*: .{10,}`, 'm'))
    },
  )

  it('has no entry for what does not ship', () => {
    const entries = [...read().matchAll(/^### `(.+)`$/gm)].map(([, name]) => name)
    expect(entries.toSorted()).toEqual([...shipped, ...peers, ...builtIn].toSorted())
  })

  it('names every package for development, and no other', () => {
    const section = read().split('## What does not ship')[1]?.split('\n## ')[0] ?? ''
    const named = [...section.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
    expect([...named, ...builtIn].toSorted()).toEqual(Object.keys(manifest.devDependencies).toSorted())
  })
})

describe('the supply chain', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<
      Record<
        string,
        {
          readonly integrity?: string
          readonly link?: boolean
          readonly hasInstallScript?: boolean
          readonly dev?: boolean
        }
      >
    >
  }
  const installed = Object.entries(lock.packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  )

  it('runs nothing of ours when the package is installed', () => {
    const atInstallation = [
      'preinstall',
      'install',
      'postinstall',
      'preprepare',
      'prepare',
      'postprepare',
      'prepublish',
      'dependencies',
    ]
    expect(Object.keys(manifest.scripts).filter((name) => atInstallation.includes(name))).toEqual([])
  })

  it('runs nothing of a dependency that ships either', () => {
    expect(
      installed
        .filter(([, { hasInstallScript, dev }]) => hasInstallScript === true && dev !== true)
        .map(([path]) => path),
    ).toEqual([])
  })

  it('has a SHA-512 for every package in the lock', () => {
    expect(
      installed
        .filter(([, { integrity }]) => integrity?.startsWith('sha512-') !== true)
        .map(([path]) => path),
    ).toEqual([])
    expect(installed.length).toBeGreaterThan(100)
  })

  it('pins every package for development to one version', () => {
    expect(
      // A second version of a package has a name of its own.
      Object.entries(manifest.devDependencies).filter(
        ([, range]) => !/^(npm:[@\w/-]+@)?\d+\.\d+\.\d+$/.test(range),
      ),
    ).toEqual([])
  })

  it('is published openly and with provenance', () => {
    expect(manifest.publishConfig).toEqual({ access: 'public', provenance: true })
  })
})
