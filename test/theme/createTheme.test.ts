import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { createTheme, type ThemeInput, themeToCss, themeToDesignTokens } from '../../src/theme/index.ts'
import { parseColour } from '../../src/theme/colour.ts'
import { defaultColours } from '../../src/theme/createPalette.ts'
import { darkChosen, light as lightSheet } from './cssTokens.ts'

let reported: MockInstance<typeof console.error>
beforeEach(() => {
  reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => reported.mockRestore())

const hex = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`

describe('createTheme', () => {
  it("keeps the neutral theme's greys when it is given none", () => {
    const { light, dark } = createTheme({ brand: '#0f4c55' })
    for (const [scheme, tokens, sheet] of [
      ['light', light, lightSheet],
      ['dark', dark, darkChosen],
    ] as const) {
      for (const [name, colour] of Object.entries(defaultColours[scheme])) {
        expect(tokens[name as keyof typeof tokens], name).toBe(hex(colour))
        expect(
          (sheet.get(name) ?? '').replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'),
          `${name} in tokens.css`,
        ).toBe(hex(colour))
      }
    }
  })

  it('keeps a brand that can be read as it is, and says so by saying nothing', () => {
    const { light, dark, corrections } = createTheme({ brand: '#0f4c55' })
    expect([light.brand, light['brand-ink'], light['on-brand'], light.own]).toEqual([
      '#0f4c55',
      '#0f4c55',
      '#ffffff',
      '#0f4c55',
    ])
    expect(dark.brand).not.toBe('#0f4c55')
    expect(corrections.filter(({ scheme }) => scheme === 'light')).toEqual([])
  })

  it('puts dark text on a light vivid brand, and reads it darker as text', () => {
    const { light, dark, corrections } = createTheme({ brand: '#c4f82a' })
    expect(light.brand).toBe('#c4f82a')
    expect(light['on-brand']).toBe('#101605')
    expect(light['brand-ink']).toBe('#5a7500')
    expect(light['brand-edge']).toBe(light['brand-ink'])
    expect(dark.brand).toBe('#c4f82a')
    expect(corrections).toEqual([
      expect.objectContaining({
        role: 'brand-ink',
        scheme: 'light',
        asked: '#c4f82a',
        given: '#5a7500',
        why: expect.stringMatching(
          /^Text in it would reach 1\.\d\d:1 on [\w-]+, where 4\.5:1 is needed; #5a7500 reaches 4\.5\d:1\.$/,
        ) as string,
      }),
    ])
  })

  it('lifts a colour that the dark page would swallow to a light tone, and reports it', () => {
    const { dark, corrections } = createTheme({ brand: '#00205b' })
    expect(dark.brand).toBe(
      corrections.find(({ role, scheme }) => role === 'brand' && scheme === 'dark')?.given,
    )
    expect(corrections.map(({ role, scheme }) => `${role} ${scheme}`)).toEqual([
      'brand dark',
      'brand-ink dark',
    ])
  })

  it('takes accent, danger and what is chosen apart from the brand', () => {
    const { light } = createTheme({
      brand: '#111111',
      accent: '#8a1c4a',
      danger: '#b00020',
      selected: 'brand',
    })
    expect([light.brand, light['brand-ink'], light.wrong, light.selected, light['on-selected']]).toEqual([
      '#111111',
      '#8a1c4a',
      '#b00020',
      '#111111',
      '#ffffff',
    ])
  })

  it('takes a neutral as the hue of the greys, and a very light one as the page', () => {
    const warm = createTheme({ brand: '#333333', neutral: '#8b7355' }).light
    expect(warm.ground).toBe('#ffffff')
    expect(warm.ink).not.toBe('#14191b')
    expect(createTheme({ brand: '#333333', neutral: '#faf6ef' }).light.ground).toBe('#faf6ef')
  })

  it('writes shape in CSS units and only what was given', () => {
    expect(createTheme({ brand: '#333' }).tokens).toEqual({})
    expect(
      createTheme({
        brand: '#333',
        radius: 0,
        buttonRadius: 999,
        density: 'compact',
        font: { text: 'Inter, sans-serif', display: "'Fraunces', serif" },
      }).tokens,
    ).toEqual({
      radius: '0rem',
      'radius-button': '62.4375rem',
      density: '0.75',
      'font-text': 'Inter, sans-serif',
      'font-display': "'Fraunces', serif",
    })
  })

  it('measures each pair in both schemes', () => {
    const { pairs } = createTheme({ brand: '#e4002b' })
    expect(new Set(pairs.map(({ text, on, scheme }) => `${text} ${on} ${scheme}`)).size).toBe(pairs.length)
    expect(pairs.filter(({ reached, ratio }) => reached < ratio)).toEqual([])
  })

  it.each<[string, ThemeInput, RegExp]>([
    [
      'a colour that is none',
      { brand: 'rebeccablue' },
      /cannot read the colour "rebeccablue" given as brand\. .+ Write it as #rgb/,
    ],
    ['alpha', { brand: '#333', accent: 'rgb(0 0 0 / 50%)' }, /given as accent\. .+without alpha/],
    ['no brand at all', {} as ThemeInput, /cannot read the colour undefined given as brand/],
    ['a negative radius', { brand: '#333', radius: -1 }, /cannot use -1 as radius/],
    [
      'a density that is none',
      { brand: '#333', density: 'tight' as 'compact' },
      /cannot use "tight" as density\. .+ Give one of comfortable, compact/,
    ],
    [
      'a font that ends its declaration',
      { brand: '#333', font: { text: 'a; } body { color: red' } },
      /as font\.text/,
    ],
    ['a key that it does not know', { brand: '#333', brnad: '#444' } as ThemeInput, /does not know "brnad"/],
  ])('reports %s, uses the default and lives', (_, input, words) => {
    const theme = createTheme(input)
    expect(reported.mock.calls).toEqual([[expect.stringMatching(words)]])
    expect(theme.pairs.filter(({ reached, ratio }) => reached < ratio)).toEqual([])
    expect(theme.tokens).toEqual('density' in input ? { density: '1' } : {})
    expect(theme.light.brand).toBe('brand' in input && input.brand === '#333' ? '#333333' : '#0f4c55')
  })
})

describe('a colour', () => {
  it.each([
    ['#0f4', [0, 255, 68]],
    ['#0F4C55', [15, 76, 85]],
    ['rgb(15, 76, 85)', [15, 76, 85]],
    ['rgb(15 76 85)', [15, 76, 85]],
    ['rgb(100% 0% 50%)', [255, 0, 128]],
    ['hsl(188 70% 20%)', [15, 77, 87]],
    ['hsl(-172, 70%, 20%)', [15, 77, 87]],
    ['oklch(62.8% 0.2577 29.23)', [255, 0, 0]],
    ['oklch(1 0 0deg)', [255, 255, 255]],
    [' #fff ', [255, 255, 255]],
  ])('%s is read', (text, colour) => {
    expect(parseColour(text)).toEqual(colour)
  })

  it.each([
    '',
    'red',
    '#12',
    '#12345',
    '#12345678',
    'rgba(1, 2, 3, 0.5)',
    'rgb(1 2 3 / 50%)',
    'rgb(1 2)',
    'hsl(none 1% 2%)',
    'oklch(a b c)',
    'var(--brand)',
    'color(srgb 1 0 0)',
    'rgb(1 2 3 4)',
    'rgb(1px 2 3)',
  ])('%j is refused', (text) => {
    expect(parseColour(text)).toBeUndefined()
  })
})

describe('themeToCss', () => {
  it('prints light, dark and what the system prefers', () => {
    expect(
      themeToCss(
        { tokens: { radius: '0' }, light: { brand: '#111' }, dark: { brand: '#eee' } },
        { selector: '.acme' },
      ),
    ).toBe(`.acme {
  --xp-radius: 0;
  --xp-brand: #111;
}

.acme[data-xp-scheme='dark'] {
  --xp-brand: #eee;
}

@media (prefers-color-scheme: dark) {
  .acme[data-xp-scheme='system'] {
    --xp-brand: #eee;
  }
}
`)
  })

  it.each([
    [{ tokens: { brnad: '#111' } }, /"brnad", which is not a basic token\. .+ Set one of ground,/],
    [{ tokens: { brand: '#111; } * { display: none' } }, /which is not the value of one declaration/],
    [{ tokens: { 'font-text': 'x</style><script>' } }, /which is not the value of one declaration/],
  ])('reports and leaves out %j', (theme: object, words) => {
    expect(themeToCss(theme)).toBe('')
    expect(reported.mock.calls).toEqual([[expect.stringMatching(words)]])
  })
})

describe('themeToDesignTokens', () => {
  it('writes each kind of token as the format has it', () => {
    const json = themeToDesignTokens(
      createTheme({
        name: 'Acme',
        brand: '#ff0000',
        radius: 8,
        density: 'compact',
        font: { text: "'Inter', sans-serif" },
      }),
    )
    expect(json.$description).toContain('Acme')
    expect(json.light.brand).toEqual({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [1, 0, 0], hex: '#ff0000' },
    })
    expect(json.base).toEqual({
      radius: { $type: 'dimension', $value: { value: 0.5, unit: 'rem' } },
      density: { $type: 'number', $value: 0.75 },
      'font-text': { $type: 'fontFamily', $value: ['Inter', 'sans-serif'] },
    })
    expect(Object.keys(json.dark)).toEqual(Object.keys(json.light))
  })
})
