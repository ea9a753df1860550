'use client'

import { useCallback, useState } from 'react'
import { toError } from '../../base/index.ts'
import { saveByBrowser } from '../../ui/index.ts'
import { useExperience } from './ExperienceContext.ts'

/** What became of the last file. `error` is what the host threw, as an error. */
interface FileState {
  readonly isSaving: boolean
  readonly error: Error | null
}

const idle: FileState = { isSaving: false, error: null }

/** Saves a file for the member: by the host's `saveFile`, else as the browser saves a link. */
export function useSaveFile() {
  const { host, report } = useExperience()
  const [state, setState] = useState(idle)

  /** Whether it was saved: not where that failed, or where the member thought better of it. It never rejects. */
  const save = useCallback(
    async (file: File): Promise<boolean> => {
      setState({ isSaving: true, error: null })
      try {
        await (host?.current.saveFile ?? saveByBrowser)(file)
        setState(idle)
        return true
      } catch (thrown) {
        const error = toError(thrown)
        // As `navigator.share` says it.
        const isGivenUp = error.name === 'AbortError'
        setState(isGivenUp ? idle : { isSaving: false, error })
        if (!isGivenUp) report(error)
        return false
      }
    },
    [host, report],
  )

  return { ...state, save }
}
