/** TanStack and the session look for a page. Without React an empty one will do. */
export function openPage(): void {
  Object.assign(globalThis, { window: new EventTarget() })
}
