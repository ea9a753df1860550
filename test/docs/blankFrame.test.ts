import { expect, it } from 'vitest'
import { blankFrame } from '../../scripts/blankFrame.mjs'

const [width, height] = [40, 90]

/** A made-up frame of one colour, but for rows of ink in every `each`th row from one row to another. */
function frame({ ground = 255, from = 0, to = 0, each = 3 } = {}): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(ground)
  for (let row = from; row < to; row += each) pixels.fill(20, row * width * 4, (row + 1) * width * 4)
  return pixels
}

it('calls a frame of one colour blank, light and dark', () => {
  expect(blankFrame(frame(), width)).toBe('100 % of it is one colour')
  expect(blankFrame(frame({ ground: 12 }), width)).toBe('100 % of it is one colour')
})

it('calls a frame blank whose content ends early', () => {
  expect(blankFrame(frame({ to: 30 }), width)).toBe('100 % of its middle third is one colour')
  expect(blankFrame(frame({ to: 60 }), width)).toBe('100 % of its lower third is one colour')
})

it('lets a page of lines pass', () => {
  expect(blankFrame(frame({ to: height }), width)).toBeNull()
  expect(blankFrame(frame({ to: height, each: 10 }), width)).toBeNull()
})
