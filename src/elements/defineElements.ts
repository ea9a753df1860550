import { reportDeveloperError } from '../base/index.ts'
import { createElementClass, type CreateView } from './createElementClass.ts'
import { createReactView } from './createReactView.tsx'
import { componentElements } from './descriptions.ts'
import type { MessagesFor } from './ElementContent.tsx'
import type { ElementDescription } from './ElementDescription.ts'
import { provider } from './ElementSettings.ts'
import type { PinnedAddresses } from './settingsContext.ts'

/** Options of `defineElements`. */
export interface DefineElementsOptions {
  /**
   * Loads the messages of a locale when an element has it: `(locale) => locale.startsWith('fr') ?
   * import('…/locales/fr').then(({ fr }) => fr) : undefined`.
   */
  readonly messagesFor?: MessagesFor | undefined
  /**
   * The only addresses of the Service that an element may name, for a page that lets elements of others through.
   * By default it may name every address. A token goes to the Service that its grant names in any case.
   */
  readonly baseUrls?: readonly string[] | undefined
  /** The only addresses of a token route that an element may name. By default every route. */
  readonly refreshUrls?: readonly string[] | undefined
}

/**
 * Defines `<xp-provider>`, `<xp-hub>` and all others. Call it once, in a browser; on a server it does nothing. The code
 * of a component loads when its first element is connected.
 */
export function defineElements({ messagesFor, ...pinned }: DefineElementsOptions = {}): void {
  if (typeof customElements === 'undefined') return
  // First, so that it answers the elements inside it.
  defineElement(provider, createProviderView, pinned)
  for (const description of componentElements) {
    const { load } = description as ElementDescription
    if (load) defineElement(description, createReactView(description, load, messagesFor), pinned)
  }
}

function defineElement(
  description: ElementDescription,
  createView: CreateView,
  pinned: PinnedAddresses,
): void {
  const { tag } = description
  if (!customElements.get(tag))
    return customElements.define(tag, createElementClass(description, createView, pinned))
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
