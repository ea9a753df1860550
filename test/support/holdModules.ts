// Holds modules of the library back, so that a test sees what is shown while they are loaded. Runs beside Vitest, which a
// test asks for by `commands`. Not by `vi.mock`: where its factory waits, Vitest ends the whole run now and then
// (vitest-dev/vitest#10819), and says of no test that it failed.
import type { BrowserContext, Route } from 'playwright'
import type { BrowserCommand } from 'vitest/node'

interface Gate {
  readonly asked: string[]
  readonly open: () => Promise<void>
}

const gates = new Map<string, Gate>()

/** From now on these files wait, by their names: `WalletView.tsx`. */
const holdModules: BrowserCommand<[files: readonly string[]]> = async ({ context, sessionId }, files) => {
  gates.set(sessionId, await closeGate(context, files))
}

/** They come, and so does all that follows. */
const releaseModules: BrowserCommand<[]> = async ({ sessionId }) => {
  await gates.get(sessionId)?.open()
  gates.delete(sessionId)
}

/** Which of them were asked for. */
const heldModules: BrowserCommand<[]> = ({ sessionId }) => [...(gates.get(sessionId)?.asked ?? [])]

export const moduleCommands = { holdModules, releaseModules, heldModules }

async function closeGate(context: BrowserContext, files: readonly string[]): Promise<Gate> {
  const waiting: Route[] = []
  const asked: string[] = []
  let isOpen = false
  const nameOf = ({ pathname }: URL) => files.find((file) => pathname.endsWith(`/${file}`))
  const isHeld = (url: URL) => nameOf(url) !== undefined
  // A page that has gone meanwhile waits for nothing.
  const pass = (route: Route) => route.continue().catch(() => undefined)
  await context.route(isHeld, (route) => {
    asked.push(nameOf(new URL(route.request().url())) ?? '')
    if (isOpen) void pass(route)
    else waiting.push(route)
  })
  return {
    asked,
    async open() {
      // One that is asked for between here and the end of the route must not wait for ever.
      isOpen = true
      await Promise.all(waiting.map(pass))
      await context.unroute(isHeld)
    },
  }
}
