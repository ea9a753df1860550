'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { libraryMark } from '../../base/index.ts'
import type { ExperienceErrorKind, MemberSession } from '../../client/index.ts'
import type { OwnPartsByName } from '../../ui/index.ts'
import type { SavedOffersStore } from './SavedOffersStore.ts'
import type { Offer } from '../../contract/index.ts'

/** Gives the address of a picture in another size: `{ src, srcSet?, sizes? }`, or null for no picture. */
export type ResolveImage = (image: {
  readonly url: string
  readonly use: 'card' | 'lead' | 'gallery' | 'thumbnail'
}) => {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
} | null

/** Gives the address of a map for a place, `null` for none. The fields are the Service's `location`, all optional. */
export type MapHref = (location: NonNullable<Offer['location']>) => string | null | undefined

/**
 * Saves a file that the member asked for, in place of the browser. Rejects where it could not: the member is told, and
 * can try again; with an `AbortError` where they thought better of it, as `navigator.share` does.
 */
export type SaveFile = (file: File) => void | PromiseLike<void>

/** What the provider hands to every component, besides the kit and the language. */
export interface ExperienceContextValue {
  readonly slots: ExperienceSlots
  readonly resolveImage: (...image: Parameters<ResolveImage>) => ReturnType<ResolveImage> | undefined
  readonly mapHref: MapHref
  readonly emit: (event: ExperienceEvent) => void
  /** Tells the host's `onError`, and returns whether there is one. */
  readonly report: (error: unknown) => boolean
  /** True when the member's session has ended: components then show the way back in, and nothing of the member. */
  readonly isEnded: boolean
  /** Whether the host gives a store for saved offers. */
  readonly canSave: boolean
  /** What a host may make anew in each render. */
  readonly host?: {
    readonly current: {
      readonly saved?: SavedOffersStore | undefined
      readonly saveFile?: SaveFile | undefined
    }
  }
}

/** Props of the heart. */
export interface SaveButtonProps {
  readonly offerId: string
  /** The offer's, for the button's name. */
  readonly title: string
}

const outside: ExperienceContextValue = {
  slots: {},
  resolveImage: ({ url }) => ({ src: url }),
  mapHref: () => null,
  emit: () => undefined,
  report: () => false,
  isEnded: false,
  canSave: false,
}

export const ExperienceContext = createContext<ExperienceContextValue>(outside)
ExperienceContext.displayName = libraryMark

export function useExperience(): ExperienceContextValue {
  return useContext(ExperienceContext)
}

/** Parts of a host's own, made ready by `createComponents`. */
export interface ExperienceComponents {
  /** By the name of ours. */
  readonly parts: OwnPartsByName
}

/** What a host puts into our components, everywhere they show it. */
export interface ExperienceSlots {
  /** In place of a component when the session has ended: your way to sign in again. */
  readonly signInAgain?: (context: { readonly session: MemberSession }) => ReactNode
  /** Beside the sensitive questions: your consent or privacy text. */
  readonly healthDataConsent?: ReactNode
  /** At the end of a failure: your way to support, with the reference to quote. */
  readonly support?: (context: { readonly requestId: string | null }) => ReactNode
}

/**
 * What `onEvent` of the provider is told, for a host's analytics. Ids, kinds and counts only: never a token, a
 * message's text, what was searched for, or a sensitive answer.
 */
export type ExperienceEvent =
  /** The catalog shows its first offers. */
  | { readonly name: 'catalog.viewed' }
  /**
   * A search or a filter has its result. `results` as far as the catalog was read; `isComplete` when it was read to its
   * end.
   */
  | { readonly name: 'catalog.searched'; readonly results: number; readonly isComplete: boolean }
  /** A search or a filter has no hit in the whole catalog. What was searched for is not told. */
  | { readonly name: 'catalog.nothingFound' }
  /** A card was pressed. */
  | { readonly name: 'offer.opened'; readonly offerId: string }
  /** The page of an offer shows it. */
  | { readonly name: 'offer.viewed'; readonly offerId: string }
  /** The host's store has it. */
  | { readonly name: 'offer.saved'; readonly offerId: string }
  /** The host's store has it no more. */
  | { readonly name: 'offer.unsaved'; readonly offerId: string }
  /** The member is asked whether to redeem it. */
  | { readonly name: 'redemption.started'; readonly offerId: string }
  /** The points are spent: once for each redemption. */
  | { readonly name: 'redemption.created'; readonly offerId: string; readonly redemptionId: string }
  /** The page of a redemption shows it. */
  | { readonly name: 'redemption.viewed'; readonly redemptionId: string }
  /** A rating of 0 to 10 has arrived. */
  | { readonly name: 'feedback.submitted'; readonly redemptionId: string; readonly rating: number }
  /** As `interest.abandoned`, of a rating and a comment. */
  | { readonly name: 'feedback.abandoned'; readonly redemptionId: string }
  /** The member began to answer. */
  | { readonly name: 'interest.started'; readonly offerId: string }
  /** The Service has the interest. Sensitive answers may still be on their way. */
  | { readonly name: 'interest.created'; readonly offerId: string; readonly interestId: string }
  /** Everything the member answered has arrived. Whether sensitive answers were among it is not told. */
  | { readonly name: 'interest.submitted'; readonly offerId: string; readonly interestId: string }
  /** Changed answers have arrived, which replace the earlier ones. */
  | { readonly name: 'interest.changed'; readonly offerId: string; readonly interestId: string }
  /**
   * What the member wrote in the sensitive questions did not arrive and is kept nowhere, because its form left the page
   * before it was sent, or while sending failed. The member is told in the form, the receipt and the hub.
   */
  | { readonly name: 'interest.answersLost'; readonly offerId: string; readonly interestId: string | null }
  /**
   * The form left the page, or its page was left, with answers that are not sent; the member may come back to it.
   * `interestId` where answers that were sent before were being changed. Which answers is not told.
   */
  | { readonly name: 'interest.abandoned'; readonly offerId: string; readonly interestId: string | null }
  /** The page of an interest shows it. */
  | { readonly name: 'interest.viewed'; readonly interestId: string }
  /** Another code is on its way, or one to another number. */
  | { readonly name: 'phone.codeSent'; readonly interestId: string }
  /** The code was right. */
  | { readonly name: 'phone.verified'; readonly interestId: string }
  /** A conversation shows its messages. */
  | { readonly name: 'conversation.opened'; readonly conversationId: string }
  /** A message of the member has arrived. */
  | { readonly name: 'message.sent'; readonly conversationId: string }
  /** The balance is shown. */
  | { readonly name: 'wallet.viewed' }
  /** Terms are outstanding, and shown. */
  | { readonly name: 'terms.shown'; readonly types: readonly string[] }
  /** A document was accepted, each on its own. */
  | { readonly name: 'terms.accepted'; readonly type: string; readonly version: string }
  /** How long a view took from its mount until its content was painted, in milliseconds. */
  | { readonly name: 'content.shown'; readonly view: ContentView; readonly durationMs: number }
  /**
   * A call failed, each attempt of it: `operation` by its name, `kind` as `ExperienceError` has it (`null` for an
   * error of your own, what `refresh` threw), the HTTP `status` and `X-Request-Id` where an answer was read. `onError`
   * gets the error itself.
   */
  | {
      readonly name: 'call.failed'
      readonly operation: string
      readonly kind: ExperienceErrorKind | null
      readonly status: number | null
      readonly requestId: string | null
    }
  /**
   * The member is signed out here: by `session.end()`, by a 401 of the token route, as after a sign-out in another tab,
   * or because a grant names another member than the session or the provider.
   */
  | { readonly name: 'session.ended' }

/** A view that reads what it shows. */
export type ContentView =
  | 'catalog'
  | 'offer'
  | 'redemptions'
  | 'redemption'
  | 'interest'
  | 'conversations'
  | 'conversation'
  | 'wallet'

/** The name of an event. */
export type ExperienceEventName = ExperienceEvent['name']
