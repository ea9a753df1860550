import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type Declaration, type Rule } from 'postcss'
import { expect, it } from 'vitest'

/** What may change gradually for somebody who wants no motion: nothing that moves or grows. */
const fades =
  /^(opacity|color|background-color|border-color|outline-color|visibility|fill|stroke|display|overlay|none)$/

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => join('src', file))
const sheets = files.filter((file) => file.endsWith('.css'))

function isBehindPreference(
  declaration: Declaration,
  preference = 'prefers-reduced-motion: no-preference',
): boolean {
  for (
    let at: unknown = declaration.parent;
    at && typeof at === 'object';
    at = (at as { parent?: unknown }).parent
  ) {
    if ('name' in at && at.name === 'media' && 'params' in at && String(at.params).includes(preference))
      return true
  }
  return false
}

const selectorOf = (declaration: Declaration) => (declaration.parent as Rule).selector

/** The properties that a `transition` names: the first word between commas that no bracket holds. */
const transitioned = (value: string) =>
  value
    .replace(/\([^()]*\)/g, '')
    .split(',')
    .map((part) => part.trim().split(/\s+/)[0] ?? '')

/** Names of the keyframes that change nothing but what may fade. */
const fadingKeyframes = new Set(
  sheets.flatMap((sheet) => {
    const names: string[] = []
    parse(readFileSync(sheet, 'utf8')).walkAtRules('keyframes', (keyframes) => {
      let isFade = true
      keyframes.walkDecls(({ prop, value }) => {
        // How far a dialog rises is 0 outside of the preference (see below).
        isFade &&= fades.test(prop) || value === '0 var(--xp-rise)'
      })
      if (isFade) names.push(keyframes.params)
    })
    return names
  }),
)

it('nothing moves for who asked for less motion: outside of that preference there are fades alone', () => {
  const moving: string[] = []
  for (const sheet of sheets) {
    parse(readFileSync(sheet, 'utf8')).walkDecls(
      /^(transition|transition-property|animation|animation-name|scroll-behavior)$/,
      (declaration) => {
        if (isBehindPreference(declaration)) return
        const { prop, value } = declaration
        const isStill =
          prop === 'scroll-behavior'
            ? value !== 'smooth'
            : prop.startsWith('transition')
              ? transitioned(value).every((property) => fades.test(property))
              : value === 'none' || value.split(/[\s,]+/).some((word) => fadingKeyframes.has(word))
        if (!isStill) moving.push(`${sheet}: ${selectorOf(declaration)} { ${prop}: ${value} }`)
      },
    )
  }
  expect(moving).toEqual([])
})

it('a dialog rises by nothing then', () => {
  const rises: string[] = []
  for (const sheet of sheets) {
    parse(readFileSync(sheet, 'utf8')).walkDecls('--xp-rise', (declaration) => {
      if (!isBehindPreference(declaration)) rises.push(declaration.value)
    })
  }
  expect(rises).toEqual(['0'])
})

it('no script scrolls smoothly or animates by itself', () => {
  const scripts = files.filter(
    (file) => /\.tsx?$/.test(file) && /behavior: 'smooth'|\.animate\(/.test(readFileSync(file, 'utf8')),
  )
  expect(scripts).toEqual([])
})

it('nothing but looks waits for a pointer to hover, and only where one can: a tap leaves it hovering', () => {
  const wrong: string[] = []
  for (const sheet of sheets.filter((name) => !name.includes('console'))) {
    parse(readFileSync(sheet, 'utf8')).walkDecls((declaration) => {
      const { prop, value } = declaration
      if (!(declaration.parent as Rule).selector?.includes(':hover')) return
      const isLook =
        /^(color|background(-color)?|border(-block-end)?-color|scale|text-(decoration|underline).*)$/
      if (!isLook.test(prop) || !isBehindPreference(declaration, '(hover: hover)'))
        wrong.push(`${sheet}: ${selectorOf(declaration)} { ${prop}: ${value} }`)
    })
  }
  expect(wrong).toEqual([])
})
