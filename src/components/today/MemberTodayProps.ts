import type { ComponentPropsWithoutRef, MouseEvent } from 'react'
import type { Offer, Redemption } from '../../contract/index.ts'
import type { MessageOverrides, redemptionsMessages, todayMessages } from '../../i18n/index.ts'

/** The parts of {@link MemberToday} that `classNames` reaches. */
export type MemberTodayPart = 'body' | 'title' | 'picture' | 'row'

/** Where what is shown leads: a `HubLocation`. */
export type MemberTodayLocation =
  | { readonly view: 'redemption'; readonly redemptionId: string }
  | { readonly view: 'concierge'; readonly conversationId: string }
  | { readonly view: 'interest'; readonly interestId: string }
  | { readonly view: 'wallet' }

/** Props of {@link MemberToday}; all others go to its `section`. */
export interface MemberTodayProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Interests made before this session: the Service lists none, so give the ids that you stored. */
  readonly interestIds?: readonly string[] | undefined
  /**
   * When the member last saw each conversation, by its id, as `onSeen` of `ConciergeChat` said (ISO-8601): messages
   * after that are new. The Service has no read state; without it only this session's is known.
   */
  readonly lastSeenAt?: Readonly<Record<string, string>> | undefined
  /**
   * Reads all that it can show, side by side. `false`: the bookings and the catalog alone; interests and conversations
   * are shown as far as the session knows them. Default true.
   */
  readonly readsAll?: boolean | undefined
  /** Whether the balance has a row. Default true. */
  readonly showsPoints?: boolean | undefined
  /** The address of a place in your app: ways on are links then, else buttons. `undefined`: none for this one. */
  readonly hrefFor?: ((location: MemberTodayLocation) => string | undefined) | undefined
  /** The member wants to go there. With `hrefFor`, for a plain press alone, which the browser does not follow then. */
  readonly onOpen?:
    | ((opened: { readonly location: MemberTodayLocation; readonly event: MouseEvent<HTMLElement> }) => void)
    | undefined
  /** The member wants the booking in their calendar: do it your way. Without it they get a file. */
  readonly onAddToCalendar?:
    ((event: { readonly redemption: Redemption; readonly offer: Offer | undefined }) => void) | undefined
  /**
   * All that it shows is read, or has failed. Whatever is learned later waits until nobody sees it. `isEmpty`: nothing
   * lies ahead.
   */
  readonly onReady?: ((ready: { readonly isEmpty: boolean }) => void) | undefined
  /** Whether there is a button for the calendar, once the booking is purchased. Default true. */
  readonly offersCalendar?: boolean | undefined
  /** Level of the title, 1 to 4. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined
  /** Overrides of the texts. Keep the object's identity. */
  readonly messages?: MessageOverrides<typeof todayMessages & typeof redemptionsMessages> | undefined
  readonly classNames?: Partial<Readonly<Record<MemberTodayPart, string>>> | undefined
}
