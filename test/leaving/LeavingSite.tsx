import * as React from 'react'
import { Fragment, type ReactNode, StrictMode, Suspense, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createExperienceClient, createMemberSession, type ExperienceClient } from '../../src/client/index.ts'
import {
  ExperienceHub,
  ExperienceProvider,
  type HubFeatures,
  OfferCatalog,
  TermsGate,
  type Theme,
  useHubHistory,
  useLeaveBlocker,
} from '../../src/index.ts'
import { sandboxInterest } from '../../src/sandbox/index.ts'
import { OfferPriceForm } from '../../src/staff/index.ts'
import type { Stage } from '../failures/createStage.tsx'

/** What a host can change about its page. */
export interface SiteState {
  readonly client: ExperienceClient
  readonly isShown: boolean
  readonly isSuspended: boolean
  /** As a framework does with a page that the member has left, and may come back to. */
  readonly isHidden: boolean
  readonly isBroken: boolean
  readonly features: Partial<HubFeatures>
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
  readonly theme: Theme
  readonly width: number
}

/** A page of a host with the hub, or the form of a price. */
export interface LeavingSite {
  readonly element: ReactNode
  /** In one render, which is over when it returns. */
  readonly change: (change: Partial<SiteState>) => void
  /** As a host's router does, which asks first where it must. */
  readonly leave: () => void
  /** A new session, of a member who signs in. */
  readonly signIn: (member: string) => ExperienceClient
}

const documents = { TERMS_OF_SERVICE: { href: '#terms' } }
const assumptions = { operations: { acceptTerms: true } } as const
/** React 18 and Preact have none. */
const Activity = 'Activity' in React ? React.Activity : Fragment
const never = new Promise<never>(() => {})

export function createSite({ host: { client, sandbox } }: Stage, isHub: boolean): LeavingSite {
  let state: SiteState = {
    client,
    isShown: true,
    isSuspended: false,
    isHidden: false,
    isBroken: false,
    features: {},
    locale: 'en-GB',
    dir: 'ltr',
    theme: {},
    width: 1000,
  }
  const listeners = new Set<() => void>()
  const change: LeavingSite['change'] = (changed) =>
    flushSync(() => {
      state = { ...state, ...changed }
      for (const listener of listeners) listener()
    })
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  let ask = () => Promise.resolve('leave')

  function Site(): ReactNode {
    const { locale, dir, theme, width, ...now } = useSyncExternalStore(subscribe, () => state)
    const blocker = useLeaveBlocker()
    ask = blocker.ask
    return (
      <div style={{ inlineSize: width }}>
        <Activity mode={now.isHidden ? 'hidden' : 'visible'}>
          <ExperienceProvider client={now.client} locale={locale} dir={dir} theme={theme} timeZone="UTC">
            {now.isBroken && <OfferCatalog hrefFor={breakDown} />}
            <Suspense fallback={<p>A moment</p>}>
              {now.isSuspended && <Waiting />}
              {now.isShown && (
                <TermsGate presentation="dialog" documents={documents}>
                  {isHub ? <Hub features={now.features} /> : <OfferPriceForm offerId="fjord-lodge" />}
                </TermsGate>
              )}
            </Suspense>
          </ExperienceProvider>
        </Activity>
      </div>
    )
  }

  return {
    element: (
      <StrictMode>
        <Site />
      </StrictMode>
    ),
    change,
    leave: () => {
      void ask().then((choice) => choice === 'leave' && change({ isShown: false }))
    },
    signIn: (member) =>
      createExperienceClient({
        baseUrl: sandbox.baseUrl,
        session: createMemberSession({ refresh: async () => sandbox.grantFor(member) }),
        fetch: (input, init) => sandbox.fetch(new Request(input, init)),
        assumptions,
      }),
  }
}

function Hub({ features }: { readonly features: Partial<HubFeatures> }): ReactNode {
  return <ExperienceHub {...useHubHistory()} features={features} interestIds={[sandboxInterest]} />
}

function Waiting(): ReactNode {
  throw never
}

function breakDown(): never {
  throw new Error('A part beside it throws.')
}
