import { reportDeveloperError } from '../base/index.ts'
import { createElementClass, type CreateView } from './createElementClass.ts'
import { createReactView } from './createReactView.tsx'
import { componentElements } from './descriptions.ts'
import type { MessagesFor } from './ElementContent.tsx'
import type { ElementDescription } from './ElementDescription.ts'
import { provider } from './ElementSettings.ts'

/** Options of `defineElements`. */
export interface DefineElementsOptions {
  /**
   * Loads the messages of a locale when an element has it: `(locale) => locale.startsWith('fr') ?
   * import('…/locales/fr').then(({ fr }) => fr) : undefined`.
   */
  readonly messagesFor?: MessagesFor | undefined
}

/**
 * Defines `<xp-provider>`, `<xp-hub>` and all others. Call it once, in a browser; on a server it does nothing. The code
 * of a component loads when its first element is connected.
 */
export function defineElements({ messagesFor }: DefineElementsOptions = {}): void {
  if (typeof customElements === 'undefined') return
  // First, so that it answers the elements inside it.
  defineElement(provider, createProviderView)
  for (const description of componentElements) {
    const { load } = description as ElementDescription
    if (load) defineElement(description, createReactView(description, load, messagesFor))
  }
}

function defineElement(description: ElementDescription, createView: CreateView): void {
  const { tag } = description
  if (!customElements.get(tag)) return customElements.define(tag, createElementClass(description, createView))
  reportDeveloperError(
    `<${tag}> is defined already.`,
    () =>
      process.env.NODE_ENV !== 'production' &&
      'The first definition holds for the whole page. Call defineElements once, and load the script of one version only.',
  )
}

/** An element that only carries settings shows its children. */
const createProviderView: CreateView = (_element, root) => {
  root.append(root.ownerDocument.createElement('slot'))
  return { show: () => undefined, remove: () => root.replaceChildren() }
}
