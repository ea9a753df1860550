import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { cssFaults } from './architecture/css.ts'
import {
  clientDirectiveFaults,
  defaultExportFaults,
  importFaults,
  reactFaults,
} from './architecture/imports.ts'
import type { SourceFile } from './architecture/imports.ts'
import { literalTextFaults } from './architecture/jsx.ts'

const src = fileURLToPath(new URL('../src', import.meta.url))
const read = (ending: RegExp): readonly SourceFile[] =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(src, path), 'utf8') }))

const modules = read(/\.tsx?$/)
const sheets = read(/\.css$/)
const shown = modules.filter(({ path }) => /^(components|ui)\/.*\.tsx$/.test(path))
const withoutReact = [
  'client/index.ts',
  'sandbox/index.ts',
  'sandbox/node.ts',
  'conformance/index.ts',
  'server/index.ts',
  'server/browser.ts',
]
const onServers = ['client/index.ts', 'server/index.ts', 'sandbox/node.ts']

const file = (path: string, text: string): readonly SourceFile[] => [{ path, text }]

describe('the house', () => {
  it('has files to look at', () => {
    expect(modules.length).toBeGreaterThan(20)
    expect(sheets.length).toBeGreaterThan(5)
  })
  it('imports down only, and from another floor its index.ts', () => {
    expect(importFaults(modules)).toEqual([])
  })
  it('keeps React out of the entries that run without it', () => {
    expect(reactFaults(modules, withoutReact)).toEqual([])
  })
  it("keeps what a server calls out of 'use client' files", () => {
    expect(clientDirectiveFaults(modules, onServers)).toEqual([])
  })
  it('has no default export', () => {
    expect(defaultExportFaults(modules)).toEqual([])
  })
  it('writes no text into a component', () => {
    expect(literalTextFaults(shown)).toEqual([])
  })
  it('styles by logical properties, tokens and classes of its own', () => {
    expect(cssFaults(sheets)).toEqual([])
  })
})

describe('the rule of imports', () => {
  it.each([
    [
      'a floor that imports upwards',
      'client/a.ts',
      "import { useOffers } from '../queries/index.ts'",
      'client may not import queries',
    ],
    [
      'a re-export upwards',
      'contract/a.ts',
      "export * from '../client/index.ts'",
      'contract may not import client',
    ],
    [
      'a type from above',
      'contract/a.ts',
      "import type { Client } from '../client/index.ts'",
      'contract may not import client',
    ],
    [
      'an import() upwards',
      'client/a.ts',
      "await import('../components/index.ts')",
      'client may not import components',
    ],
    [
      "another floor's inside",
      'client/a.ts',
      "import { offer } from '../contract/offer.ts'",
      'reached by its index.ts only',
    ],
    [
      "a feature's inside",
      'index.ts',
      "export { A } from './components/offers/A.tsx'",
      'reached by its index.ts only',
    ],
    [
      'ui that knows the contract',
      'ui/A.tsx',
      "import { offer } from '../contract/index.ts'",
      'ui may not import contract',
    ],
    [
      'queries that know ui',
      'queries/a.ts',
      "import { Button } from '../ui/index.ts'",
      'queries may not import ui',
    ],
    [
      'queries that know i18n',
      'queries/a.ts',
      "import { t } from '../i18n/index.ts'",
      'queries may not import i18n',
    ],
    [
      'a sandbox that knows the client',
      'sandbox/a.ts',
      "import { c } from '../client/index.ts'",
      'sandbox may not import client',
    ],
    [
      'a server that knows the client',
      'server/a.ts',
      "import { c } from '../client/index.ts'",
      'server may not import client',
    ],
    [
      'shipped UI that needs the sandbox',
      'components/offers/A.tsx',
      "import { s } from '../../sandbox/index.ts'",
      'components may not import sandbox',
    ],
    [
      "the organisation's contract in a browser",
      'client/a.ts',
      "import { e } from '../contract/organisation/index.ts'",
      'for server and sandbox',
    ],
    [
      'a feature that imports another',
      'components/offers/A.tsx',
      "import { W } from '../wallet/index.ts'",
      'feature offers may not import feature wallet',
    ],
    ['an import without its extension', 'ui/A.tsx', "import { B } from './Button'", 'carry their .ts'],
    ['a style sheet imported by a module', 'ui/A.tsx', "import './A.css'", 'no style sheet is imported'],
    ['an import from outside src', 'ui/A.tsx', "import { b } from '../../test/b.ts'", 'outside src'],
    ['a folder that is no floor', 'utils/a.ts', '', 'in no floor'],
  ])('refuses %s', (_, path, text, words) => {
    expect(importFaults(file(path, text))).toEqual([expect.stringContaining(words)])
  })

  it.each([
    ['an import down', 'components/offers/A.tsx', "import { offer } from '../../contract/index.ts'"],
    ['an import within a floor', 'contract/a.ts', "import { b } from './b.ts'"],
    ['what features share', 'components/offers/A.tsx', "import { F } from '../common/FailureNotice.tsx'"],
    ['the surface over a feature', 'index.ts', "export { A } from './components/offers/index.ts'"],
    ['the hub', 'components/hub/A.tsx', "import { W } from '../wallet/index.ts'"],
    [
      'a composite on the list',
      'components/interests/InterestSummary.tsx',
      "import { O } from '../offers/index.ts'",
    ],
    ['the exchange for the server', 'server/a.ts', "import { e } from '../contract/organisation/index.ts'"],
    ['the sandbox in its console', 'console/A.tsx', "import { s } from '../sandbox/index.ts'"],
  ])('allows %s', (_, path, text) => {
    expect(importFaults(file(path, text))).toEqual([])
  })
})

describe('the rule of React', () => {
  const inner = { path: 'client/b.ts', text: "import { useState } from 'react'" }

  it('tells the chain by which React came into an entry', () => {
    const files = [{ path: 'client/index.ts', text: "export { b } from './b.ts'" }, inner]
    expect(reactFaults(files, ['client/index.ts'])).toEqual([
      expect.stringContaining('imports react by client/index.ts → client/b.ts'),
    ])
  })
  it('lets types pass, which are erased', () => {
    expect(
      reactFaults(file('client/index.ts', "import type { ReactNode } from 'react'"), ['client/index.ts']),
    ).toEqual([])
  })
  it("refuses what a server calls in a 'use client' file", () => {
    const files = file('theme/createTheme.ts', "'use client'\nexport function createTheme() {}")
    expect(clientDirectiveFaults(files, [])).toEqual([expect.stringContaining('exports createTheme')])
  })
  it("refuses a 'use client' file under a server's entry", () => {
    const files = [
      { path: 'client/index.ts', text: "export { b } from './b.ts'" },
      { path: 'client/b.ts', text: "// why\n'use client'\n" },
    ]
    expect(clientDirectiveFaults(files, ['client/index.ts'])).toEqual([
      expect.stringContaining('client/index.ts → client/b.ts'),
    ])
  })
})

describe('the rule of default exports', () => {
  it.each([
    'export default function A() {}',
    'const a = 1\nexport default a',
    'export { a as default }',
    "export { default } from './b.ts'",
  ])('refuses %s', (text) => {
    expect(defaultExportFaults(file('ui/A.tsx', text))).toHaveLength(1)
  })
})

describe('the rule of literal text', () => {
  it.each([
    ['text', 'const a = <p>Hello</p>'],
    ['a string in braces', "const a = <p>{'Hello'}</p>"],
    ['a template', 'const a = <p>{`Hello ${name}`}</p>'],
    ['a choice', "const a = <p>{open ? 'Open' : label}</p>"],
    ['a fallback', "const a = <p>{name ?? 'Nobody'}</p>"],
    ['a condition', "const a = <p>{open && 'Open'}</p>"],
    ['a spoken attribute', 'const a = <img alt="A lake" />'],
    ['a spoken attribute in braces', "const a = <button aria-label={'Close'} />"],
  ])('refuses %s', (_, text) => {
    expect(literalTextFaults(file('ui/A.tsx', text))).toEqual([
      expect.stringContaining('ui/A.tsx:1 shows the literal'),
    ])
  })
  it.each([
    'const a = <p className="xp-a">{t("offers.title")} · {count}</p>',
    'const a = <img alt="" />',
    "const a = <p data-state={open ? 'open' : 'closed'}>{label}</p>",
  ])('allows %s', (text) => {
    expect(literalTextFaults(file('ui/A.tsx', text))).toEqual([])
  })
})

describe('the rule of style sheets', () => {
  it.each([
    ['a physical margin', '.xp-a { margin-left: 1rem }', 'is physical'],
    ['a physical position', '.xp-a { left: 0 }', 'is physical'],
    ['a physical size', '.xp-a { width: 1rem }', 'is physical'],
    ['a physical border', '.xp-a { border-right-color: var(--xp-line) }', 'is physical'],
    ['a physical alignment', '.xp-a { text-align: left }', 'is physical'],
    ['sides that differ', '.xp-a { padding: 0 1rem 0 2rem }', 'left and right apart'],
    ['a colour by hex', '.xp-a { color: #fff }', 'names a colour'],
    ['a colour by function', '.xp-a { color: oklch(50% 0 0) }', 'names a colour'],
    ['a colour by name', '.xp-a { border: 1px solid white }', 'names a colour'],
    ['!important', '.xp-a { gap: 0 !important }', '!important'],
    ['an element', 'button { gap: 0 }', 'selects the element button'],
    ['an element inside', '.xp-a > li { gap: 0 }', 'selects the element li'],
    ['an element in :where()', '.xp-a :where(p, ul) { gap: 0 }', 'selects the element p'],
    ['every element', '.xp-a > * { gap: 0 }', 'selects every element'],
    ['a class that is not ours', '.card { gap: 0 }', 'does not start with xp-'],
  ])('refuses %s', (_, text, words) => {
    expect(cssFaults(file('ui/A.css', text))).toEqual([expect.stringContaining(words)])
  })
  it.each([
    ['a logical property', '.xp-a { margin-inline-start: 1rem; inset-inline: 0; inline-size: 2rem }'],
    ['a state', ".xp-a:where([data-state='open'], :hover)::before { gap: 0 }"],
    ['a relation', '.xp-a:where(:has(> .xp-b:focus-visible)) { gap: 0 }'],
    ['where our element stands', ".xp-a:where([dir='rtl'] *) { gap: 0 }"],
    ['a language', '.xp-a:lang(ar):where(:nth-child(odd of .xp-a)) { gap: 0 }'],
    ['a token', '.xp-a { color: var(--xp-white); background: currentColor }'],
    ['a mixture of tokens', '.xp-a { color: color-mix(in oklab, var(--xp-a), transparent) }'],
    ['a picture', ".xp-a { mask: url('red.svg') }"],
    ['steps of a motion', '@keyframes xp-a { from { opacity: 0 } to { opacity: 1 } }'],
    ['a query of its container', '@container (min-width: 30rem) { .xp-a { gap: 0 } }'],
  ])('allows %s', (_, text) => {
    expect(cssFaults(file('ui/A.css', text))).toEqual([])
  })
  it('allows a colour in the tokens', () => {
    expect(cssFaults(file('theme/tokens.dark.css', '.xp-dark { --xp-ink: #fff }'))).toEqual([])
  })
})
