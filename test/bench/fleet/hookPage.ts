import { createRequire } from 'node:module'

// jsdom brings no types. Only what the hooks ask of a page is taken.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  readonly JSDOM: new (html: string) => { readonly window: Window & typeof globalThis }
}

/** Every tab is another member's: where they share a thread, as tabs of one member do, they would poll as one. */
export function openPage(): void {
  const { window } = new JSDOM('<!doctype html><body>')
  const { document, navigator, HTMLElement, Event } = window
  Object.assign(globalThis, { window, document, navigator, HTMLElement, Event, BroadcastChannel: undefined })
}
