import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { vi } from 'vitest'

/** What a server writes, in the page; not hydrated yet. */
export function renderOnServer(app: ReactNode): HTMLElement {
  const container = document.body.appendChild(document.createElement('main'))
  // This page has a document, so React 18 complains of layout effects that a real server would not have.
  const ofServer = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  container.innerHTML = renderToString(app)
  ofServer.mockRestore()
  return container
}
