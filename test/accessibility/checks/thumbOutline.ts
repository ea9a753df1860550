/** As `getComputedStyle` says it of an element. */
export type Outline = Pick<
  CSSStyleDeclaration,
  'outlineStyle' | 'outlineWidth' | 'outlineColor' | 'outlineOffset'
>

/** The end of a slider that one drags, by its engine's name. */
const thumb = CSS.supports('selector(::-moz-range-thumb)') ? '::-moz-range-thumb' : '::-webkit-slider-thumb'

/**
 * The outline that style sheets give the end of a slider as it is now. No browser says how it draws that: the last rule
 * whose selector names it and fits the element tells.
 */
export function thumbOutline(element: Element): Outline {
  const root = element.getRootNode()
  // What has closed meanwhile stands in no document.
  const sheets =
    root instanceof Document || root instanceof ShadowRoot
      ? [...root.styleSheets, ...root.adoptedStyleSheets]
      : []
  const rules = sheets.flatMap((sheet) => rulesOf(sheet.cssRules)).filter((rule) => fits(rule, element))
  // What is written with custom properties is known where it is computed.
  const probe = document.createElement('span')
  for (const { style } of rules)
    for (const name of ['outline', 'outline-style', 'outline-width', 'outline-color', 'outline-offset'])
      if (style.getPropertyValue(name)) probe.style.setProperty(name, style.getPropertyValue(name))
  element.after(probe)
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(probe)
  probe.remove()
  return { outlineStyle, outlineWidth, outlineColor, outlineOffset }
}

function rulesOf(rules: CSSRuleList): readonly CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return []
    const own = rule instanceof CSSStyleRule ? [rule] : []
    return 'cssRules' in rule ? [...own, ...rulesOf(rule.cssRules as CSSRuleList)] : own
  })
}

function fits({ selectorText }: CSSStyleRule, element: Element): boolean {
  if (!selectorText.endsWith(thumb)) return false
  return element.matches(selectorText.slice(0, -thumb.length) || '*')
}
