import type { CreateView } from './createElementClass.ts'

/** An element that only carries settings shows what is inside it. */
export const createProviderView: CreateView = (_element, root) => {
  root.append(root.ownerDocument.createElement('slot'))
  return { show: () => undefined, remove: () => root.replaceChildren() }
}
