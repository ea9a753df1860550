import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

/** Collects what nobody holds, now: a signal or a request that only waits must not be among it. */
export const collectGarbage = runInNewContext('gc') as () => void
