import { colourTokenNames, type ColourToken } from '../../src/theme/index.ts'

/** What a computed colour says: the token it comes from, nothing to be seen, or a colour that no token gave. */
export type ReadColour = ColourToken | 'none' | 'translucent' | 'unknown'

/** A colour of its own for each token, so that a computed colour tells where it came from. */
const sentinels: ReadonlyMap<string, ColourToken> = new Map(
  colourTokenNames.map((name, at) => [`rgb(${11 + at * 3}, ${201 - at * 5}, ${31 + at * 7})`, name] as const),
)

/** Motion is off meanwhile: a transition would show a colour on its way from one to the other. */
const css = `
.xp-root.xp-root.xp-root { ${[...sentinels].map(([colour, name]) => `--xp-${name}: ${colour} !important;`).join(' ')} }
*, *::before, *::after, *::placeholder { transition: none !important; animation: none !important; }
`

/** Runs a reading while every colour token of the page is a sentinel. Nothing is painted in between. */
export function withSentinels<Result>(read: () => Result): Result {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  try {
    return read()
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

export function readColour(computed: string): ReadColour {
  const token = sentinels.get(computed)
  if (token) return token
  if (computed === '' || computed === 'none' || computed === 'transparent' || /[,/] 0\)$/.test(computed))
    return 'none'
  return /^rgba|\/ [\d.]+\)$/.test(computed) ? 'translucent' : 'unknown'
}
