import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { findHiddenFocus } from './checks/findHiddenFocus.ts'

beforeEach(() => page.viewport(390, 900))
afterEach(() => document.body.replaceChildren())

const ring = '<style>:focus { outline: 2px solid #000; outline-offset: 2px }</style>'
const bar = '<div class="bar" style="position: fixed; inset: 0; background: #fff">Price</div>'

function show(html: string) {
  document.body.innerHTML = ring + html
}

it('names what stands over the focus', async () => {
  show(`<button>Redeem</button>${bar}`)
  expect(await findHiddenFocus()).toEqual(['button “Redeem” has the focus behind div.bar “Price”'])
})

it('lets a bar leave that is told only in the next frames', async () => {
  show(`<button>Redeem</button>${bar}`)
  document
    .querySelector('button')
    ?.addEventListener('focus', () =>
      requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector('.bar')?.remove())),
    )
  expect(await findHiddenFocus()).toEqual([])
})

it('sees the ring of a slider on the end that one drags, and that there is none', async () => {
  const thumbs = ['::-webkit-slider-thumb', '::-moz-range-thumb']
  const slider = (ring: string) =>
    show(
      `<style>input:focus { outline: none } ${thumbs.map((thumb) => `input:focus-visible${thumb} { ${ring} }`).join('')}</style>
      <div><input type="range" aria-label="Lowest price" /></div>`,
    )
  slider('outline: 2px solid var(--none, #000); outline-offset: 2px')
  expect(await findHiddenFocus()).toEqual([])
  slider('outline: 2px solid #eee')
  expect(await findHiddenFocus()).toEqual([
    expect.stringMatching(/^the focus ring of input “Lowest price” reaches 1\.\d+:1 only/),
  ])
  slider('color: red')
  expect(await findHiddenFocus()).toEqual(['input “Lowest price” shows no focus ring'])
})

it('takes a box that is larger than the view, of which a part is seen', async () => {
  show('<div tabindex="0" style="position: fixed; top: 834px; width: 300px; height: 2000px">Colours</div>')
  expect(await findHiddenFocus()).toEqual([])
  show('<div tabindex="0" style="position: fixed; top: -2045px; width: 300px; height: 2300px">Tokens</div>')
  expect(await findHiddenFocus()).toEqual([])
})

it('names the edge of the view when nothing is seen', async () => {
  show('<button style="position: fixed; top: 950px">Send</button>')
  expect(await findHiddenFocus()).toEqual([
    'button “Send” has the focus behind the edge of the view (950 of 900 px)',
  ])
})
