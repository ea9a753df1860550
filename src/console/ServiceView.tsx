import { type ReactNode, useState } from 'react'
import { type InjectedFailureKind, type ScenarioName, scenarios } from '../sandbox/index.ts'
import type { OperatorFailure, OperatorState } from '../sandbox/operator/index.ts'
import { Button, Dialog, Fact, Facts, Select, TextField } from '../ui/index.ts'
import { ActionForm } from './ActionForm.tsx'
import { countText, momentText } from './moments.ts'
import { useAct } from './operator.ts'
import { hashOf } from './useConsoleLocation.ts'

const scenarioNames = Object.keys(scenarios) as ScenarioName[]

/** How the Service behaves, its terms, and what it sent to a phone. */
export function ServiceView({ state }: { readonly state: OperatorState }): ReactNode {
  return (
    <div className="xp-console-pair">
      <Behaviour state={state} />
      <section aria-labelledby="failures-title" className="xp-console-section">
        <h2 id="failures-title" className="xp-type-title-2">
          Inject a failure
        </h2>
        <FailureForm operations={state.operations} />
      </section>
      <Terms state={state} />
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

function Behaviour({ state }: { readonly state: OperatorState }): ReactNode {
  const act = useAct()
  return (
    <section aria-labelledby="behaviour-title" className="xp-console-section">
      <h2 id="behaviour-title" className="xp-type-title-2">
        Behaviour
      </h2>
      <Facts>
        <Fact label="Scenario">{state.scenario ?? 'Set by hand'}</Fact>
        <Fact label="Latency">{state.latencyMs === null ? 'None' : `${String(state.latencyMs)} ms`}</Fact>
        <Fact label="Failures">{state.failures.map(describeFailure).join('; ') || 'None'}</Fact>
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
        onAct={({ ms }) => act({ type: 'latency', ms: Number(ms) }, `Each answer takes ${ms ?? '0'} ms now.`)}
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
  )
}

function Terms({ state }: { readonly state: OperatorState }): ReactNode {
  const act = useAct()
  const [terms] = state.terms
  return (
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
  )
}

function describeFailure({ kind, operations, times }: OperatorFailure): string {
  const where = operations.length > 0 ? operations.join(', ') : 'everything'
  return `${failureNames.get(kind) ?? String(kind)} on ${where}, ${times === null ? 'always' : countText(times, 'more time')}`
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

/** Each kind of failure in a word or two. */
const failureNames: ReadonlyMap<InjectedFailureKind, string> = new Map<InjectedFailureKind, string>([
  [500, '500'],
  [503, '503'],
  [429, '429, Retry-After 5 s'],
  [401, '401'],
  [403, '403'],
  [404, '404'],
  [409, '409'],
  [422, '422'],
  ['network', 'Connection fails'],
  ['hang', 'No answer ever'],
  ['lost-answer', 'Done, answer lost'],
  ['truncated', 'Done, answer cut off'],
  ['empty-body', 'Done, empty answer'],
  ['wrong-shape', 'Done, wrong shape'],
  ['html', 'A captive portal'],
])

const everything = 'everything'

/** Breaks the next requests, of one operation or of all. */
function FailureForm({ operations }: { readonly operations: readonly string[] }): ReactNode {
  const act = useAct()

  function handleAct({
    kind,
    operation = everything,
    times,
  }: Readonly<Record<string, string>>): Promise<boolean> {
    const [found] = [...failureNames].find(([each]) => String(each) === kind) ?? []
    if (found === undefined) return Promise.resolve(false)
    const where = operation === everything ? {} : { operation }
    return act(
      { type: 'inject-failure', kind: found, ...where, ...(times ? { times: Number(times) } : {}) },
      `Injected: ${failureNames.get(found) ?? ''}, for ${operation}.`,
    )
  }

  return (
    <ActionForm label="Inject a failure" onAct={handleAct}>
      <Select
        label="Failure"
        name="kind"
        options={[...failureNames].map(([kind, label]) => ({ value: String(kind), label }))}
      />
      <Select
        label="Operation"
        name="operation"
        options={[
          { value: everything, label: 'Every operation' },
          ...operations.map((value) => ({ value, label: value })),
        ]}
      />
      <TextField
        label="Times"
        optionalLabel="empty is always"
        name="times"
        type="number"
        min={1}
        max={1_000}
        step={1}
        defaultValue="1"
        inputMode="numeric"
      />
      <Button type="submit">Inject</Button>
    </ActionForm>
  )
}
