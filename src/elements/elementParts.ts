import { type ElementDescription, kebab } from './ElementDescription.ts'

const prefix = 'xp-part-'
const marked = `[class*='${prefix}']`

/** The `classNames` of an element's component: each part is marked by a class, of which `showParts` makes a `part`. */
export function classNamesOf({ parts }: ElementDescription): Readonly<Record<string, string>> {
  return Object.fromEntries(parts.map((part) => [part, prefix + kebab(part)]))
}

/**
 * Names the parts in a root for the page's `::part()`, before what has come is painted, until the returned function is
 * called.
 */
export function showParts(root: ShadowRoot): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') name(target as Element)
      else addedNodes.forEach(nameWithin)
    }
  })
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['class'] })
  return () => observer.disconnect()
}

function nameWithin(node: Node): void {
  // Not by `instanceof`: an element may come from another page.
  if (!('classList' in node)) return
  const element = node as Element
  name(element)
  for (const part of element.querySelectorAll(marked)) name(part)
}

function name(element: Element): void {
  if (!element.matches(marked) && !element.hasAttribute('part')) return
  const classes = [...element.classList].filter((one) => one.startsWith(prefix))
  element.part.value = classes.map((one) => one.slice(prefix.length)).join(' ')
}
