import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ExperienceClient, MemberSession } from '../../client/index.ts'
import type { AssumptionsInput } from '../../contract/index.ts'
import type { Messages, TextDirection } from '../../i18n/index.ts'
import type { LiveTransport } from '../../queries/index.ts'
import type { Theme } from '../../theme/index.ts'
import type {
  ExperienceComponents,
  ExperienceEvent,
  ExperienceSlots,
  MapHref,
  ResolveImage,
  SaveFile,
  SavedOffersStore,
} from '../common/index.ts'

interface ExperienceProviderBase {
  /**
   * A check only: while the session belongs to another member, everything inside is as after the end of a session. No
   * component, hook or write inside sees or sends anything of that member.
   */
  readonly memberId?: string | undefined
  /** IANA name of the zone in which timestamps are shown. Default: the browser's. */
  readonly timeZone?: string | undefined
  /** BCP 47 tag. Default `en`. */
  readonly locale?: string | undefined
  /** Default: the locale's. `inherit` leaves it to the page around us. */
  readonly dir?: TextDirection | 'inherit' | undefined
  /**
   * Other words, or another language; `keys` shows the key of each message in its place, for who translates. Keep the
   * object's identity.
   */
  readonly messages?: Partial<Messages> | 'keys' | undefined
  readonly theme?: Theme | undefined
  /**
   * Share your own: its persister and global error handlers then see our reads. Default: our own, invisible
   * to your hooks.
   */
  readonly queryClient?: QueryClient | undefined
  readonly slots?: ExperienceSlots | undefined
  /** Parts of your own in place of ours, from `createComponents`. Keep the object's identity. */
  readonly components?: ExperienceComponents | undefined
  /** Gives each picture in the size that its place needs. Default: the address as the Service gives it. */
  readonly resolveImage?: ResolveImage | undefined
  /**
   * Keeps which offers the member saves: your backend, or `savedInThisBrowser()`. With it offers have a heart, and the
   * hub has a page of those that are saved. Default: none, and nothing of it is loaded.
   */
  readonly saved?: SavedOffersStore | undefined
  /** Gives the address of a map for a place, which then is a link that opens apart. Default: no link. */
  readonly mapHref?: MapHref | undefined
  /**
   * Saves the files that a member asks for (a booking as `text/calendar`, the ledger as `text/csv`) where the browser
   * would download them: for a native app, whose web view downloads none. Default: a download.
   */
  readonly saveFile?: SaveFile | undefined
  /**
   * Tells when something has changed at the Service: while it is live, an open conversation and an open redemption are
   * not polled. Keep the function's identity. Default: none.
   */
  readonly live?: LiveTransport | undefined
  /** What the member does, for your analytics. */
  readonly onEvent?: ((event: ExperienceEvent) => void) | undefined
  /** Every failure of a call, every row that could not be read, every component that broke. */
  readonly onError?: ((error: unknown) => void) | undefined
  readonly children?: ReactNode
}

/** `baseUrl` and `session`, or a `client` made with `createExperienceClient`. */
export type ExperienceProviderProps = ExperienceProviderBase &
  (
    | {
        readonly client?: undefined
        /** The Service's address: https, http on loopback, or a same-origin path that your server proxies. */
        readonly baseUrl: string
        /** The token provider, from `createMemberSession`. A new member is a new session. */
        readonly session: MemberSession
        readonly fetch?: typeof globalThis.fetch | undefined
        readonly assumptions?: AssumptionsInput | undefined
      }
    | {
        readonly client: ExperienceClient
        readonly baseUrl?: undefined
        readonly session?: undefined
        readonly fetch?: undefined
        readonly assumptions?: undefined
      }
  )
