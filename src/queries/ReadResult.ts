import type { UseQueryResult } from '@tanstack/react-query'

/** TanStack's result of a read. `error` is an `ExperienceError`, or whatever the host's own `refresh` threw. */
export type ReadResult<Data> = UseQueryResult<Data, unknown>
