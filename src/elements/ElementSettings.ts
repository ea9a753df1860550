import type { QueryClient } from '@tanstack/react-query'
import type { ExperienceClient, MemberSession } from '../client/index.ts'
import type {
  ExperienceComponents,
  ExperienceEvent,
  MapHref,
  ResolveImage,
  SaveFile,
  SavedOffersStore,
} from '../components/common/index.ts'
import type { AssumptionsInput } from '../contract/index.ts'
import type { Messages } from '../i18n/index.ts'
import type { LiveTransport } from '../queries/index.ts'
import type { Scheme, Theme } from '../theme/index.ts'
import { type AttributeReader, choice, describe, text } from './ElementDescription.ts'

/**
 * What every element takes, and gives to the elements inside it, which may have their own. All of it is
 * optional where an element around has it.
 */
export interface ElementSettings {
  /** The Service's address: https, http on loopback, or a same-origin path that your server proxies. */
  readonly baseUrl?: string | undefined
  /**
   * The address of your backend that gives member tokens, as for `refreshFrom`. The session is made from it,
   * one for all elements of the page with the same addresses, and forgotten when the last of them has left
   * the page.
   */
  readonly refreshUrl?: string | undefined
  /** Whether cookies go along to a `refreshUrl` of another origin: `include`. Default `same-origin`. */
  readonly refreshCredentials?: 'same-origin' | 'include' | undefined
  /**
   * The header in which your backend expects the token of `<meta name="csrf-token">`, such as `X-CSRF-Token`. The page
   * is read at each refresh. It is sent to the page's own origin only.
   */
  readonly refreshCsrfHeader?: string | undefined
  /** `idle`: loads and shows nothing before the page has loaded and has nothing else to do. Default `eager`. */
  readonly loading?: 'eager' | 'idle' | undefined
  /** A check only: when it differs from the session's member, nothing of that member is shown. */
  readonly memberId?: string | undefined
  /** BCP 47 tag. Default `en`. */
  readonly locale?: string | undefined
  /** IANA name of the zone in which timestamps are shown. Default: the browser's. */
  readonly timeZone?: string | undefined
  /** Default: the locale's. `inherit` leaves it to the page around us. */
  readonly dir?: 'ltr' | 'rtl' | 'inherit' | undefined
  /** Default: the theme's, else `light`. Also on the element as `data-xp-scheme`, for the CSS of `themeToCss`. */
  readonly scheme?: Scheme | undefined
  /** The token provider, from `createMemberSession`, in place of `refreshUrl`. A new member is a new session. */
  readonly session?: MemberSession | undefined
  /** In place of `baseUrl` and a session. */
  readonly client?: ExperienceClient | undefined
  /** Of `createTheme`, or tokens by hand. Its `className` goes on the element itself, with your page's CSS. */
  readonly theme?: Theme | undefined
  /**
   * Other words, or another language; laid over those of the element around. `keys` shows the key of each message, for
   * who translates.
   */
  readonly messages?: Partial<Messages> | 'keys' | undefined
  /** What is taken for granted where the specification leaves it open. The first element of a session decides. */
  readonly assumptions?: AssumptionsInput | undefined
  /** Share your own: its persister and global error handlers then see our reads. */
  readonly queryClient?: QueryClient | undefined
  /** For requests to the Service, in place of the page's. The first element of a session decides. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Gives each picture in the size that its place needs. */
  readonly resolveImage?: ResolveImage | undefined
  /** Gives the address of a map for a place, which then is a link that opens apart. */
  readonly mapHref?: MapHref | undefined
  /** Saves the files that a member asks for, where the browser would download them. */
  readonly saveFile?: SaveFile | undefined
  /** React components of your own in place of our parts, from `createComponents`. */
  readonly components?: ExperienceComponents | undefined
  /** Keeps which offers the member saves; the same for all elements of a session. Default: none, and no hearts. */
  readonly saved?: SavedOffersStore | undefined
  /** Tells when something has changed at the Service, in place of polls. Default: none. */
  readonly live?: LiveTransport | undefined
}

/** Not those by which keys and tokens travel. */
const headerName: AttributeReader<string> = {
  read: (name) =>
    /^[\w-]+$/.test(name) && !/^(authorization|cookie|x-api-key)$/i.test(name) ? name : undefined,
  expects: 'the name of a header, such as X-CSRF-Token',
}

interface ProviderProps extends ElementSettings {
  /** What happened, as ids, kinds and counts; never what was typed. */
  readonly onEvent?: (event: ExperienceEvent) => void
  /** What went wrong: a failed call, or what a component threw. */
  readonly onError?: (error: unknown) => void
}

/** The settings as an element of their own: it shows nothing but what is inside it. */
export const provider = describe<ProviderProps>()('xp-provider', {
  attributes: {
    baseUrl: text,
    refreshUrl: text,
    refreshCredentials: choice('same-origin', 'include'),
    refreshCsrfHeader: headerName,
    loading: choice('eager', 'idle'),
    memberId: text,
    locale: text,
    timeZone: text,
    dir: choice('ltr', 'rtl', 'inherit'),
    scheme: choice('light', 'dark', 'system'),
    messages: choice('keys'),
  },
  objects: ['session', 'client', 'theme', 'messages', 'assumptions', 'queryClient', 'components', 'saved'],
  functions: ['fetch', 'resolveImage', 'mapHref', 'saveFile', 'live'],
  events: { onEvent: 'always', onError: 'always' },
  parts: [],
  hasContent: true,
})

/** The names of the properties that every element has. */
export const settingNames: readonly string[] = [
  ...Object.keys(provider.attributes),
  ...provider.objects,
  ...provider.functions,
]
