import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const blocks = [...read('docs/recipes.md').matchAll(/^```jsx?\n([\s\S]*?)^```$/gm)].map(
  // A host imports more than a recipe, and exports less.
  ([, code = '']) => code.replaceAll(/^import .*\n+/gm, '').replace(/^export (function AskB)/, '$1'),
)

describe('the recipe for a router’s guard', () => {
  it.each([
    ['react-router.jsx', 'blocker.proceed'],
    ['tanstack-router.jsx', 'shouldBlockFn'],
  ])('is what the host in %s runs', (file, word) => {
    const block = blocks.find((code) => code.includes(word)) ?? 'no such recipe'
    expect(read(`test/hosts/fixtures/routers/src/${file}`)).toContain(block)
  })

  it('is what the host of Next runs, however it is broken into lines', () => {
    const squeezed = (code: string) => code.replaceAll(/\s+/g, '')
    const block = blocks.find((code) => code.includes('onNavigate')) ?? 'no such recipe'
    const [link = 'no such link'] = /<Link[^]*?\n {6}\}\}/.exec(block) ?? []
    expect(squeezed(read('test/hosts/fixtures/next/app/rewards/HostNavigation.tsx'))).toContain(
      squeezed(link),
    )
  })

  it('is what the host with Vue Router runs', () => {
    const block = blocks.find((code) => code.includes('router.beforeEach')) ?? 'no such recipe'
    const [mayLeave = '', guard = ''] = block.trim().split('\n\n')
    const host = read('test/hosts/fixtures/routers/src/vue-router.js')
    expect([host.includes(mayLeave), host.includes(guard)]).toEqual([true, true])
  })

  it('is what the host with Turbo has in its head', () => {
    const squeezed = (code: string) => code.replaceAll(/\s+/g, '')
    const [, block = 'no such recipe'] =
      /```html\n(<meta name="turbo[^]*?)^```$/m.exec(read('docs/recipes.md')) ?? []
    expect(squeezed(read('test/hosts/fixtures/link-scripts/publish.js'))).toContain(squeezed(block))
  })
})
