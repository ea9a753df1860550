import { type ConformanceOptions, sandboxControl } from '../../src/conformance/index.ts'
import { createSandbox, defaultOrganisation, sandboxMembers } from '../../src/sandbox/index.ts'
import { serveReceiver, serveSandbox } from '../../src/sandbox/node.ts'
import { startOfTests } from '../sandbox/createBench.ts'
import { createTestClock } from '../sandbox/createTestClock.ts'

/** The sandbox over HTTP, a receiver over HTTP, and the hands behind both: all that the suite can ask for. */
export async function createStage() {
  const clock = createTestClock(startOfTests)
  const receiver = await serveReceiver()
  const unanswered = new Set<string>()
  const sandbox = createSandbox({
    now: clock.now,
    webhooks: {
      allowLoopback: true,
      schedule: clock.schedule,
      // One that is never answered ends only when time passes.
      fetch: (input, init) =>
        unanswered.has(new URL(String(input)).pathname)
          ? clock.unlessTimePasses(fetch(input, init))
          : fetch(input, init),
    },
  })
  const served = await serveSandbox(sandbox)
  const options: ConformanceOptions = {
    baseUrl: served.url,
    orgApiKey: defaultOrganisation.keys.SANDBOX,
    liveKey: defaultOrganisation.keys.LIVE,
    staffUserID: sandboxMembers.staff,
    writes: true,
    control: sandboxControl(sandbox, clock.pass),
    receiver: {
      ...receiver,
      answerWith: (path, answer) => {
        if (answer === 'nothing') unanswered.add(path)
        receiver.answerWith(path, answer)
      },
    },
  }
  return { sandbox, options, close: async () => void (await Promise.all([served.close(), receiver.close()])) }
}
