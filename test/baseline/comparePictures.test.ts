import { expect, it } from 'vitest'
import { comparePictures, type Pixels } from './comparePictures.ts'

type Shade = (x: number, y: number) => number

function draw(shade: Shade, size = 20): Pixels {
  const data = new Uint8ClampedArray(size * size * 4)
  for (let at = 0; at < size * size; at += 1)
    data.fill(shade(at % size, Math.floor(at / size)), at * 4, at * 4 + 3)
  return { width: size, height: size, data }
}

const lineAt = (row: number, shade = 0) => draw((_x, y) => (y === row ? shade : 255))

it.each<[string, Pixels, Pixels, number]>([
  ['nothing of a picture and itself', lineAt(9), lineAt(9), 0],
  ['nothing of a line that is one pixel off', lineAt(9), lineAt(10), 0],
  ['nothing of a shade that nobody sees', lineAt(9, 40), lineAt(9, 48), 0],
  ['a line that is two pixels off, where it was and where it is', lineAt(9), lineAt(11), 40],
  ['a line that has gone', lineAt(9), draw(() => 255), 20],
  ['a hairline that has gone', lineAt(9, 243), draw(() => 255), 20],
  ['another ground', draw(() => 255), draw(() => 240), 400],
])('counts %s', (_name, before, after, changed) => {
  expect(comparePictures(before, after).changed).toBe(changed)
  expect(comparePictures(after, before).changed).toBe(changed)
})

it('marks in red what has changed, over a pale picture', () => {
  const { difference } = comparePictures(
    draw(() => 0),
    draw((x) => (x < 5 ? 255 : 0)),
  )
  expect([...difference.data.slice(0, 4)]).toEqual([255, 0, 0, 255])
  expect([...difference.data.slice(-4)]).toEqual([191, 191, 191, 255])
})
