import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { colourTokenNames, tokenNames } from '../../src/theme/index.ts'
import { dark, light } from '../theme/cssTokens.ts'
import { manifest, root } from './manifest.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const plain = read('dist/styles.css')
const layered = read('dist/styles.layered.css')
const names = readdirSync(join(root, 'src/theme/sheets')).map((file) => file.replace('.css', ''))
const presets = ['shadcn', 'tailwind']
const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.css') && !/^console[\\/]/.test(path),
)
const classesIn = (css: string) => new Set([...css.matchAll(/\.(xp-[\w-]+)/g)].map(([, name = '']) => name))

describe('the style sheets', () => {
  it('ship every sheet that lies beside a component', () => {
    const shipped = classesIn(plain)
    const forgotten = sheets.filter((path) =>
      [...classesIn(read(`src/${path}`).replaceAll(/\/\*[\s\S]*?\*\//g, ''))].some(
        (name) => !shipped.has(name),
      ),
    )
    expect(forgotten, 'list them in src/theme/styles.css').toEqual([])
  })

  it('are in no layer', () => {
    expect(plain).not.toContain('@layer')
  })

  it.each([
    ['styles', layered, plain] as const,
    ...names.map(
      (name) => [name, read(`dist/styles/${name}.layered.css`), read(`dist/styles/${name}.css`)] as const,
    ),
  ])('%s has a twin that is whole in one layer', (_, twin, own) => {
    const top = postcss
      .parse(twin)
      .nodes.map((node) => (node.type === 'atrule' ? `@${node.name} ${node.params}` : node.type))
    expect(top).toEqual(['@layer experience-program'])
    expect(classesIn(twin)).toEqual(classesIn(own))
  })

  it('are one for each component too, and one for Tailwind and shadcn each, which a host finds by its name', () => {
    const files = readdirSync(join(root, 'dist/styles'))
    expect(files.toSorted()).toEqual(
      [
        ...names.flatMap((name) => [`${name}.css`, `${name}.layered.css`]),
        ...presets.map((name) => `${name}.css`),
      ].toSorted(),
    )
    for (const file of files)
      expect(import.meta.resolve(`${manifest.name}/styles/${file}`)).toMatch(
        new RegExp(`/dist/styles/${file}$`),
      )
  })

  it('fetch nothing from anywhere', () => {
    expect(plain).not.toMatch(/@import|url\((?!["']?data:)/)
  })
})

describe('the preset', () => {
  /** What a sheet declares, the later over the earlier. */
  function declarationsIn(name: string, selector: RegExp): ReadonlyMap<string, string> {
    const found = new Map<string, string>()
    postcss.parse(read(`dist/styles/${name}.css`)).walkDecls(({ prop, value, parent }) => {
      const around =
        parent?.type === 'rule' ? (parent as postcss.Rule).selector : (parent as postcss.AtRule).name
      if (selector.test(around)) found.set(prop, value)
    })
    return found
  }

  it('for Tailwind makes a colour of each of ours', () => {
    const theme = declarationsIn('tailwind', /^theme$/)
    for (const name of colourTokenNames) expect(theme.get(`--color-xp-${name}`)).toBe(`var(--xp-${name})`)
    const others = [...theme.keys()].filter((name) => !name.startsWith('--color-'))
    expect(others).toEqual(['--radius-xp', '--radius-xp-button', '--font-xp-text', '--font-xp-display'])
  })

  it('for shadcn sets basic tokens, and what shadcn has no variable for as we do', () => {
    const root = declarationsIn('shadcn', /:root/)
    expect(
      [...root.keys()].filter((name) => !tokenNames.includes(name.replace('--xp-', '') as never)),
    ).toEqual([])
    const inDark = new Map([...root, ...declarationsIn('shadcn', /^\.dark/)])
    for (const name of ['good', 'good-soft', 'care', 'care-soft'] as const) {
      expect(root.get(`--xp-${name}`)).toBe(light.get(name))
      expect(inDark.get(`--xp-${name}`)).toBe(dark.get(name))
    }
    expect(declarationsIn('shadcn', /^\.xp-root\.dark/).get('--xp-picture-filter')).toBe(
      dark.get('picture-filter'),
    )
  })
})
