import { reportDeveloperError } from '../i18n/index.ts'
import { createElementClass, type CreateView } from './createElementClass.ts'
import { createProviderView } from './createProviderView.ts'
import { createReactView, type MessagesFor } from './createReactView.tsx'
import { componentElements } from './descriptions.ts'
import type { ElementDescription } from './ElementDescription.ts'
import { provider } from './ElementSettings.ts'

/** How `defineElements` finds what is not in the page. */
export interface DefineElementsOptions {
  /** The messages of a locale, asked once an element has it: `(locale) => locale.startsWith('fr') ? import('…/locales/fr').then(({ fr }) => fr) : undefined`. */
  readonly messagesFor?: MessagesFor | undefined
}

/**
 * Defines `<xp-provider>`, `<xp-hub>` and all others. Call it once, in a browser; on a server it does nothing. The code
 * of a component is loaded when its first element comes into the page.
 */
export function defineElements({ messagesFor }: DefineElementsOptions = {}): void {
  if (typeof customElements === 'undefined') return
  // First, so that it is there to be asked by those inside it.
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
    'The first definition holds for the whole page. Call defineElements once, and load the script of one version only.',
  )
}
