import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button, Dialog, Fact, Facts, Select, TextField } from '../ui/index.ts'
import { type ScenarioName, scenarios } from '../sandbox/index.ts'
import type { OperatorFault, OperatorState } from '../sandbox/operator/index.ts'
import { ActionForm } from './ActionForm.tsx'
import { FaultForm, faultNames } from './FaultForm.tsx'
import { countText, momentText } from './moments.ts'
import { useAct } from './OperatorContext.ts'
import { hashOf } from './useConsoleLocation.ts'

const scenarioNames = Object.keys(scenarios) as ScenarioName[]

/** How the Service behaves, its terms, and what it sent to a phone. */
export function ServiceView({ state }: { readonly state: OperatorState }): ReactNode {
  const act = useAct()
  const [terms] = state.terms
  return (
    <div className="xp-console-pair">
      <section aria-labelledby="behaviour-title" className="xp-console-section">
        <h2 id="behaviour-title" className="xp-type-title-2">
          Behaviour
        </h2>
        <Facts>
          <Fact label="Scenario">{state.scenario ?? 'Set by hand'}</Fact>
          <Fact label="Latency">{state.latencyMs === null ? 'None' : `${String(state.latencyMs)} ms`}</Fact>
          <Fact label="Faults">{state.faults.map(describeFault).join('; ') || 'None'}</Fact>
        </Facts>
        <ActionForm
          label="Switch scenario"
          onAct={({ name }) =>
            act(
              { type: 'scenario', name: scenarioNames.find((each) => each === name) ?? 'default' },
              `The scenario is ${name ?? 'default'} now.`,
            )
          }
        >
          <Select
            label="Scenario"
            name="name"
            options={scenarioNames.map((value) => ({ value, label: value }))}
          />
          <Button type="submit">Switch</Button>
        </ActionForm>
        <ActionForm
          label="Set latency"
          onAct={({ ms }) =>
            act({ type: 'latency', ms: Number(ms) }, `Each answer takes ${ms ?? '0'} ms now.`)
          }
        >
          <TextField
            label="Latency in milliseconds"
            name="ms"
            type="number"
            min={0}
            max={60_000}
            step={1}
            required
            inputMode="numeric"
          />
          <Button type="submit">Set</Button>
        </ActionForm>
      </section>
      <section aria-labelledby="fault-title" className="xp-console-section">
        <h2 id="fault-title" className="xp-type-title-2">
          Trigger a fault
        </h2>
        <FaultForm operations={state.operations} />
      </section>
      <section aria-labelledby="terms-title" className="xp-console-section">
        <h2 id="terms-title" className="xp-type-title-2">
          Terms
        </h2>
        <Facts>
          <Fact label="Version" note={terms && `since ${momentText(terms.publishedAt, state.now)}`}>
            {terms?.version}
          </Fact>
        </Facts>
        <ActionForm
          label="Publish terms"
          onAct={({ version = '' }) =>
            act(
              { type: 'publish-terms', version },
              `Version ${version} is published: everybody has to accept it.`,
            )
          }
        >
          <TextField label="New version" name="version" required maxLength={40} />
          <Button type="submit">Publish</Button>
        </ActionForm>
      </section>
      <section aria-labelledby="phone-title" className="xp-console-section">
        <h2 id="phone-title" className="xp-type-title-2">
          Last phone code
        </h2>
        <LastPhoneCode state={state} />
      </section>
      <StartOver />
    </div>
  )
}

function describeFault({ kind, operations, times }: OperatorFault): string {
  const where = operations.length > 0 ? operations.join(', ') : 'everything'
  return `${faultNames.get(kind) ?? String(kind)} on ${where}, ${times === null ? 'always' : countText(times, 'more time')}`
}

function LastPhoneCode({
  state: { lastPhoneCode: last, now },
}: {
  readonly state: OperatorState
}): ReactNode {
  if (!last)
    return (
      <p className="xp-type-small xp-quiet">
        None was sent. A code is sent when a member gives a phone number with an interest.
      </p>
    )
  return (
    <>
      <p className="xp-console-code xp-type-title-1 xp-figures">{last.code}</p>
      <p className="xp-type-small xp-quiet">
        To {last.phone}, of{' '}
        <a className="xp-console-link xp-focus" href={hashOf('members', last.externalUserID)}>
          {last.externalUserID}
        </a>
        ; valid until {momentText(last.expiresAt, now)}.
      </p>
    </>
  )
}

function StartOver(): ReactNode {
  const act = useAct()
  const [isAsking, setAsking] = useState(false)
  return (
    <section aria-labelledby="reset-title" className="xp-console-section">
      <h2 id="reset-title" className="xp-type-title-2">
        Tokens and data
      </h2>
      <div className="xp-console-buttons">
        <Button
          size="small"
          onClick={() =>
            void act(
              { type: 'end-tokens' },
              'No token is valid any more: the next request of each gets a 401.',
            )
          }
        >
          End all tokens
        </Button>
        <Button size="small" onClick={() => setAsking(true)}>
          Start over
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Start over?"
        closeLabel="Close"
        actions={
          <>
            <Button
              variant="primary"
              onClick={() => {
                setAsking(false)
                void act({ type: 'reset' }, 'Everything is as at the start.')
              }}
            >
              Start over
            </Button>
            <Button onClick={() => setAsking(false)}>Keep</Button>
          </>
        }
      >
        <p className="xp-type-body">
          All members, redemptions, messages and endpoints are as at the start, in both environments, and so
          is a snapshot file.
        </p>
      </Dialog>
    </section>
  )
}
