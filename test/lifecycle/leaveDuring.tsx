import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, vi } from 'vitest'
import { renewSession } from '../../src/client/index.ts'
import { drawn } from '../failures/clock.ts'
import { createStage, type Stage } from '../failures/createStage.tsx'
import type { InjectedFailure } from '../failures/InjectedFailure.ts'
import type { Surface } from '../failures/Surface.ts'

/** When the host takes a component away, seen from one of its requests. */
export const moments = [
  'while it waits for a token',
  'as it is sent',
  'while its answer is on the way',
  'when its answer is there and not shown yet',
] as const
export type Moment = (typeof moments)[number]

/** Takes a component away in the middle of its request, without asking it, and shows it again later. */
export async function leaveDuring(surface: Surface, moment: Moment): Promise<void> {
  const stage = await createStage(surface)
  try {
    await meet(stage, surface, moment)
  } finally {
    await stage.end()
  }
}

async function meet(stage: Stage, surface: Surface, moment: Moment): Promise<void> {
  const { host, breaker, screen, clock } = stage
  const shown = await surface.show(stage)
  const { Shell, leave, hasLeft } = createShell()
  const answered: InjectedFailure = {
    name: moment,
    kind: null,
    acts: false,
    answer: async ({ serve }) => {
      if (moment === 'as it is sent') leave()
      const response = await serve()
      if (moment === 'while its answer is on the way') leave()
      return response
    },
  }
  if (surface.act) {
    await stage.open(<Shell>{shown}</Shell>)
    expect(await stage.rest(), 'the page is there before the request').toBe(true)
    await surface.reach?.(stage)
    await stage.rest()
  }
  const before = (await surface.effect?.(stage)) ?? 0
  breaker.arm(surface.operation, answered)
  const goOn = moment === 'while it waits for a token' ? holdRefresh(stage) : () => {}
  if (moment === 'when its answer is there and not shown yet') onAnswer(stage, surface.operation, leave)
  if (surface.act) await surface.act(stage)
  else await stage.open(<Shell>{shown}</Shell>)
  if (moment === 'while it waits for a token') {
    await clock.until(() => false, 0)
    leave()
  }
  goOn()
  // In frames: a part of the library may have to be loaded first.
  expect(
    await clock.until(hasLeft, 120_000, drawn),
    `it was under way; the member sees: ${screen.words()}`,
  ).toBe(true)
  expect(await stage.rest(), 'it settles without the component').toBe(true)
  expect(screen.complaints()).toEqual([])
  if (surface.effect) expect(await surface.effect(stage), 'it is done, once').toBe(before + 1)

  await stage.open(shown)
  expect(await stage.rest(), `it settles when shown again; the member sees: ${screen.words()}`).toBe(true)
  expect(screen.blanks()).toEqual([])
  expect(screen.complaints()).toEqual([])
  if (!surface.act)
    expect(surface.isDone(stage), `it is there when shown again; the member sees: ${screen.words()}`).toBe(
      true,
    )
  if (surface.effect) expect(await surface.effect(stage), 'it is not done again').toBe(before + 1)
  expect(host.errors).toEqual([])
}

/** A host's place for a component, and how it is emptied within the call. */
function createShell() {
  let hide: (() => void) | null = null
  let isLeft = false
  function Shell({ children }: { readonly children: ReactNode }): ReactNode {
    const [isShown, setIsShown] = useState(true)
    hide = () => flushSync(() => setIsShown(false))
    return isShown ? children : null
  }
  const leave = () => {
    if (isLeft) return
    isLeft = true
    hide?.()
  }
  return { Shell, leave, hasLeft: () => isLeft }
}

/** The next request has to wait for a token, until the returned function is called. */
function holdRefresh({ host }: Stage): () => void {
  const { sandbox, kit } = host
  const grantFor = sandbox.grantFor.bind(sandbox)
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  const spy = vi
    .spyOn(sandbox, 'grantFor')
    .mockImplementationOnce((...given) => held.then(() => grantFor(...given)) as never)
  renewSession(kit.session)
  return () => {
    goOn()
    spy.mockRestore()
  }
}

/** Calls `act` once the kit knows the answer, before React renders it. */
function onAnswer({ host: { kit } }: Stage, operation: string, act: () => void): void {
  kit.writeRecords.subscribe(() => {
    if (kit.writeRecords.list(operation).some(({ outcome }) => outcome === 'done')) act()
  })
  kit.queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query.queryKey[2] === operation)
      act()
  })
}
