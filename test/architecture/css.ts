import postcss from 'postcss'
import type { Declaration, Rule } from 'postcss'
import type { SourceFile } from './imports.ts'

/**
 * Properties that name a physical side, axis or extent. Not among them: `overflow-x`, `overflow-y` and the values of `resize`,
 * whose logical twins the oldest browsers that we support do not know.
 */
const physicalProperty =
  /^(left|right|top|bottom|width|height|(min|max)-(width|height)|(margin|padding|scroll-margin|scroll-padding)-(left|right|top|bottom)|border-(left|right|top|bottom)(-.*)?|border-(top|bottom)-(left|right)-radius|overscroll-behavior-[xy])$/
const physicalValues: Readonly<Record<string, RegExp>> = {
  'text-align': /\b(left|right)\b/,
  float: /\b(left|right)\b/,
  clear: /\b(left|right)\b/,
  'caption-side': /\b(left|right)\b/,
}
/** Shorthands whose four values are top, right, bottom, left: right and left must then be equal. */
const fourSided = /^(margin|padding|inset|border-(width|style|color)|scroll-margin|scroll-padding)$/

const namedColours =
  'black|white|red|green|blue|yellow|orange|purple|pink|brown|gray|grey|silver|gold|navy|teal|maroon|olive|lime|aqua|cyan|magenta|fuchsia|beige|ivory|indigo|violet|crimson|coral|salmon|tomato|khaki|lavender|tan|whitesmoke|gainsboro'
const colour = new RegExp(
  String.raw`#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\(|(?<![\w-])(${namedColours})(?![\w-])`,
  'i',
)
const isTokensFile = (path: string) => /^theme\/tokens[^/]*\.css$/.test(path)

function declarationFaults(declaration: Declaration, path: string): readonly string[] {
  const { prop, value, important } = declaration
  const where = `${path}:${declaration.source?.start?.line ?? 0} \`${prop}: ${value}\``
  const values = value.replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '()').split(/\s+/)
  const faults: string[] = []
  if (physicalProperty.test(prop) || physicalValues[prop]?.test(value))
    faults.push(`${where} is physical. Use the logical property.`)
  if (fourSided.test(prop) && values.length === 4 && values[1] !== values[3])
    faults.push(`${where} sets left and right apart. Use the logical properties.`)
  if (important) faults.push(`${where} is !important. A host could not override it.`)
  if (!isTokensFile(path) && colour.test(value.replace(/url\([^)]*\)|--[\w-]+|"[^"]*"|'[^']*'/g, ''))) {
    faults.push(`${where} names a colour. Colours live in src/theme/tokens*.css.`)
  }
  return faults
}

function selectorFaults(rule: Rule, path: string): readonly string[] {
  const parent = rule.parent
  if (parent?.type === 'atrule' && /keyframes$/.test((parent as postcss.AtRule).name)) return []
  const where = `${path}:${rule.source?.start?.line ?? 0} \`${rule.selector}\``
  const bare = rule.selector
    // What is in brackets, and the argument of these, names no element.
    .replace(/\[[^\]]*\]/g, '')
    .replace(/:(lang|dir|nth-[\w-]+)\([^)]*\)/g, '')
    // `.xp-a:where([dir='rtl'] *)` asks where our own element stands: it selects no other.
    .replace(/(?<=[\w)\]]):(where|is|not)\([^()]*\s\*\)/g, '')
  const classes = [...bare.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name)
  const element = /(^|[\s,>+~(&])([a-z][a-z0-9-]*)(?![\w-]*\()(?=$|[\s,>+~.:)[])/i.exec(
    bare.replace(/::?[\w-]+/g, (pseudo) => ':'.repeat(pseudo.length)),
  )
  return [
    ...classes
      .filter((name) => !name.startsWith('xp-'))
      .map((name) => `${where}: the class ${name} does not start with xp-.`),
    ...(element ? [`${where} selects the element ${element[2]}. It would reach what is not ours.`] : []),
    ...(/(^|[\s,>+~(])\*/.test(bare)
      ? [`${where} selects every element. It would reach what is not ours.`]
      : []),
  ]
}

/** What a style sheet of ours must not hold; see the house style, CSS. */
export function cssFaults(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, text }) => {
    const faults: string[] = []
    const sheet = postcss.parse(text)
    sheet.walkDecls((declaration) => void faults.push(...declarationFaults(declaration, path)))
    sheet.walkRules((rule) => void faults.push(...selectorFaults(rule, path)))
    return faults
  })
}
