import type { ReactNode } from 'react'
import type { Locator } from 'vitest/browser'
import type { MemberHostOptions } from '../support/memberHost.tsx'
import type { InjectedFailure, FailureKind } from './InjectedFailure.ts'
import type { OperationName } from './operationOf.ts'
import type { Stage } from './createStage.tsx'

/** One column of the matrix: where a member meets an operation. */
export interface Surface {
  readonly operation: OperationName
  readonly component: string
  /** Where the component uses the operation twice. */
  readonly at?: string
  readonly host?: Pick<MemberHostOptions, 'member' | 'assumptions' | 'scenario'>
  /** What the Service holds, and what the host shows. The failure comes after. */
  readonly show: (stage: Stage) => ReactNode | Promise<ReactNode>
  /** How the member comes to the request, up to the last press. Without `act`, the request is made as the component is shown. */
  readonly reach?: (stage: Stage) => Promise<void>
  /** The press that makes the request; also how it is tried again, unless there is another way. */
  readonly act?: (stage: Stage) => Promise<void>
  /** Requests of the operation that the failure lets pass first. */
  readonly passes?: number
  /** The button that `act` presses. */
  readonly button?: () => Locator
  /** Fields with what the member has put in. */
  readonly typed?: () => readonly (readonly [Locator, string])[]
  /** What the member wanted is on the screen. */
  readonly isDone: (stage: Stage) => boolean
  /** What the member reads, all of it, for each kind of failure; `null`: nothing is told, since the component does without. */
  readonly words: (kind: FailureKind, failure: InjectedFailure) => readonly string[] | null
  /** The component does its work without this operation: whether it does. */
  readonly without?: (stage: Stage) => boolean
  /** There is no button to try again with, since that could not help: it is there when the component is shown again. */
  readonly isUntriable?: (kind: FailureKind, failure: InjectedFailure) => boolean
  /** What the member reads where nothing is tried again for them: that it was not done, beside the button of the first press. */
  readonly notDone?: string
  /** How often it has been done, as the Service knows it. */
  readonly effect?: (stage: Stage) => Promise<number>
}
