/**
 * How who leads away asks the forms of a page: by two events of the window, so that a router needs neither our React
 * tree nor our package. Of all forms on the page, whichever session they belong to: a page that goes takes each of
 * them.
 *
 * - `xp-leave`, cancelable, dispatched before leaving. A form that would lose something prevents it; with a `detail`
 *  it asks the member, and calls `detail.answer`.
 * - `xp-leave-change`, dispatched by a form when it begins and when it ceases to prevent the other one.
 */
export const leaveRequested = 'xp-leave'
export const leaveChanged = 'xp-leave-change'

/** What the member chose. */
export type LeaveChoice = 'stay' | 'leave'

/** The `detail` of `xp-leave`. */
export interface LeaveRequest {
  readonly answer: (choice: LeaveChoice) => void
}
