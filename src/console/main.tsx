import { type ReactNode, StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nProvider } from '../i18n/index.ts'
import type { OperatorState } from '../sandbox/operator/index.ts'
import {
  AnnouncerProvider,
  Button,
  EmptyState,
  Notice,
  SegmentedControl,
  Skeleton,
  TextLink,
} from '../ui/index.ts'
import { MemberView } from './MemberView.tsx'
import { RequestsView } from './RequestsView.tsx'
import { ServiceView } from './ServiceView.tsx'
import { WebhooksView } from './WebhooksView.tsx'
import { countText, numberText } from './moments.ts'
import { type Act, type ConsoleEnvironment, OperatorContext, sendAction, usePolled } from './operator.ts'
import { type ConsoleView, consoleViews, hashOf, useConsoleLocation } from './useConsoleLocation.ts'

interface Told {
  readonly tone: 'good' | 'wrong'
  readonly text: string
  /** Announces the same words again. */
  readonly count: number
}

const viewNames: Readonly<Record<ConsoleView, string>> = {
  members: 'Members',
  requests: 'Requests',
  webhooks: 'Webhooks',
  service: 'Service',
}

/** The whole console: who is there, what is asked, what is delivered, and how the Service behaves. */
function ConsoleApp(): ReactNode {
  const { view, memberId } = useConsoleLocation()
  const [environment, setEnvironment] = useState<ConsoleEnvironment>('SANDBOX')
  const [isLive, setLive] = useState(true)
  const [revision, setRevision] = useState(0)
  const [told, setTold] = useState<Told | null>(null)
  const poll = { environment, isLive, revision }
  const { data: state, failure } = usePolled<OperatorState>('/state', poll)

  // What was done in one view is no news in another.
  useEffect(() => setTold(null), [view, memberId])

  const tell = (tone: Told['tone'], text: string) =>
    setTold((before) => ({ tone, text, count: (before?.count ?? 0) + 1 }))
  const act: Act = async (action, done) => {
    try {
      await sendAction(action, environment)
      tell('good', done)
      return true
    } catch (error) {
      tell('wrong', error instanceof Error ? error.message : String(error))
      return false
    } finally {
      setRevision((count) => count + 1)
    }
  }

  return (
    <OperatorContext.Provider value={act}>
      <div className="xp-console xp-surface xp-container">
        <ConsoleHeader
          view={view}
          environment={environment}
          onEnvironmentChange={setEnvironment}
          isLive={isLive}
          onPause={() => setLive(!isLive)}
        />
        <main className="xp-console-main">
          {failure !== null && (
            <Notice tone="wrong" title="No answer." announces="polite">
              {failure}
            </Notice>
          )}
          {state === null ? <ConsoleSkeleton /> : <CurrentView {...{ view, memberId, state }} poll={poll} />}
          {told && <ToldNotice key={told.count} told={told} onClose={() => setTold(null)} />}
        </main>
        <footer className="xp-console-footer xp-type-small xp-quiet">
          {isLive ? 'Live, each second.' : 'Paused.'} {state && countText(state.requestCount, 'request')}{' '}
          since the start. Neither bodies nor tokens nor keys are shown.
        </footer>
      </div>
    </OperatorContext.Provider>
  )
}

interface ConsoleHeaderProps {
  readonly view: ConsoleView
  readonly environment: ConsoleEnvironment
  readonly onEnvironmentChange: (environment: ConsoleEnvironment) => void
  readonly isLive: boolean
  readonly onPause: () => void
}

function ConsoleHeader({
  view,
  environment,
  onEnvironmentChange,
  isLive,
  onPause,
}: ConsoleHeaderProps): ReactNode {
  return (
    <header className="xp-console-header">
      <div className="xp-console-top">
        <h1 className="xp-type-title-2">Experience sandbox</h1>
        <div className="xp-console-tools">
          <SegmentedControl
            label="Environment"
            labelHidden
            className="xp-console-environment"
            options={[
              { value: 'SANDBOX', label: 'Sandbox' },
              { value: 'LIVE', label: 'Live' },
            ]}
            value={environment}
            onValueChange={onEnvironmentChange}
          />
          <Button size="small" onClick={onPause}>
            {isLive ? 'Pause' : 'Go on'}
          </Button>
        </div>
      </div>
      <nav aria-label="Console" className="xp-console-navigation">
        {consoleViews.map((each) => (
          <a
            key={each}
            href={hashOf(each)}
            className="xp-console-part xp-focus"
            aria-current={each === view ? 'page' : undefined}
          >
            {viewNames[each]}
          </a>
        ))}
      </nav>
    </header>
  )
}

function ToldNotice({ told, onClose }: { readonly told: Told; readonly onClose: () => void }): ReactNode {
  return (
    <Notice
      tone={told.tone}
      announces={told.tone === 'good' ? 'polite' : 'assertive'}
      className="xp-console-told"
      action={
        <TextLink tone="ink" onClick={onClose}>
          Close
        </TextLink>
      }
    >
      {told.text}
    </Notice>
  )
}

interface CurrentViewProps {
  readonly view: ConsoleView
  readonly memberId: string | null
  readonly state: OperatorState
  readonly poll: Parameters<typeof usePolled>[1]
}

/** Everybody whom a key of this environment was exchanged for, and those of the seed data. */
function MembersView({ state }: { readonly state: OperatorState }): ReactNode {
  if (state.members.length === 0) {
    return (
      <EmptyState title="Nobody is here yet" drawing>
        A member appears when your backend exchanges this environment’s key for one: POST /v1/auth/exchange.
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="members-title" className="xp-console-section">
      <h2 id="members-title" className="xp-type-title-2">
        Members
      </h2>
      <ul className="xp-console-rows xp-plain">
        {state.members.map(
          ({ externalUserID, displayName, tier, balance, redemptions, interests, archivedAt }) => (
            <li key={externalUserID} className="xp-plain">
              <a
                href={hashOf('members', externalUserID)}
                className="xp-console-row xp-console-member xp-native xp-focus"
              >
                <span className="xp-console-name">
                  {displayName ?? externalUserID}
                  <span className="xp-console-id">{externalUserID}</span>
                </span>
                <span className="xp-console-tier xp-quiet">
                  {archivedAt === null ? (tier ?? 'No tier') : 'Removed'}
                </span>
                <span className="xp-quiet">
                  {countText(redemptions, 'redemption')}, {countText(interests, 'interest')}
                </span>
                <span className="xp-console-figure xp-figures">{numberText(balance)} ★</span>
              </a>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

function CurrentView({ view, memberId, state, poll }: CurrentViewProps): ReactNode {
  if (view === 'requests') return <RequestsView state={state} />
  if (view === 'webhooks') return <WebhooksView state={state} />
  if (view === 'service') return <ServiceView state={state} />
  return memberId === null ? (
    <MembersView state={state} />
  ) : (
    <MemberView key={memberId} memberId={memberId} state={state} poll={poll} />
  )
}

function ConsoleSkeleton(): ReactNode {
  return (
    <div className="xp-console-section">
      <Skeleton shape="title" length="half" />
      <Skeleton length="full" />
      <Skeleton length="long" />
    </div>
  )
}

const place = document.getElementById('console')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <I18nProvider locale="en-GB">
        <AnnouncerProvider>
          <ConsoleApp />
        </AnnouncerProvider>
      </I18nProvider>
    </StrictMode>,
  )
}
