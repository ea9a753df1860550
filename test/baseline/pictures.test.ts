import { readdirSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { scenes } from './scenes.ts'

const folder = new URL('pictures/', import.meta.url)
const files = readdirSync(folder)

it('keeps a picture of every scene, and none of another', () => {
  expect(files.sort()).toEqual([...scenes.map(({ name }) => `${name}.webp`), 'chromium.txt'].sort())
})

it('keeps less than 4 MB', () => {
  expect(files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0)).toBeLessThan(4_000_000)
})

it('samples each view in each scheme and width, in every brand, and in Arabic', () => {
  const sample = scenes.filter(({ isSampled }) => isSampled)
  expect(
    new Set(
      sample
        .filter(({ language }) => language !== 'ar')
        .map(({ view, scheme, width }) => `${view} ${scheme} ${width}`),
    ).size,
  ).toBe(24)
  expect(new Set(sample.map(({ brand }) => brand)).size).toBe(5)
  expect(sample.filter(({ language }) => language === 'ar')).toHaveLength(6)
})
