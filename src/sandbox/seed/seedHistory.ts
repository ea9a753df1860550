import type { Issuer } from '../core/createIssuer.ts'
import type { Environment } from '../model/Environment.ts'
import type { MemberState } from '../model/MemberState.ts'
import type { SeedClock } from './createSeedClock.ts'

interface History {
  readonly environment: Environment
  readonly member: MemberState
  readonly clock: SeedClock
  readonly issuer: Issuer
}

export function seedHistory(_history: History): void {}
