import type { Theme } from './Theme.ts'
import { themeRules } from './themeToCss.ts'

const attribute = 'data-xp-theme'

/**
 * Sets the theme's tokens on an element. Returns the function that removes them. It uses a constructed style
 * sheet, which the element's document or shadow root adopts: no `style` attribute, which a strict `style-src
 * 'self'` would refuse, and the system's scheme is followed by a media query.
 */
export function applyTheme(element: HTMLElement, theme: Theme): () => void {
  const root = element.getRootNode() as Document | ShadowRoot
  const view = element.ownerDocument.defaultView
  // Random, because two copies of React on one page create the same ids.
  const name = Math.random().toString(36).slice(2)
  const rules = themeRules(theme, `[${attribute}='${name}']`)
  if (rules.length === 0 || view === null || !('adoptedStyleSheets' in root)) return () => {}
  const sheet = new view.CSSStyleSheet()
  for (const { selector, media, declarations } of rules) {
    const index = sheet.cssRules.length
    sheet.insertRule(media === undefined ? `${selector}{}` : `@media ${media}{${selector}{}}`, index)
    const outer = sheet.cssRules[index]
    const rule = outer instanceof view.CSSMediaRule ? outer.cssRules[0] : outer
    if (!(rule instanceof view.CSSStyleRule)) continue
    // Value by value, so that no value can end its rule and start another.
    for (const [property, value] of declarations) rule.style.setProperty(property, value)
  }
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  element.setAttribute(attribute, name)
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet)
    element.removeAttribute(attribute)
  }
}
