import type { ElementDescription } from './ElementDescription.ts'
import { actionName } from './kebab.ts'

type Handler = (detail?: unknown) => void

/** Makes the React handlers that tell an element's events, those that its `actions` leave out left out. */
export function createHandlers(
  { events }: ElementDescription,
  element: HTMLElement,
): (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, Handler>> {
  const handlers = Object.entries(events).map(([name, kind]) => {
    const action = actionName(name)
    const isCancelable = kind === 'link'
    const handle: Handler = (detail = null) => {
      const event = new CustomEvent(`xp-${action}`, {
        detail,
        bubbles: true,
        composed: true,
        cancelable: isCancelable,
      })
      if (!element.dispatchEvent(event)) pressOf(detail)?.preventDefault()
    }
    return { name, kind, action, handle }
  })
  return ({ actions, hrefFor }) => {
    const named = Array.isArray(actions) ? actions : undefined
    const isThere = ({ kind, action }: (typeof handlers)[number]) =>
      kind === 'told' || (named ? named.includes(action) : kind === 'open' && hrefFor === undefined)
    return Object.fromEntries(handlers.filter(isThere).map(({ name, handle }) => [name, handle]))
  }
}

/** The press that a link follows unless it is prevented. */
function pressOf(detail: unknown): Pick<Event, 'preventDefault'> | undefined {
  return (detail as { readonly event?: Pick<Event, 'preventDefault'> } | null)?.event
}
