import { type ReactElement, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { InterestForm, InterestSummary } from '../../../src/components/interests/index.ts'
import { operations } from '../../../src/contract/index.ts'
import {
  type InjectedFailureKind,
  type Sandbox,
  sandboxOffers,
  type ScenarioSettings,
} from '../../../src/sandbox/index.ts'
import { createHost, form, markers } from './renderInterest.tsx'

export const offerId = sandboxOffers.complete

export const comeBack = () => page.getByRole('button', { name: 'Come back' })
export const lost = () => form.notice('What you wrote about diet, allergies and access did not arrive.')
export const lostEvent = (interestId: string | null) => ({
  name: 'interest.answersLost',
  offerId,
  interestId,
})

export type Failures = NonNullable<ScenarioSettings['failures']>
export const failing = (kind: InjectedFailureKind, operation: string): Failures => [
  { kind, operation, times: 1 },
]

/** Holds the writes of a method back at the Service's door, until they are let in. */
export function createDoor(sandbox: Sandbox) {
  let held: string | null = null
  let opened = () => {}
  let isWaiting = false
  const serve = sandbox.fetch.bind(sandbox)
  vi.spyOn(sandbox, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (request.method !== held) return serve(request)
    await new Promise<void>((open, giveUp) => {
      isWaiting = true
      opened = open
      request.signal.addEventListener('abort', () => giveUp(request.signal.reason as Error))
    })
    return serve(request)
  })
  return {
    hold: (method: 'POST' | 'PUT') => void (held = method),
    isHeld: () => expect.poll(() => isWaiting).toBe(true),
    open: () => {
      held = null
      opened()
    },
  }
}

interface LeavingProps {
  readonly leavesOnceCreated?: boolean
  /** To change its answers, in place of asking. */
  readonly interestId?: string
}

/** A form that its host takes away, as a link of the host's own does: nobody is asked. */
export function createLeaving(failures: Failures = []) {
  const host = createHost({ scenario: { failures } })
  const door = createDoor(host.sandbox)
  const onSubmitted = vi.fn()
  let leave = () => {}
  function Leaving({ leavesOnceCreated = false, interestId }: LeavingProps) {
    const [isLeft, setIsLeft] = useState(false)
    leave = () => flushSync(() => setIsLeft(true))
    if (isLeft) return <button onClick={() => setIsLeft(false)}>Come back</button>
    if (interestId !== undefined) return <InterestSummary interestId={interestId} onChanged={onSubmitted} />
    const onCreated = leavesOnceCreated ? () => leave() : undefined
    return <InterestForm offerId={offerId} {...{ onCreated, onSubmitted }} />
  }
  /** As they come with what else is told as the form goes, in one order or another. */
  const lostEvents = () => host.events.filter(({ name }) => name === 'interest.answersLost')
  const until = (write: string) => expect.poll(() => host.writes().join()).toContain(write)
  const interestId = () => host.kit.madeInterests.ids()[0] ?? ''
  return {
    ...host,
    lostEvents,
    Leaving,
    onSubmitted,
    leave: () => leave(),
    until,
    door,
    interestId,
    arrived: () => host.sandbox.control.sensitiveAnswers(interestId()),
    names: () => host.events.map(({ name }) => name),
  }
}

/** An interest that was asked for before, with its change open and a sensitive answer typed in it. */
export async function openChange(
  host: ReturnType<typeof createLeaving>,
  wrap = (form: ReactElement) => form,
) {
  const { data } = await host.kit.client.call(
    operations.createInterest,
    { body: { offer: offerId, adults: 2 } },
    { idempotencyKey: 'made-up' },
  )
  await host.render(wrap(<host.Leaving interestId={data.id} />))
  await form.change().click()
  await form.diet().fill(markers[0])
  return data.id
}
