import { vi } from 'vitest'
import type { SecrecyHost, SentRequest } from './createSecrecyHost.tsx'
import { type Found, findSecret, type Secrets } from './findSecret.ts'

/** A place that could hold a secret, as the report names it, and how to read it now. */
type Places = Readonly<Record<string, () => unknown>>

export interface PlacesFound extends Found {
  readonly place: string
}

export interface PlaceWatch {
  readonly places: readonly string[]
  /** Looks in every place, as it is now and as it has been since the watch began. */
  readonly look: () => Promise<PlacesFound[]>
  readonly stop: () => void
}

interface WatchOptions {
  /** What one request may say, and where: the rest of it is searched. */
  readonly allow: (request: SentRequest) => Partial<SentRequest>
  /** Fields where the secret has to be while it is typed. */
  readonly fields?: () => readonly Element[]
}

/** Watches a page from now on. `secrets` is asked at each look: tokens are made meanwhile. */
export function watchPlaces(
  host: SecrecyHost,
  secrets: () => Secrets,
  { allow, fields = () => [] }: WatchOptions,
): PlaceWatch {
  const written: unknown[][] = []
  const sentElsewhere: unknown[][] = []
  const thrown: unknown[] = []
  const spies = [
    ...(['log', 'info', 'warn', 'error', 'debug', 'trace', 'table', 'dir'] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation((...args: unknown[]) => void written.push(args)),
    ),
    vi
      .spyOn(navigator, 'sendBeacon')
      .mockImplementation((...args: unknown[]) => Boolean(sentElsewhere.push(args))),
    vi
      .spyOn(XMLHttpRequest.prototype, 'open')
      .mockImplementation((...args: unknown[]) => void sentElsewhere.push(args)),
    vi
      .spyOn(XMLHttpRequest.prototype, 'send')
      .mockImplementation((...args: unknown[]) => void sentElsewhere.push(args)),
    vi.spyOn(globalThis, 'fetch').mockImplementation((...args: unknown[]) => {
      sentElsewhere.push(args)
      return Promise.reject(new TypeError('Nothing may be fetched past the client.'))
    }),
    vi.spyOn(history, 'pushState'),
    vi.spyOn(history, 'replaceState'),
  ]
  const toTabs = [
    vi.spyOn(BroadcastChannel.prototype, 'postMessage'),
    vi.spyOn(BroadcastChannel.prototype, 'close'),
    vi.spyOn(LockManager.prototype, 'request'),
  ]
  const keepThrown = (event: ErrorEvent | PromiseRejectionEvent) =>
    thrown.push('reason' in event ? event.reason : event.error)
  window.addEventListener('error', keepThrown)
  window.addEventListener('unhandledrejection', keepThrown)
  const { kit, requests, events, errors, client, session } = host

  const places: Places = {
    'request lines': () => requests.map(({ method, url }) => `${method} ${url}`),
    'request headers': () => requests.map((request) => allow(request).headers ?? request.headers),
    'request bodies': () => requests.map((request) => allow(request).body ?? request.body),
    'other ways out (beacon, XHR, fetch)': () => sentElsewhere,
    'resource timing': () => performance.getEntriesByType('resource').map(({ name }) => name),
    // Asked, since a cache holds its entries in private fields, which no walk sees.
    'query cache': () => kit.queryClient.getQueryCache().getAll(),
    'mutation cache': () => kit.queryClient.getMutationCache().getAll(),
    'writeRecords, outbox, drafts': () => [
      kit.writeRecords,
      kit.outbox,
      kit.drafts,
      ...['createInterest', 'submitIntake', 'sendMessage', 'createRedemption'].map((name) =>
        kit.writeRecords.list(name),
      ),
    ],
    'session, client, kit': () => [session, client, kit],
    'React: state, props, refs, contexts': () => reactRoots(),
    localStorage: () => ({ ...localStorage }),
    sessionStorage: () => ({ ...sessionStorage }),
    IndexedDB: readDatabases,
    'Cache Storage': readCaches,
    cookies: () => document.cookie,
    'address, history, title, name': () => [
      location.href,
      history.state,
      document.title,
      window.name,
      document.referrer,
    ],
    'history calls': () => spies.slice(-2).flatMap(({ mock }) => mock.calls),
    'other tabs: names and messages of channels, names of locks': () =>
      toTabs.flatMap(({ mock }) => [
        ...mock.calls,
        ...mock.contexts.map((channel) => (channel instanceof BroadcastChannel ? channel.name : null)),
      ]),
    console: () => written,
    onEvent: () => events,
    'onError and uncaught errors': () => [errors, thrown],
    'markup of the document': () => document.documentElement.outerHTML,
    'other fields': () =>
      [...document.querySelectorAll('input, textarea, select, output, [contenteditable]')]
        .filter((field) => !fields().includes(field))
        .map(textOfField),
    'what a form would submit': () =>
      [...document.forms].flatMap((form) => [...new FormData(form)].map(String)),
  }

  return {
    places: Object.keys(places),
    async look() {
      const found: PlacesFound[] = []
      for (const [place, read] of Object.entries(places)) {
        for (const one of findSecret(await read(), secrets())) found.push({ place, ...one })
      }
      return found
    },
    stop() {
      for (const spy of [...spies, ...toTabs]) spy.mockRestore()
      window.removeEventListener('error', keepThrown)
      window.removeEventListener('unhandledrejection', keepThrown)
    },
  }
}

/** The fibers under every root of the page. What is unmounted hangs on nothing that a page can reach: that is for the heap. */
function reactRoots(): unknown[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    Object.entries(element).flatMap(([key, value]) =>
      /^__react(Container|Fiber|Props)\$/.test(key) ? [value as unknown] : [],
    ),
  )
}

function textOfField(field: Element): string[] {
  const value = 'value' in field ? String(field.value) : ''
  const standard = 'defaultValue' in field ? String(field.defaultValue) : ''
  return [value, standard, field.textContent]
}

async function readDatabases(): Promise<unknown> {
  const databases = await indexedDB.databases()
  return Promise.all(databases.map(({ name = '' }) => readDatabase(name)))
}

async function readDatabase(name: string): Promise<unknown> {
  const database = await settled(indexedDB.open(name))
  const stores = await Promise.all(
    [...database.objectStoreNames].map((store) =>
      settled(database.transaction(store).objectStore(store).getAll()),
    ),
  )
  database.close()
  return [name, stores]
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB did not answer.'))
  })
}

async function readCaches(): Promise<unknown> {
  const names = await caches.keys()
  return Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name)
      const kept = await Promise.all(
        (await cache.keys()).map(async (request) => [
          request.url,
          await (await cache.match(request))?.text(),
        ]),
      )
      return [name, kept]
    }),
  )
}
