import { record } from 'rrweb'
import { vi } from 'vitest'
import { type SecrecyHost, isIntake } from './createSecrecyHost.tsx'

export interface TraceWatch {
  /** Adds to the traces what is shown and kept now. */
  readonly note: (moment: string) => void
  /** All that left a trace since the watch began, each line as text, in order. */
  readonly stop: () => readonly string[]
}

/**
 * Writes down, in one order, what a page sends, stores, tells and shows, so that two journeys can be compared. The body of
 * the one intake request is left out. The recording is in an order of its own, since the recorder writes when its timers
 * run; its single changes come in batches of the engine's own and are left out.
 */
export function watchTraces(host: SecrecyHost, isRecorded: boolean): TraceWatch {
  const lines: string[] = []
  const recorded: string[] = []
  const tell = (place: string, ...what: readonly unknown[]) => void lines.push(`${place} ${textOf(what)}`)
  const spies = watchedCalls(tell)
  const keepThrown = (event: ErrorEvent | PromiseRejectionEvent) =>
    tell('thrown', 'reason' in event ? event.reason : event.error)
  window.addEventListener('error', keepThrown)
  window.addEventListener('unhandledrejection', keepThrown)
  host.watch((kind, what) => tell(kind, kind === 'request' ? withoutIntake(what) : what))
  const stopRecorder = isRecorded
    ? record({
        emit: ({ type, data }) =>
          void (isBatch(type, data) || recorded.push(`recorder ${textOf([type, data])}`)),
      })
    : undefined

  return {
    note(moment) {
      const { queryClient, writeRecords, outbox, drafts } = host.kit
      tell(`${moment}: markup`, [...document.querySelectorAll('[data-xp-root]')].map(markupOf))
      tell(
        `${moment}: query cache`,
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ queryKey, state }) => [queryKey, state]),
      )
      tell(
        `${moment}: mutation cache`,
        queryClient
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
      )
      tell(
        `${moment}: write records`,
        ['createInterest', 'submitIntake'].map((name) => writeRecords.list(name)),
      )
      tell(`${moment}: outbox, drafts`, outbox, drafts)
      tell(`${moment}: address`, location.href, history.state, document.title, window.name)
      if (isRecorded) record.takeFullSnapshot()
    },
    stop() {
      stopRecorder?.()
      for (const spy of spies) spy.mockRestore()
      window.removeEventListener('error', keepThrown)
      window.removeEventListener('unhandledrejection', keepThrown)
      return renumbered([...lines, ...recorded])
    },
  }
}

type Tell = (place: string, ...what: readonly unknown[]) => void

function watchedCalls(tell: Tell) {
  const note =
    (place: string) =>
    (...what: readonly unknown[]) =>
      tell(place, ...what)
  return [
    ...(['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation(note(`console.${method}`)),
    ),
    vi.spyOn(navigator, 'sendBeacon').mockImplementation((...what) => {
      tell('beacon', ...what)
      return true
    }),
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(note('XMLHttpRequest')),
    vi.spyOn(history, 'pushState').mockImplementation(note('pushState')),
    vi.spyOn(history, 'replaceState').mockImplementation(note('replaceState')),
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(note('setItem')),
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(note('removeItem')),
    vi.spyOn(document, 'cookie', 'set').mockImplementation(note('cookie')),
    vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(note('channel')),
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation((name) => {
      tell('IndexedDB', name)
      throw new Error('Nothing is kept there.')
    }),
    vi.spyOn(CacheStorage.prototype, 'open').mockImplementation((name) => {
      tell('Cache Storage', name)
      return Promise.reject(new Error('Nothing is kept there.'))
    }),
  ]
}

/** By rrweb's numbers: changes of the markup, the focus, which pages side by side take from each other, and scrolling. */
const batches = [0, 2, 3]
const isBatch = (type: number, data: unknown) =>
  type === 3 && batches.includes((data as { source: number }).source)

function withoutIntake(what: unknown): unknown {
  const request = what as SecrecyHost['requests'][number]
  return isIntake(request) ? { ...request, body: `${String(byteLength(request.body))} bytes` } : request
}

const byteLength = (text: string) => new TextEncoder().encode(text).length

/** With the attributes in the order of their names: React writes them as they come to be known. */
function markupOf(root: Element): string {
  const copy = root.cloneNode(true) as Element
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    const attributes = [...element.attributes].toSorted((one, other) => (one.name < other.name ? -1 : 1))
    for (const { name } of attributes) element.removeAttribute(name)
    for (const { name, value } of attributes) element.setAttribute(name, value)
  }
  return copy.outerHTML
}

/** Maps and sets in full, errors with their words, each object once. */
function textOf(what: unknown): string {
  const above = new Set<object>()
  return (
    JSON.stringify(what, (key, value: unknown) => {
      if (typeof value === 'function') return 'a function'
      if (typeof value !== 'object' || value === null) return value
      if (above.has(value)) return 'seen before'
      above.add(value)
      if (key === 'attributes') return Object.entries(value).toSorted()
      if (value instanceof Map) return [...value]
      if (value instanceof Set) return [...value]
      if (value instanceof Error)
        return { ...value, name: value.name, message: value.message, cause: value.cause }
      return value
    }) ?? ''
  )
}

/** React and the recorder count on from one journey to the next: their numbers are given anew, as they occur. */
function renumbered(lines: readonly string[]): readonly string[] {
  const known = new Map<string, string>()
  const anew = (kind: string) => (_found: string, before: string, number: string) => {
    const key = `${kind}${number}`
    known.set(key, known.get(key) ?? String(known.size))
    return `${before}${known.get(key) ?? ''}`
  }
  return lines.map((line) =>
    line
      .replaceAll(/([«_:]r_?)([0-9a-z]+)(?=[»_:])/g, anew('react'))
      // The first document that it ever saw has none.
      .replaceAll(/"rootId":\d+,?/g, '')
      .replaceAll(/("(?:id|parentId|nextId|previousId|styleId)":)(\d+)/g, anew('recorder')),
  )
}
