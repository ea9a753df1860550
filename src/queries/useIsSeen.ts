'use client'

import { focusManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const read = () => focusManager.isFocused()

/** False behind another tab. TanStack would not ask there, and yet leave the timer of a poll running. */
export const useIsSeen = (): boolean => useSyncExternalStore(focusManager.subscribe, read, read)
