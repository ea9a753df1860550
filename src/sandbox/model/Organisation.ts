import type { Environment, EnvironmentName } from './Environment.ts'

export interface Organisation {
  readonly id: string
  readonly environments: Readonly<Record<EnvironmentName, Environment>>
}

/** An organisation of a sandbox, and the secrets that its backend would hold. */
export interface SandboxOrganisation {
  readonly id: string
  /** Org-API-Keys by environment: the key that is exchanged selects the data. */
  readonly keys: Readonly<Record<EnvironmentName, string>>
}

/** The organisation of a sandbox that is given none. Its keys are made up and open nothing else. */
export const defaultOrganisation: SandboxOrganisation = {
  id: 'marelle',
  keys: { SANDBOX: 'made-up-org-key-sandbox', LIVE: 'made-up-org-key-live' },
}
