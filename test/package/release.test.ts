import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  blanks,
  changelogPart,
  installScripts,
  shippedPackages,
  stableBill,
  unusualLicences,
} from '../../scripts/release/inspect.mjs'
import { manifest, root } from './manifest.ts'

const changelog = `# Changelog\n\n## [Unreleased]\n\n- Later.\n\n## [1.2.0] - 2027-01-04\n\n- Now.\n\n## [1.1.0] - 2026-12-01\n`
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Parameters<
  typeof shippedPackages
>[0]

describe('a release', () => {
  it('takes its notes from the part of its version alone', () => {
    expect(changelogPart(changelog, '1.2.0')).toBe('- Now.')
  })

  it.each(['1.3.0', '1.1.0'])('has none for %s, and says what to do', (version) => {
    expect(() => changelogPart(changelog, version)).toThrow(`says nothing of ${version}: give [Unreleased]`)
  })

  it('brings along its dependencies and theirs, what is built in, and nothing of development', () => {
    const names = shippedPackages(lock).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)))
    expect(names).toContain('@tanstack/query-core')
    expect(names).toEqual(expect.arrayContaining(['preact', 'react', 'react-dom', 'scheduler']))
    for (const name of ['vite', 'vitest', 'typescript']) expect(names).not.toContain(name)
  })

  it('brings along no licence that somebody would have to read first', () => {
    expect(unusualLicences(shippedPackages(lock))).toEqual([])
    const strange = {
      packages: {
        '': { dependencies: { a: '1' } },
        'node_modules/a': { version: '1.0.0', license: 'AGPL-3.0', dependencies: { b: '2' } },
        'node_modules/a/node_modules/b': { version: '2.0.0' },
        'node_modules/b': { version: '1.0.0', license: 'MIT' },
      },
    }
    expect(unusualLicences(shippedPackages(strange)).map(({ licence }) => licence)).toEqual([
      'AGPL-3.0',
      'none',
    ])
  })

  it('runs nothing where it is installed', () => {
    expect(installScripts(manifest)).toEqual([])
    expect(installScripts({ scripts: { build: 'x', postinstall: 'y' } })).toEqual(['postinstall'])
  })

  it('has the same bill of materials each time', () => {
    const bill = { bomFormat: 'CycloneDX', components: [], metadata: { tools: [] } }
    const written = (number: string, timestamp: string) =>
      stableBill({ ...bill, serialNumber: number, metadata: { ...bill.metadata, timestamp } })
    expect(written('urn:1', '2026-01-01')).toEqual(written('urn:2', '2026-01-02'))
    expect(written('urn:1', '2026-01-01')).toEqual(bill)
  })

  it('names what the owner has to fill in', () => {
    const security = 'Reporting\n\n*To be filled in by the owner: an address.*\n'
    expect(blanks({ security, versioning: '', manifest: {} })).toEqual([
      expect.stringContaining('repository'),
      'SECURITY.md: To be filled in by the owner: an address.',
    ])
    expect(blanks({ security: '', versioning: '', manifest: { repository: 'somewhere' } })).toEqual([])
  })
})
