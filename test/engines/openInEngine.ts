import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type EngineName, engineNames } from '../../scripts/engines.mjs'
import type { SandboxOptions } from '../../src/sandbox/index.ts'
import { openDemo } from '../e2e/support/openSite.ts'
import { type Engine, type EngineWindow, startEngine } from './startEngine.ts'
import { type WatchedSite, watchSite } from './watchSite.ts'

/** What this run is in: `XP_ENGINE`. */
export const engineName: EngineName = engineNames.find((name) => name === process.env.XP_ENGINE) ?? 'chromium'

export type WatchedWindow = EngineWindow & WatchedSite

/** One engine for a file of tests. What it gives opens a site in a window, with a watched door in front, until the test has finished. */
function useEngine(): (target: string, size?: { width: number; height: number }) => Promise<WatchedWindow> {
  let engine: Engine
  beforeAll(async () => {
    engine = await startEngine(engineName)
  })
  afterAll(() => engine.close())
  return async (target, size = { width: 1280, height: 900 }) => {
    const [site, window] = await Promise.all([watchSite(target), engine.open(size)])
    onTestFinished(async () => {
      await window.close()
      await site.close()
    })
    return { ...site, ...window, close: window.close }
  }
}

/** The site of `npm start` in it. */
export function useSite() {
  const open = useEngine()
  const openSite = async ({
    hasAcceptedTerms = true,
    ...sandbox
  }: SandboxOptions & { hasAcceptedTerms?: boolean } = {}) => {
    const demo = await openDemo(sandbox, hasAcceptedTerms)
    return { ...(await open(demo.url)), sandbox: demo.sandbox }
  }
  return { open, openSite }
}
