import type { Sandbox } from '../Sandbox.ts'
import type { ConformanceControl } from './ConformanceOptions.ts'

/** The other side of a sandbox, for `runConformance`. `passTime` moves the clock and the schedule that the sandbox was made with. */
export function sandboxControl(
  { control }: Sandbox,
  passTime: ConformanceControl['passTime'],
): ConformanceControl {
  return {
    // Values of the contract pass through as they are: the cases send only those.
    advance: (redemptionId, status, change) => control.advance(redemptionId, status, change),
    lastPhoneCode: control.lastPhoneCode,
    conciergeSays: (conversationId, body, attachments = []) =>
      control.addMessages(conversationId, [{ from: 'concierge', body, attachments }]),
    addNote: control.addNote,
    publishTerms: (version) => control.publishTerms(version),
    failNext: (operation, status) =>
      control.scenario({
        faults: [{ kind: status, operation, times: 1, ...(status === 429 ? { retryAfter: 1 } : {}) }],
      }),
    passTime,
  }
}
