import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { root } from './manifest.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const plain = read('dist/styles.css')
const layered = read('dist/styles.layered.css')
const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.css') && !path.startsWith('console/'),
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

  it('have a twin that is whole in one layer', () => {
    const top = postcss
      .parse(layered)
      .nodes.map((node) => (node.type === 'atrule' ? `@${node.name} ${node.params}` : node.type))
    expect(top).toEqual(['@layer experience-program'])
    expect(classesIn(layered)).toEqual(classesIn(plain))
  })

  it('fetch nothing from anywhere', () => {
    expect(plain).not.toMatch(/@import|url\((?!["']?data:)/)
  })
})
