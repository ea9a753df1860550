'use client'

import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { randomId } from '../client/index.ts'
import { retryableLazy } from '../components/common/index.ts'
import type { Messages } from '../i18n/index.ts'
import type { CreateView } from './createElementClass.ts'
import { createHandlers } from './createHandlers.ts'
import { ElementContent } from './ElementContent.tsx'
import type { ElementDescription } from './ElementDescription.ts'
import { settingNames } from './ElementSettings.ts'
import { reportOnce } from './reportOnce.ts'

/** The messages of a language, or undefined where there are none. */
export type MessagesFor = (locale: string) => Promise<Partial<Messages>> | undefined

/** Shows an element's component in a React root of its own, for as long as the element is in the page. */
export function createReactView(
  description: ElementDescription,
  load: () => Promise<ComponentType<never>>,
  messagesFor: MessagesFor | undefined,
): CreateView {
  const Component = retryableLazy(load as () => Promise<ComponentType<object>>)
  return (element, shadow) => {
    const root = createRoot(shadow, { identifierPrefix: `xp-${randomId()}-` })
    const handlersFor = createHandlers(description, element)
    const tell = reportOnce(element)
    return {
      show(settings, values) {
        const {
          actions: _,
          heading,
          ...own
        } = Object.fromEntries(Object.entries(values).filter(([name]) => !settingNames.includes(name)))
        const props = {
          ...own,
          ...(heading === undefined ? {} : { title: heading }),
          ...handlersFor(values),
          ...(description.hasContent ? { children: <slot /> } : {}),
        }
        root.render(
          <ElementContent
            tag={description.tag}
            component={Component}
            {...{ props, settings, messagesFor }}
            slotted={slottedIn(element)}
            {...tell}
          />,
        )
      },
      remove: () => root.unmount(),
    }
  }
}

function slottedIn(element: HTMLElement): string {
  return [...element.children].map(({ slot }) => slot).join(' ')
}
