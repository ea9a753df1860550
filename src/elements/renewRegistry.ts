/**
 * Chromium leaves what is in a root with the registry of elements of the page that it came from, and a page creates no
 * element by the registry of another one. Preact asks it to: it creates an element by the registry of its parent. By none,
 * it is created by that of its page.
 */
export function renewRegistry(root: ShadowRoot): void {
  for (const node of [root, ...root.querySelectorAll('*')])
    Object.defineProperty(node, 'customElementRegistry', {})
}
