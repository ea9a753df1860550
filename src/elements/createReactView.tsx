'use client'

import { type ComponentType, useInsertionEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { randomId } from '../client/index.ts'
import { type ExperienceEvent, retryableLazy } from '../components/common/index.ts'
import { ElementContent, type ElementProps, type MessagesFor } from './ElementContent.tsx'
import { actionName, type ElementDescription, type LoadElement } from './ElementDescription.ts'
import { settingNames } from './ElementSettings.ts'
import type { CreateView, ElementView } from './createElementClass.ts'
import { adoptStyles } from './elementSheet.ts'
import { classNamesOf, showParts } from './elementParts.ts'
import { slottedIn, watchSlots } from './watchSlots.ts'

/** Renders an element's component in its own React root while the element is in the page. */
export function createReactView(
  description: ElementDescription,
  load: LoadElement,
  messagesFor: MessagesFor | undefined,
): CreateView {
  const Component = retryableLazy(() => loadStyled(load))
  return (element, shadow) => {
    const root = createRoot(shadow, { identifierPrefix: `xp-${randomId()}-` })
    const classNames = classNamesOf(description)
    const hideParts = showParts(shadow)
    const handlersFor = createHandlers(description, element)
    const listeners = reportOnce(element)
    let shown: Parameters<ElementView['show']> | undefined
    const stopWatching = watchSlots(element, () => shown && show(...shown))
    return {
      show,
      remove() {
        stopWatching()
        hideParts()
        root.unmount()
      },
    }

    function show(...[settings, values]: Parameters<ElementView['show']>) {
      shown = [settings, values]
      const {
        actions: _,
        heading,
        ...own
      } = Object.fromEntries(Object.entries(values).filter(([name]) => !settingNames.includes(name)))
      const props = {
        shadow,
        classNames,
        ...own,
        ...(heading === undefined ? {} : { title: heading }),
        ...handlersFor(values),
        ...(description.hasContent ? { children: <slot /> } : {}),
      }
      root.render(
        <ElementContent
          tag={description.tag}
          isInline={description.isInline}
          component={Component}
          {...{ props, settings, messagesFor }}
          slotted={slottedIn(element)}
          {...listeners}
        />,
      )
    }
  }
}

/** The component, which gives its root its own style sheet before anything of it can be seen or measured. */
async function loadStyled(load: LoadElement): Promise<ComponentType<ElementProps>> {
  const { component, styles } = await load()
  const Content = component as ComponentType<object>
  return function Styled({ shadow, ...props }) {
    useInsertionEffect(() => adoptStyles(shadow, styles), [shadow])
    return <Content {...props} />
  }
}

/**
 * Dispatches an event of an element. After it has left the page its own listeners hear it, and then the document:
 * what a redemption came to, or that answers are lost, is often known only afterwards. False when it was prevented.
 */
function dispatch(element: HTMLElement, name: string, detail: unknown, cancelable = false): boolean {
  const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable })
  // Asked before: a listener that takes the element away does not keep the event from reaching the page.
  const { isConnected } = element
  element.dispatchEvent(event)
  if (!isConnected) element.ownerDocument.dispatchEvent(event)
  return !event.defaultPrevented
}

/** What was reported already: every element of a session gets the same events. */
const reported = new WeakSet<object>()

/** Dispatches `xp-event` and `xp-error`; an error, a failed call and the end of a session, from one element only. */
function reportOnce(element: HTMLElement) {
  /** Whether `subject` is reported for the first time. */
  function isFirst(subject: unknown): boolean {
    if (typeof subject !== 'object' || subject === null) return true
    const isNew = !reported.has(subject)
    reported.add(subject)
    return isNew
  }
  return {
    onEvent(event: ExperienceEvent, session?: object) {
      if (isFirst(event.name === 'session.ended' ? session : event)) dispatch(element, 'xp-event', event)
    },
    onError(error: unknown) {
      if (isFirst(error)) dispatch(element, 'xp-error', error)
    },
  }
}

type Handler = (detail?: unknown) => void

/** Creates the React handlers that dispatch an element's events, without those that its `actions` leave out. */
function createHandlers(
  { events }: ElementDescription,
  element: HTMLElement,
): (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, Handler>> {
  const handlers = Object.entries(events).map(([name, kind]) => {
    const action = actionName(name)
    const isCancelable = kind === 'link'
    const handle: Handler = (detail = null) => {
      if (!dispatch(element, `xp-${action}`, detail, isCancelable)) clickOf(detail)?.preventDefault()
    }
    return { name, kind, action, handle }
  })
  return ({ actions, hrefFor }) => {
    const chosen = Array.isArray(actions) ? actions : undefined
    const isIncluded = ({ kind, action }: (typeof handlers)[number]) =>
      kind === 'always' || (chosen ? chosen.includes(action) : kind === 'open' && hrefFor === undefined)
    return Object.fromEntries(handlers.filter(isIncluded).map(({ name, handle }) => [name, handle]))
  }
}

/** The click that a link follows unless it is prevented. */
function clickOf(detail: unknown): Pick<Event, 'preventDefault'> | undefined {
  return (detail as { readonly event?: Pick<Event, 'preventDefault'> } | null)?.event
}
