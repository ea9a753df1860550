import { inject, onTestFinished } from 'vitest'
import { createMemberSession } from '../../src/client/index.ts'
import { defineElements, type ElementSettings } from '../../src/elements/index.ts'
import { createSandbox, type Sandbox, sandboxMembers, type SandboxOptions } from '../../src/sandbox/index.ts'

// The script defines the elements by itself.
if (inject('isPreact')) await import('../../src/elements/script.ts')

export interface ElementPageOptions extends SandboxOptions {
  readonly member?: string
}

/** A page of plain DOM over a real sandbox, with the elements defined. Everything in it is gone when the test has finished. */
export function openElementPage({ member = sandboxMembers.fresh, ...options }: ElementPageOptions = {}) {
  if (!customElements.get('xp-provider')) defineElements()
  const sandbox: Sandbox = createSandbox(options)
  let refreshes = 0
  const newSession = () =>
    createMemberSession({
      async refresh() {
        refreshes += 1
        return sandbox.grantFor(member)
      },
    })
  const session = newSession()
  const settings: ElementSettings = {
    baseUrl: sandbox.baseUrl,
    session,
    fetch: sandbox.fetch,
    locale: 'en-GB',
    timeZone: 'Europe/Copenhagen',
  }
  const place = document.body.appendChild(document.createElement('main'))
  onTestFinished(() => place.remove())

  return {
    sandbox,
    session,
    settings,
    newSession,
    place,
    refreshes: () => refreshes,
    requests: (operation: string) => sandbox.log.filter((entry) => entry.operation === operation),
    /** Puts an element into the page, with the member's settings and whatever else it takes. */
    add<Tag extends keyof HTMLElementTagNameMap>(
      tag: Tag,
      more: object = {},
      parent: Element = place,
    ): HTMLElementTagNameMap[Tag] {
      return parent.appendChild(Object.assign(document.createElement(tag), settings, more))
    },
    /** Writes a page as HTML; the settings come from an `xp-provider` around it. */
    write(html: string) {
      const provider = document.createElement('xp-provider')
      Object.assign(provider, settings)
      place.append(provider)
      provider.innerHTML = html
      return provider
    },
  }
}

/** Notes the detail of each such event that reaches the page. */
export function told<Detail = unknown>(name: string): Detail[] {
  const details: Detail[] = []
  const note = (event: Event) => details.push((event as CustomEvent<Detail>).detail)
  document.addEventListener(name, note)
  onTestFinished(() => document.removeEventListener(name, note))
  return details
}
