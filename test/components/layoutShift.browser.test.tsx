import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { watchLayoutShifts } from '../support/layoutShift.ts'
import { createMemberHost } from '../support/memberHost.tsx'
import { type View, views } from '../support/views.tsx'

const pictures = new URL('../../src/sandbox/pictures', import.meta.url).href
const loading = '.xp-skeleton, [aria-busy="true"]'

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Answers wait until they are let through one by one, so every state of the loading is drawn, at any speed of the machine. */
async function loadStepByStep({ element, content, member }: View) {
  const waiting: (() => void)[] = []
  let open = 0
  const host = createMemberHost({
    member,
    pictures,
    assumptions: { operations: { ledger: true } },
    answer: async (request): Promise<Response> => {
      open += 1
      await new Promise<void>((resolve) => waiting.push(resolve))
      return host.sandbox.fetch(request).finally(() => (open -= 1))
    },
  })
  await render(host.page(element))
  await expect
    .poll(() => waiting.length > 0 && document.querySelector(loading) !== null, {
      message: 'it shows a skeleton',
    })
    .toBe(true)
  await frames(2)
  const isDone = () =>
    open === 0 &&
    document.querySelector(loading) === null &&
    document.querySelector(content) !== null &&
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
  for (let quiet = 0; quiet < 5; quiet = isDone() ? quiet + 1 : 0) {
    waiting.shift()?.()
    await frames(2)
  }
}

const figures = new Map<string, Record<number, number>>()

afterAll(() => {
  if (figures.size === 0) return
  const rows = [...figures].map(
    ([name, sums]) =>
      `${name.padEnd(40)}${Object.entries(sums)
        .map(([width, sum]) => `${width.padStart(8)} px ${sum.toFixed(4)}`)
        .join('')}`,
  )
  console.log(`Layout shift from skeleton to content\n${rows.join('\n')}`)
})

it('sees what pushes the rest down', async () => {
  await page.viewport(390, 900)
  const { rerender } = await render(<p>What is read now</p>)
  await frames(2)
  const shifts = watchLayoutShifts()
  await rerender(<p style={{ marginBlockStart: 60 }}>What is read now</p>)
  const { sum, moves } = await shifts.read()
  expect(sum).toBeGreaterThan(0)
  expect(moves.join()).toContain('-> 0,60 ')
})

/** Of a host, in metrics far from those that the other tests use. */
const typefaces: Record<string, FontFaceDescriptors> = {
  ours: {},
  wide: { stretch: '125%' },
  'narrow and tall': { stretch: '62%', ascentOverride: '140%', descentOverride: '50%' },
}

beforeAll(async () => {
  for (const [name, descriptors] of Object.entries(typefaces)) {
    const face = new FontFace(name, `url(${archivo})`, { weight: '100 900', ...descriptors })
    if (name !== 'ours') document.fonts.add(await face.load())
  }
})

// How a page moves does not depend on the version of React.
describe.skipIf(inject('reactMajor') === 18)('from skeleton to content', () => {
  it.each(
    Object.keys(typefaces).flatMap((typeface, at) =>
      // The hub shows the same components: in the letters of others, the long run shows them there too, and all of them.
      views
        .filter(
          ({ name }, index) =>
            typeface === 'ours' || inject('isWhole') || (!name.startsWith('hub') && index % 2 === at % 2),
        )
        .flatMap((view) =>
          (typeface === 'ours' || inject('isWhole') ? (view.widths ?? [390, 1280]) : [390]).map((width) => ({
            ...view,
            width,
            typeface,
          })),
        ),
    ),
  )('$name moves little at $width px, in letters that are $typeface', async (view) => {
    const { style } = document.documentElement
    if (view.typeface !== 'ours') style.fontFamily = `'${view.typeface}'`
    onTestFinished(() => void style.removeProperty('font-family'))
    await page.viewport(view.width, 900)
    const shifts = watchLayoutShifts()
    await loadStepByStep(view)
    const { sum, moves } = await shifts.read()
    const row = `${view.name}, ${view.typeface}`
    figures.set(row, { ...figures.get(row), [view.width]: sum })
    expect(sum, moves.join('\n')).toBeLessThan(view.limit ?? 0.03)
  })
})
