import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { fn, type within } from 'storybook/test'
import { createMemberSession } from '../src/client/index.ts'
import { ExperienceProvider, type ExperienceProviderProps } from '../src/components/provider/index.ts'
import type { AssumptionsInput } from '../src/contract/index.ts'
import {
  createSandbox,
  type InjectedFailure,
  type Sandbox,
  sandboxMembers,
  type SandboxOptions,
} from '../src/sandbox/index.ts'
import type { Theme } from '../src/theme/index.ts'
import { languageOf } from './languages.ts'
import { picturesUrl } from './picturesUrl.ts'
import { resolveStoryImage } from './resolveStoryImage.ts'
import { useShownGlobals } from './shownGlobals.ts'
import { storyBrand } from './storyBrand.ts'
import type { StoryGlobals } from './StoryGlobals.ts'
import { storyRegistry } from './storyRegistry.ts'
import { networkKey, useNetwork } from './useNetwork.ts'

/** `parameters.sandbox` of a story: the Service that it talks to, and the provider around it. All is optional, and wins over the toolbars. */
export interface SandboxStoryParameters {
  /** How the Service behaves. Default: as the toolbar's network says; well. */
  readonly scenario?: SandboxOptions['scenario']
  /** The member's `externalUserID`. Default: the one with 48,250 points. */
  readonly member?: string
  /** The organisation's backend knows of no sign-in any more: the session ends at its first refresh. */
  readonly isSignedOut?: boolean
  /** Something done to the Service before the story begins. */
  readonly prepare?: (sandbox: Sandbox) => void
  /** Booking of every offer closes so many milliseconds after the story begins; before, if negative. */
  readonly closesInMs?: number
  readonly assumptions?: AssumptionsInput
  /** Default: the toolbar's language. */
  readonly locale?: string
  readonly timeZone?: string
  /** Laid over those of the language. */
  readonly messages?: ExperienceProviderProps['messages']
  readonly slots?: ExperienceProviderProps['slots']
  readonly components?: ExperienceProviderProps['components']
  /** Makes the host's store for saved offers. Default: none. */
  readonly saved?: () => NonNullable<ExperienceProviderProps['saved']>
  readonly mapHref?: ExperienceProviderProps['mapHref']
  /** Width of the host's column, in pixels: our components look at their container. Default: the toolbar's; all there is. */
  readonly width?: number
}

/** Gives a story its own Service, session and provider. For `decorators` of a story file's meta. */
export const withSandbox: Decorator = (Story, { parameters, globals, storyGlobals }) => (
  <ShownStory
    settings={(parameters.sandbox ?? {}) as SandboxStoryParameters}
    globals={globals}
    storyGlobals={storyGlobals}
  >
    <Story />
  </ShownStory>
)

/** Spreads into a story's `parameters`: `parameters: sandboxParameters({ scenario: 'empty' })`, checked by the compiler. */
export function sandboxParameters(
  sandbox: SandboxStoryParameters,
  more: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return { ...more, sandbox }
}

/** A scenario in which one operation fails, or all do. A 403 is not tried again. */
export const failing = (
  operation?: InjectedFailure['operation'],
  kind: InjectedFailure['kind'] = 403,
  more: Omit<InjectedFailure, 'kind' | 'operation'> = {},
): SandboxOptions['scenario'] => ({ failures: [{ kind, ...(operation ? { operation } : {}), ...more }] })

export type Canvas = ReturnType<typeof within>

/** A `play` that waits for an element, by its role. */
export const shows =
  (...element: Parameters<Canvas['findByRole']>) =>
  async ({ canvas }: { readonly canvas: Canvas }) =>
    void (await canvas.findByRole(...element))

/** A `play` that waits for a text. What is announced stands in the page twice for seven seconds. */
export const says =
  (...text: Parameters<Canvas['findAllByText']>) =>
  async ({ canvas }: { readonly canvas: Canvas }) =>
    void (await canvas.findAllByText(...text))

/** For a story's `globals`. */
export const dark = { scheme: 'dark' }

/** Spreads into a story: right to left, in Arabic words and figures. */
export const arabic = { globals: { direction: 'rtl' }, parameters: sandboxParameters({ locale: 'ar-EG' }) }

/** What `onEvent` of the stories' providers was told, in the actions panel. */
export const storyEvents = fn().mockName('onEvent')

interface ShownStoryProps {
  readonly settings: SandboxStoryParameters
  readonly globals: Readonly<Record<string, unknown>>
  readonly storyGlobals: Readonly<Record<string, unknown>>
  readonly children: ReactNode
}

/** Only the network mounts the story again: all else changes in place, and what was typed stays. */
function ShownStory({ settings, globals, storyGlobals, children }: ShownStoryProps) {
  const shown = useShownGlobals({ globals, storyGlobals })
  return (
    <SandboxProvider
      key={settings.scenario === undefined ? networkKey(shown.network) : 'own'}
      {...settings}
      shown={shown}
    >
      {children}
    </SandboxProvider>
  )
}

interface SandboxProviderProps extends SandboxStoryParameters {
  readonly shown: StoryGlobals
  readonly children: ReactNode
}

/** The same Service, where booking of every offer closes so many milliseconds from now. */
function closingIn(sandbox: Sandbox, ms: number): Sandbox {
  const expiresAt = new Date(Date.now() + ms).toISOString()
  return {
    ...sandbox,
    fetch: async (input, init) => {
      const answer = await sandbox.fetch(input, init)
      if (!new URL(new Request(input).url).pathname.endsWith('/offers')) return answer
      const { offers, ...more } = (await answer.json()) as { offers: object[] }
      return Response.json({ ...more, offers: offers.map((offer) => ({ ...offer, expiresAt })) })
    },
  }
}

let stories = 0

function SandboxProvider({
  scenario,
  member = sandboxMembers.fresh,
  isSignedOut = false,
  prepare,
  closesInMs,
  assumptions,
  locale,
  timeZone = 'Europe/Copenhagen',
  messages,
  slots,
  components,
  saved,
  mapHref,
  width,
  shown,
  children,
}: SandboxProviderProps) {
  const [{ sandbox, session, store }] = useState(() => {
    stories += 1
    const made = createSandbox({
      baseUrl: `https://story-${stories}.sandbox.test`,
      pictures: picturesUrl(),
      ...(scenario ? { scenario } : {}),
      ...(assumptions?.offerSearch ? { assumptions: { offerSearch: assumptions.offerSearch } } : {}),
    })
    const sandbox = closesInMs === undefined ? made : closingIn(made, closesInMs)
    prepare?.(sandbox)
    // Now, and not only in the effect: those of the story inside run first, and send.
    storyRegistry.register(sandbox)
    return {
      sandbox,
      store: saved?.(),
      session: createMemberSession({
        refresh: () => Promise.resolve(isSignedOut ? null : sandbox.grantFor(member)),
      }),
    }
  })
  useEffect(() => storyRegistry.register(sandbox), [sandbox])
  useNetwork(sandbox, scenario === undefined ? shown.network : undefined)
  const brand = storyBrand(shown.brand)
  const theme = useStoryTheme(shown)
  const language = languageOf(locale ?? shown.language)
  const words = useMemo(
    () =>
      messages && messages !== 'keys' && language.messages
        ? { ...language.messages, ...messages }
        : (messages ?? language.messages),
    [messages, language],
  )
  return (
    <ExperienceProvider
      baseUrl={sandbox.baseUrl}
      session={session}
      assumptions={assumptions}
      locale={language.locale}
      dir={shown.direction === 'auto' ? undefined : shown.direction}
      timeZone={timeZone}
      messages={words}
      slots={slots}
      components={components ?? brand.components}
      saved={store}
      mapHref={mapHref}
      resolveImage={brand.resolveImage ?? resolveStoryImage}
      theme={theme}
      onEvent={storyEvents}
    >
      <HostColumn width={width ?? (shown.width === 'full' ? undefined : Number(shown.width))}>
        {children}
      </HostColumn>
    </ExperienceProvider>
  )
}

function useStoryTheme({ brand, scheme, density }: StoryGlobals): Theme {
  return useMemo(() => {
    const { theme } = storyBrand(brand)
    return density === 'brand'
      ? { ...theme, scheme }
      : { ...theme, scheme, tokens: { ...theme.tokens, density: density === 'compact' ? '0.75' : '1' } }
  }, [brand, scheme, density])
}

/** Always there, so that another width mounts nothing again. */
function HostColumn({
  width,
  children,
}: {
  readonly width: number | undefined
  readonly children: ReactNode
}) {
  return (
    <div
      style={
        width === undefined
          ? { display: 'contents' }
          : { inlineSize: width, maxInlineSize: '100%', marginInline: 'auto' }
      }
    >
      {children}
    </div>
  )
}
