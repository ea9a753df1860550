'use client'

import { useSyncExternalStore } from 'react'
import type { ExperienceError } from '../client/index.ts'
import type { Operation, ResponseOf } from '../contract/index.ts'
import type { WriteOutcome } from './writeRecords.ts'
import { useExperienceKit } from './KitContext.ts'

/**
 * What every write hook tells of its intent. `unknown`: the answer was lost; submitting again first learns
 * what became of it.
 */
export interface WriteState<Data> {
  readonly status: WriteOutcome
  readonly data: Data | null
  readonly error: ExperienceError | Error | null
  /** `X-Request-Id` of the last answer: the reference to quote to support. */
  readonly requestId: string | null
  /**
   * Back to `idle` from `refused` or `done`. A write under way or of unknown outcome stays: forgetting it
   * could do it twice.
   */
  readonly reset: () => void
}

export function useWrite<O extends Operation>(operation: O, subject: string): WriteState<ResponseOf<O>> {
  const { writeRecords } = useExperienceKit()
  const read = () => writeRecords.get(operation.name, subject)
  const { outcome, data, error, requestId } = useSyncExternalStore(writeRecords.subscribe, read, read)
  return {
    status: outcome,
    data: data as ResponseOf<O> | null,
    error,
    requestId,
    reset: () => {
      const current = writeRecords.get(operation.name, subject).outcome
      if (current === 'refused' || current === 'done') writeRecords.remove(operation.name, subject)
    },
  }
}
