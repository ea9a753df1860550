import { useEffect, useState } from 'react'
import { type KeptRequest, readRequests } from './backend.ts'

interface KeptRequests {
  /** Undefined until they are read. */
  readonly requests: readonly KeptRequest[] | undefined
  readonly hasFailed: boolean
}

/** Which interests this member made: the Service has no list of them, so the organisation keeps their ids. */
export function useKeptRequests(): KeptRequests {
  const [requests, setRequests] = useState<readonly KeptRequest[]>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    readRequests().then(setRequests, () => setHasFailed(true))
  }, [])
  return { requests, hasFailed }
}
