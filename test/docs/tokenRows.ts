import { readFileSync } from 'node:fs'
import { tokenNames } from '../../src/theme/index.ts'

const css = readFileSync(new URL('../../src/theme/tokens.css', import.meta.url), 'utf8')

/** Value and comment of a token in the first rule of this selector that declares it. */
function declared(
  selector: string,
  name: string,
): { readonly value: string; readonly comment: string } | undefined {
  const bodies = css
    .split(`${selector} {`)
    .slice(1)
    .map((after) => after.slice(0, after.indexOf('}')))
  for (const body of bodies) {
    const [, value, comment = ''] = new RegExp(`--xp-${name}: ([^;]+);(?: /\\* (.+?) \\*/)?`).exec(body) ?? []
    // As one line, however the file is wrapped.
    if (value !== undefined)
      return { value: value.replace(/\s+/g, ' ').replace(/\( | \)/g, (space) => space.trim()), comment }
  }
  return undefined
}

/** Each basic token with what it is for and its neutral values, as `tokens.css` has them. */
export const tokenRows: readonly (readonly string[])[] = tokenNames.map((name) => {
  const light = declared(':where(.xp-root)', name)
  const dark = declared(":where(.xp-root[data-xp-scheme='dark'])", name)
  if (!light?.comment) throw new Error(`tokens.css does not say what --xp-${name} is for.`)
  return [`\`--xp-${name}\``, light.comment, `\`${light.value}\``, dark ? `\`${dark.value}\`` : '']
})
