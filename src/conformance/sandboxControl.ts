import type { ConformanceControl } from './ConformanceOptions.ts'

/** What `sandboxControl` uses of a sandbox. `createSandbox` of `./sandbox` makes one. */
export interface ControlledSandbox {
  readonly control: Pick<ConformanceControl, 'lastPhoneCode'> & {
    readonly advance: (...args: Parameters<ConformanceControl['advance']>) => void
    readonly addMessages: (
      conversationId: string,
      messages: readonly {
        readonly from: 'concierge'
        readonly body: string
        readonly attachments: readonly string[]
      }[],
    ) => void
    readonly addNote: (conversationId: string, body: string, attachments?: readonly string[]) => void
    readonly publishTerms: (version: string) => void
    readonly scenario: (scenario: {
      readonly failures: readonly {
        readonly kind: 429 | 500
        readonly operation: string
        readonly times: number
        readonly retryAfter?: number
      }[]
    }) => void
  }
}

/**
 * The other side of a sandbox, for `runConformance`. `passTime` moves the clock and the schedule that the
 * sandbox was made with.
 */
export function sandboxControl(
  { control }: ControlledSandbox,
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
        failures: [{ kind: status, operation, times: 1, ...(status === 429 ? { retryAfter: 1 } : {}) }],
      }),
    passTime,
  }
}
