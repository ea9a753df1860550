'use client'

import { createContext, type RefObject } from 'react'

/** Of a form, while it holds something that leaving would lose. */
export interface LeaveGuard {
  /** Asks the member. `onLeave` is called once they have agreed to lose what is typed. */
  readonly ask: (onLeave: () => void) => void
  /**
   * The browser has gone to another entry of its history. Goes back to the entry of the form, and asks; where the
   * member is being asked already, they leave. `accept` is called to stay where the browser has gone.
   */
  readonly holdHistory: (accept: () => void) => void
}

/**
 * How a form stops its surroundings, such as the hub, from leading away. The surroundings provide an empty
 * ref; a form sets it while it holds something that leaving would lose. Apart from `useLeaveGuard`, so that
 * the hub loads no dialog for it.
 */
export const LeaveGuardContext = createContext<LeaveGuardRef | null>(null)

/** Where a form puts its guard. */
export interface LeaveGuardRef extends RefObject<LeaveGuard | null> {
  /**
   * Whether the form goes where the browser goes to this address. Given by surroundings that take Back and
   * Forward, so that the form may hold them too.
   */
  readonly leadsAway?: (address: string) => boolean
}
