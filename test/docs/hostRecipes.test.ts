import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dark, light } from '../theme/cssTokens.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const blocks = [...read('docs/theming.md').matchAll(/^```css\n([\s\S]*?)^```$/gm)].map(([, css = '']) => css)

describe('the recipes of docs/design-systems.md', () => {
  const recipes = [...read('docs/design-systems.md').matchAll(/^```tsx\n([\s\S]*?)^```$/gm)].map(
    ([, code]) => code,
  )
  it.each(['mui', 'chakra', 'mantine'])('are what the host with %s runs', (name) => {
    expect(recipes).toContain(read(`test/hosts/fixtures/design-systems/src/${name}.tsx`))
  })
})

describe('the style sheets of docs/theming.md', () => {
  it.each([
    ['tailwind/src/layered.css', 'styles/tailwind.css'],
    ['tailwind/src/shadcn.css', 'styles/shadcn.css'],
  ])('are what the host in %s imports', (file, word) => {
    const block = blocks.find((css) => css.includes(word)) ?? 'no such block'
    expect(read(`test/hosts/fixtures/${file}`)).toContain(block)
  })
})

describe('the page around the hub in docs/theming.md', () => {
  it('has the ground of both schemes', () => {
    const block = blocks.find((css) => css.includes('\nbody {')) ?? 'no such block'
    const grounds = [...block.matchAll(/background: (\S+);/g)].map(([, colour]) => colour)
    expect(grounds).toEqual([light, dark].map((tokens) => tokens.get('ground')))
  })
})

describe('the tests of docs/testing.md', () => {
  it('are what runs here', () => {
    const names = [
      ['src/index.ts', ''],
      ['src/sandbox/index.ts', '/sandbox'],
      ['src/sandbox/react/index.ts', '/sandbox/react'],
    ]
    const ours = names.reduce(
      (code, [path, entry]) => code.replace(`../../../${path}`, `@experience-program/react${entry}`),
      read('test/sandbox/react/documented.test.tsx'),
    )
    expect(read('docs/testing.md')).toContain(`\n\`\`\`tsx\n${ours}\`\`\`\n`)
  })
})
