import { useSyncExternalStore } from 'react'
import { readGlobals, type StoryGlobals } from './StoryGlobals.ts'

let overrides: Partial<StoryGlobals> = {}
const listeners = new Set<() => void>()

/** Lets a test run show a story otherwise than the toolbars say. What is on screen changes in place. */
export function overrideGlobals(globals: Partial<StoryGlobals>): void {
  overrides = globals
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The part of Storybook's context that says how a story is shown. */
interface GlobalsContext {
  readonly globals: Readonly<Record<string, unknown>>
  /** Those that the story sets itself: they win. */
  readonly storyGlobals?: Readonly<Record<string, unknown>>
}

/** How a story is shown now: the toolbars, then a test run's overrides, then the story's own. */
export function useShownGlobals({ globals, storyGlobals }: GlobalsContext): StoryGlobals {
  const overridden = useSyncExternalStore(subscribe, () => overrides)
  return readGlobals({ ...globals, ...overridden, ...storyGlobals })
}
