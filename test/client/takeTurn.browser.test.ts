import { expect, it, onTestFinished, vi } from 'vitest'
import { createExperienceClient, createMemberSession, operations } from '../../src/client/index.ts'
import { createSandbox, sandboxMembers } from '../../src/sandbox/index.ts'

/** Pages of one member in one browser, as Web Locks see them, with one token route. It answers when it is told to. */
function openPages(count: number) {
  const sandbox = createSandbox()
  const running: (() => void)[] = []
  const open = () => {
    const session = createMemberSession({
      async refresh() {
        await new Promise<void>((resolve) => running.push(resolve))
        return sandbox.grantFor(sandboxMembers.fresh)
      },
    })
    const client = createExperienceClient({ baseUrl: sandbox.baseUrl, session, fetch: sandbox.fetch })
    return { session, read: () => client.call(operations.wallet) }
  }
  return { pages: Array.from({ length: count }, open), running }
}

type Page = ReturnType<typeof openPages>['pages'][number]

/** A page of which nobody sees anything. */
function hide() {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  onTestFinished(() => hidden.mockRestore())
  return hidden
}

/** No wait ends by time, but when the test says so. Returns the limits that were asked for. */
function stopLimits() {
  const limits: number[] = []
  const time = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms)
    return time.signal
  })
  onTestFinished(() => timeout.mockRestore())
  return { limits, endWaits: () => time.abort() }
}

const lock = 'xp-refresh'

// Which test/setup.browser.ts has hidden.
Reflect.deleteProperty(navigator, 'locks')

/** Another tab, frozen in its turn. */
async function holdTurn() {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  onTestFinished(release)
  await new Promise<void>((resolve) => {
    void navigator.locks.request(lock, () => {
      resolve()
      return held
    })
  })
}

/** How many pages wait for their turn. */
const waiting = async () =>
  (await navigator.locks.query()).pending?.filter(({ name }) => name === lock).length

it('asks the token route for one hidden page after the other', async () => {
  hide()
  stopLimits()
  const { pages, running } = openPages(3)
  const reads = pages.map(({ read }) => read())
  for (const left of [2, 1, 0]) {
    await expect.poll(() => running.length).toBe(1)
    await expect.poll(() => waiting()).toBe(left)
    expect(running).toHaveLength(1)
    running.shift()?.()
  }
  await expect(Promise.all(reads)).resolves.toHaveLength(3)
})

it('does not wait in a page that is seen, but hidden ones wait for it', async () => {
  const hidden = hide()
  stopLimits()
  const { pages, running } = openPages(3)
  const [seen, behind, other] = pages as [Page, Page, Page]
  const reads = [behind.read()]
  await expect.poll(() => running.length).toBe(1)
  hidden.mockReturnValue(false)
  reads.push(seen.read())
  // Before a lock can have been granted: that takes longer than what is due.
  for (let step = 0; step < 10; step += 1) await Promise.resolve()
  expect(running).toHaveLength(2)
  hidden.mockReturnValue(true)
  running[0]?.()
  reads.push(other.read())
  await expect.poll(() => waiting()).toBe(1)
  expect(running).toHaveLength(2)
  running[1]?.()
  await expect.poll(() => running.length).toBe(3)
  running[2]?.()
  await expect(Promise.all(reads)).resolves.toHaveLength(3)
})

it('does not wait in a page that is prerendered, which gets no lock before it is seen', async () => {
  hide()
  stopLimits()
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(document, 'prerendering'))
  await holdTurn()
  const { pages, running } = openPages(1)
  const read = pages[0]?.read()
  await expect.poll(() => running.length).toBe(1)
  running[0]?.()
  await expect(read).resolves.toMatchObject({ status: 200 })
})

it('passes the turn on when a session ends in it', async () => {
  hide()
  stopLimits()
  const { pages, running } = openPages(2)
  const [first, second] = pages.map(({ read }) => read())
  await expect.poll(() => waiting()).toBe(1)
  pages[0]?.session.end()
  await expect(first).rejects.toMatchObject({ kind: 'session-ended' })
  await expect.poll(() => running.length).toBe(2)
  running[1]?.()
  await expect(second).resolves.toMatchObject({ status: 200 })
})

it('goes on after 5 s when a frozen tab keeps its turn', async () => {
  hide()
  const { limits, endWaits } = stopLimits()
  const { pages, running } = openPages(1)
  await holdTurn()
  const read = pages[0]?.read()
  await expect.poll(() => waiting()).toBe(1)
  expect(limits).toEqual([5_000])
  expect(running).toHaveLength(0)
  endWaits()
  await expect.poll(() => running.length).toBe(1)
  running[0]?.()
  await expect(read).resolves.toMatchObject({ status: 200 })
})

it('waits no longer once the member comes back to the page', async () => {
  const hidden = hide()
  stopLimits()
  const { pages, running } = openPages(1)
  await holdTurn()
  const read = pages[0]?.read()
  await expect.poll(() => waiting()).toBe(1)
  expect(running).toHaveLength(0)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => running.length).toBe(1)
  running[0]?.()
  await read
})

it('ends with its session at once while it waits, and does not ask the route', async () => {
  hide()
  stopLimits()
  const { pages, running } = openPages(1)
  await holdTurn()
  const read = pages[0]?.read()
  await expect.poll(() => waiting()).toBe(1)
  pages[0]?.session.end()
  await expect(read).rejects.toMatchObject({ kind: 'session-ended' })
  expect(running).toHaveLength(0)
})

const refusing = { request: () => Promise.reject(new DOMException('', 'SecurityError')) }
const throwing = {
  request() {
    throw new DOMException('', 'SecurityError')
  },
}

it.each([
  ['are none', undefined],
  ['are refused, as in a sandboxed frame', refusing],
  ['throw, as what a guard of privacy puts in their place', throwing],
  ['cannot be asked for', {}],
])('refreshes at once where Web Locks %s', async (_, locks) => {
  const own = vi.spyOn(navigator, 'locks', 'get').mockReturnValue(locks as unknown as LockManager)
  onTestFinished(() => own.mockRestore())
  const { pages, running } = openPages(2)
  const reads = pages.map(({ read }) => read())
  await expect.poll(() => running.length).toBe(2)
  for (const answer of running) answer()
  await expect(Promise.all(reads)).resolves.toHaveLength(2)
})
