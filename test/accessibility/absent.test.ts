import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parse } from 'postcss'
import { expect, it } from 'vitest'
import * as english from '../../src/i18n/index.ts'

// What components do without, so that a criterion of WCAG has nothing to ask of them.

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => !/^src.(sandbox|console|server|conformance)\b/.test(file))
const scripts = files
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(file, 'utf8')] as const)
const sheets = files
  .filter((file) => file.endsWith('.css'))
  .map((file) => [file, parse(readFileSync(file, 'utf8'))] as const)

const scriptsWith = (pattern: RegExp) =>
  scripts.filter(([, text]) => pattern.test(text)).map(([file]) => file)

it('is looked for in all of the components', () => {
  expect(scripts.length).toBeGreaterThan(300)
  expect(sheets.length).toBeGreaterThan(30)
})

it('no component plays sound or video, or frames another page', () => {
  expect(
    scriptsWith(/<(video|audio|iframe|embed)\b|<object [\w{]|new Audio\(|AudioContext|speechSynthesis/),
  ).toEqual([])
})

it('no component brings a picture of its own, so none of text', () => {
  expect(files.filter((file) => /\.(webp|png|jpe?g|gif|avif|svg)$/.test(extname(file)))).toEqual([])
})

it('no component listens for how a device is moved, or for more than one finger', () => {
  expect(
    scriptsWith(/devicemotion|deviceorientation|Accelerometer|Gyroscope|\.touches\b|gesturestart|onTouch/),
  ).toEqual([])
})

it('no component asks which way a screen is held', () => {
  const asked: string[] = scriptsWith(/screen\.orientation|\(orientation/).slice()
  for (const [file, sheet] of sheets)
    sheet.walkAtRules(
      /media|container/,
      ({ params }) => void (params.includes('orientation') && asked.push(file)),
    )
  expect(asked).toEqual([])
})

it('no key that is listened for is a letter, a figure or a sign', () => {
  const keys = scripts.flatMap(([file, text]) =>
    [...text.matchAll(/\bkey === '(.+?)'|\baccessKey\b|^\s*case '(.)':/gm)]
      .map(([all, key = '', other = '']) => ({ file, key: key || other || all }))
      .filter(({ key }) => /^\S$/.test(key) || key === 'accessKey'),
  )
  expect(keys).toEqual([])
})

it('what repeats without end does so less than three times in a second', () => {
  const fast: string[] = []
  let count = 0
  for (const [file, sheet] of sheets) {
    sheet.walkDecls(/^animation$/, ({ value }) => {
      for (const part of value.split(',').filter((each) => each.includes('infinite'))) {
        count += 1
        const [, time = '0', unit = 's'] = /([\d.]+)(ms|s)\b/.exec(part) ?? []
        if (Number(time) * (unit === 's' ? 1_000 : 1) < 334) fast.push(`${file}: ${part}`)
      }
    })
  }
  expect(count).toBeGreaterThan(0)
  expect(fast).toEqual([])
})

it('nothing a member reads asks for what has a colour, a shape or a side', () => {
  const texts = Object.values(english).flatMap((messages): [string, string][] =>
    typeof messages === 'object'
      ? Object.entries(messages).map(([key, text]) => [key, JSON.stringify(text)])
      : [],
  )
  expect(texts.length).toBeGreaterThan(400)
  const senses =
    /\b(red|green|blue|grey|round|square|circle|arrow|corner|icon)\b|\b(on|to|at) the (left|right|top|bottom)\b/i
  expect(texts.filter(([, text]) => senses.test(text))).toEqual([])
  // A shape may be named beside what it does.
  expect(texts.filter(([, text]) => /\bheart\b/i.test(text) && !/\bsave/i.test(text))).toEqual([])
})
