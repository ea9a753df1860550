import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const blocks = [...read('docs/recipes.md').matchAll(/^```jsx?\n([\s\S]*?)^```$/gm)].map(
  ([, code = '']) => code,
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
    expect(squeezed(read('test/hosts/fixtures/next/app/rewards/HostNavigation.tsx'))).toContain(
      squeezed(block),
    )
  })

  it('is what the host with Vue Router runs', () => {
    const block = blocks.find((code) => code.includes('router.beforeEach')) ?? 'no such recipe'
    const [mayLeave = '', guard = ''] = block.trim().split('\n\n')
    const host = read('test/hosts/fixtures/routers/src/vue-router.js')
    expect([host.includes(mayLeave), host.includes(guard)]).toEqual([true, true])
  })
})
