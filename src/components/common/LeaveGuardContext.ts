'use client'

import { createContext, type RefObject } from 'react'

/** Calls `leave` once the member has agreed to lose what is typed. */
export type AskBeforeLeaving = (leave: () => void) => void

/**
 * How a form stops its surroundings, such as the hub, from leading away. The surroundings provide an empty
 * ref; a form sets it while it holds something that leaving would lose. Apart from `useLeaveGuard`, so that
 * the hub loads no dialog for it.
 */
export const LeaveGuardContext = createContext<RefObject<AskBeforeLeaving | null> | null>(null)
