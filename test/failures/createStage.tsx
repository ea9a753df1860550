// Parts that are loaded when they are first needed: here already, since a file on its way is no failure of the matrix.
import '../../src/components/common/phone/phoneLibrary.ts'
import '../../src/components/hub/AskView.tsx'
import '../../src/components/hub/ExperiencesView.tsx'
import '../../src/ui/calendar/Calendar.tsx'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { asMember } from '../support/asMember.ts'
import { createMemberHost, type MemberHost } from '../support/memberHost.tsx'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { operations } from '../../src/contract/index.ts'
import { type Breaker, createBreaker } from './createBreaker.ts'
import { type Clock, drawn, stopClock, turn } from './clock.ts'
import { type ScreenWatch, watchScreen } from './watchScreen.ts'
import type { Surface } from './Surface.ts'

/** A member's page over a Service that can be broken. */
export interface Stage {
  readonly host: MemberHost
  readonly member: string
  readonly breaker: Breaker
  readonly clock: Clock
  readonly screen: ScreenWatch
  /** Shows what the host shows, again if it is shown already. */
  readonly open: (children: ReactNode) => Promise<void>
  /** Nothing is under way any more, and nothing looks as if it were. `false` when that never comes. */
  readonly rest: () => Promise<boolean>
  /** What the Service answers to a read, asked past all failures. */
  readonly read: (path: string) => Promise<unknown>
  readonly send: (method: 'POST' | 'PUT', path: string, body: unknown) => Promise<unknown>
  readonly end: () => Promise<void>
}

/** Longer than all that is tried again by itself: four times a time-out of 20 s, for a read and the write behind it. */
const patienceMs = 300_000

export async function createStage({ host: options = {} }: Pick<Surface, 'host'>): Promise<Stage> {
  sessionStorage.clear()
  const { member = sandboxMembers.fresh } = options
  let host: MemberHost | null = null
  const breaker = createBreaker(() => (host as MemberHost).sandbox, member)
  const clock = stopClock(() => breaker.busy() > 0)
  const screen = watchScreen()
  host = createMemberHost({
    ...options,
    member,
    pictures: '/pictures',
    answer: breaker.answer,
    refresh: breaker.refresh,
  })
  const { sandbox, kit, client } = host
  // A token from the start, so that a failure of the refresh is one of the operation.
  await client.call(operations.wallet)
  let unmount = () => Promise.resolve()

  const isAtWork = () =>
    breaker.busy() + breaker.waiting() > 0 ||
    kit.queryClient.isFetching({ queryKey: ['xp', kit.session.id] }) > 0 ||
    Object.keys(operations).some((name) =>
      kit.writeRecords.list(name).some(({ outcome }) => outcome === 'pending'),
    ) ||
    kit.outbox
      .conversations()
      .some((id) => kit.outbox.list(id).some(({ state }) => state === 'queued' || state === 'sending'))

  return {
    host,
    member,
    breaker,
    clock,
    screen,
    open: async (children) => {
      await unmount()
      const rendered = await (host as MemberHost).open(children)
      unmount = async () => void (await rendered.unmount())
    },
    rest: async () => {
      const isStill = () => !isAtWork() && !screen.looksBusy()
      // Busy with nothing: a part of the library is being loaded, which takes real time.
      const step = () => (isAtWork() || !screen.looksBusy() ? turn() : drawn())
      if (!(await clock.until(isStill, patienceMs, step))) return false
      await drawn()
      return clock.until(isStill, patienceMs, step)
    },
    read: (path) => asMember(sandbox, member, `/v1${path}`),
    send: (method, path, body) => asMember(sandbox, member, `/v1${path}`, body, method),
    end: async () => {
      await unmount()
      screen.stop()
      vi.useRealTimers()
    },
  }
}
