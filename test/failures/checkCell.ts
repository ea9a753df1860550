import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { failureMessages } from '../../src/i18n/index.ts'
import { drawn } from './clock.ts'
import type { CellResult } from './CellResult.ts'
import { createStage, type Stage } from './createStage.tsx'
import type { InjectedFailure, FailureKind } from './InjectedFailure.ts'
import { rawText } from './injectedFailures.ts'
import type { Surface } from './Surface.ts'
import { ways } from './ways.ts'

/** Meets one failure on one surface as a member would, and holds every promise to it. */
export async function checkCell(surface: Surface, failure: InjectedFailure): Promise<CellResult> {
  const stage = await createStage(surface)
  try {
    return await meet(stage, surface, failure)
  } finally {
    await stage.end()
  }
}

async function meet(stage: Stage, surface: Surface, failure: InjectedFailure): Promise<CellResult> {
  const { breaker, screen } = stage
  const shown = await surface.show(stage)
  await begin(stage, surface, failure, shown)
  // In frames: a part of the library may have to be loaded first.
  expect(
    await stage.clock.until(() => breaker.attempts() > 0, 120_000, drawn),
    `the request is made; the member sees: ${screen.words()}`,
  ).toBe(true)
  expect(await stage.rest(), `it settles; the member sees: ${screen.words()}`).toBe(true)
  expectSound(stage)
  if (surface.isDone(stage)) {
    expect(
      failure.kind === null || failure.acts || surface.words(failure.kind, failure) === null,
      'nothing is said to be done that was refused',
    ).toBe(true)
    await expectOnce(stage, surface)
    return { failure: failure.name, outcome: 'itself' }
  }
  expect(failure.kind, `it goes through by itself; the member sees: ${screen.words()}`).not.toBeNull()
  const kind = failure.kind as FailureKind
  expectWords(stage, surface, kind, failure)
  expectTyped(surface)
  const outcome = await goOn(
    stage,
    surface,
    surface.without !== undefined || surface.isUntriable?.(kind, failure) === true,
    shown,
  )
  expectSound(stage)
  await expectOnce(stage, surface)
  return { failure: failure.name, outcome }
}

async function begin(
  stage: Stage,
  surface: Surface,
  failure: InjectedFailure,
  shown: ReactNode,
): Promise<void> {
  const { breaker } = stage
  if (surface.act === undefined) {
    breaker.arm(surface.operation, failure, surface.passes)
    await stage.open(shown)
    return
  }
  await stage.open(shown)
  expect(await stage.rest(), 'the page is there before the failure').toBe(true)
  await surface.reach?.(stage)
  breaker.arm(surface.operation, failure, surface.passes)
  await surface.act(stage)
}

/** The failure is over. */
async function goOn(
  stage: Stage,
  surface: Surface,
  isAgain: boolean,
  shown: ReactNode,
): Promise<CellResult['outcome']> {
  const { breaker, clock, screen } = stage
  const isDone = () => surface.isDone(stage)
  const way = surface.button ?? ways.tryAgain
  breaker.lift()
  if (isAgain) {
    // What was read is taken for good for half a minute.
    await clock.pass(31_000)
    await stage.open(null)
    await stage.open(shown)
  } else {
    expect(
      await clock.until(() => isDone() || ways.isOpen(way()), 60_000),
      `there is a way on; the member sees: ${screen.words()}`,
    ).toBe(true)
    if (!isDone()) await way().click()
    const { notDone } = surface
    const isToldSo = () => notDone !== undefined && screen.words().includes(notDone)
    await clock.until(() => isDone() || isToldSo(), 60_000)
    if (isToldSo()) await way().click()
  }
  expect(
    await clock.until(isDone, 60_000),
    `it is done once the failure is over; the member sees: ${screen.words()}`,
  ).toBe(true)
  expect(await stage.rest(), 'it comes to rest').toBe(true)
  return surface.without !== undefined ? 'without' : isAgain ? 'again' : 'member'
}

function expectWords(stage: Stage, surface: Surface, kind: FailureKind, failure: InjectedFailure): void {
  const shown = stage.screen.words()
  if (surface.without)
    expect(surface.without(stage), `it does its work without; the member sees: ${shown}`).toBe(true)
  for (const words of surface.words(kind, failure) ?? []) expect(shown).toContain(words)
}

function expectTyped({ typed }: Surface): void {
  for (const [field, text] of typed?.() ?? [])
    expect(valueOf(field.query()), 'what was put in is there').toBe(text)
}

function valueOf(field: Element | null): string | null {
  if (field instanceof HTMLTextAreaElement) return field.value
  if (!(field instanceof HTMLInputElement)) return null
  return field.type === 'radio' || field.type === 'checkbox' ? String(field.checked) : field.value
}

/** Holds at each moment when the page is at rest. */
function expectSound({ screen, host }: Stage): void {
  expect(screen.complaints(), 'nothing was thrown, nothing was complained of').toEqual([])
  expect(screen.blanks(), 'no component is blank').toEqual([])
  expect(screen.words(), 'nothing broke').not.toContain(failureMessages['failure.unexpected.title'])
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ].map(({ value }) => value)
  const everything = [
    document.documentElement.outerHTML,
    document.title,
    ...fields,
    JSON.stringify(host.events),
  ]
    .join('\n')
    .toLowerCase()
  expect(everything.includes(rawText), 'no raw text of the Service is shown').toBe(false)
}

async function expectOnce(stage: Stage, { effect }: Surface): Promise<void> {
  if (effect) expect(await effect(stage), 'times it was done').toBe(1)
}
