import { onlineManager } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import type { Sandbox, SandboxOptions } from '../src/sandbox/index.ts'
import type { StoryGlobals } from './StoryGlobals.ts'

type Network = StoryGlobals['network']

const scenarios: Readonly<Record<Network, NonNullable<SandboxOptions['scenario']>>> = {
  fast: 'default',
  slow: 'slow',
  offline: 'offline',
  failing: 'failing',
  'rate-limited': 'rate-limited',
}

/** A story begins again under another network, but for a connection that comes and goes: what was read is then still there. */
export const networkKey = (network: Network): string => (network === 'offline' ? 'fast' : network)

/** Makes the Service behave as the toolbar says. Without a network the story's own scenario stays. */
export function useNetwork(sandbox: Sandbox, network: Network | undefined): void {
  // Before the effects of the components inside, which send.
  useLayoutEffect(() => {
    if (network === undefined || network === 'fast') return
    sandbox.control.scenario(scenarios[network])
    if (network === 'offline') onlineManager.setOnline(false)
    return () => {
      sandbox.control.scenario('default')
      if (network === 'offline') onlineManager.setOnline(true)
    }
  }, [sandbox, network])
}
