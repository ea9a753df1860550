import { afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { compareWithKept, expectUnchanged, keep } from './keptPictures.ts'
import { loadTypefaces } from '../support/loadTypefaces.ts'
import { type Scene, scenes } from './scenes.ts'
import { showScene, whenDrawn } from './showScene.tsx'
import { takePicture } from './takePicture.ts'

declare module 'vitest' {
  interface ProvidedContext {
    baseline: {
      /** Every scene, not only the sample. */
      readonly isWhole: boolean
      /** The pictures are taken, not compared. */
      readonly isTaken: boolean
      readonly isLinux: boolean
    }
  }
}

const { isWhole, isTaken, isLinux } = inject('baseline')

beforeAll(loadTypefaces)
afterEach(() => vi.useRealTimers())

// Other systems draw letters their own way.
describe.skipIf(!isLinux)('the main views', () => {
  it.each(scenes.filter(({ isSampled }) => isWhole || isTaken || isSampled))(
    '$name looks as it did',
    async (scene) => {
      await showScene(scene)
      await (isTaken ? keep(scene) : expectUnchanged(scene))
    },
  )
})

describe.skipIf(!isLinux || isTaken)('the comparison', () => {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  afterEach(() => sheet.replaceSync(''))

  async function comparedWith(css: string, name: string) {
    const scene = scenes.find((candidate) => candidate.name === name) as Scene
    await showScene(scene)
    sheet.replaceSync(css)
    await whenDrawn()
    return compareWithKept(scene, await takePicture())
  }

  it.each([
    [
      'a padding of 4 px more in one kind of control',
      'catalog-neutral-light-1280',
      '.xp-filter-chip { padding-inline-start: calc(0.75rem + 4px) !important }',
    ],
    [
      'cards 4 px lower',
      'catalog-neutral-light-390',
      '.xp-offer-card { padding-block-start: 4px !important }',
    ],
    [
      'a lost border',
      'catalog-neutral-light-1280',
      '.xp-filter-chip { border-color: transparent !important }',
    ],
    [
      'lost hairlines in the dark',
      'wallet-neutral-dark-1280',
      '.xp-root { --xp-line: transparent !important }',
    ],
    [
      'another colour of quiet words',
      'wallet-neutral-dark-1280',
      '.xp-root { --xp-ink-2: #8a9a95 !important }',
    ],
    [
      'another corner of a picture',
      'offer-bank-light-1280',
      '.xp-root { --xp-radius-picture: 16px !important }',
    ],
    ['another size of a title', 'redemption-mono-dark-1280', 'h1 { font-size: 3rem !important }'],
    [
      'another typeface',
      'redemption-neutral-light-1280',
      '.xp-root { --xp-font-display: "Onest Variable" !important }',
    ],
  ])('sees %s', async (_change, name, css) => {
    const { changed, mostChanged } = await comparedWith(css, name)
    expect(changed).toBeGreaterThan(mostChanged * 2)
  })

  it('takes letters that fall between other pixels for the same', async () => {
    const { changed, mostChanged } = await comparedWith(
      '.xp-root { translate: 0.3px 0.3px }',
      'offer-bank-light-390',
    )
    expect(changed).toBeLessThan(mostChanged)
  })
})
