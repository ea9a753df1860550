import type { TokenGrant } from '../../contract/organisation/index.ts'
import type { Issuer } from '../core/createIssuer.ts'
import type { Environment } from './Environment.ts'
import type { MemberState } from './MemberState.ts'
import type { Organisation } from './Organisation.ts'
import type { World } from './World.ts'

interface GrantFor {
  readonly world: World
  readonly organisation: Organisation
  readonly environment: Environment
  readonly member: MemberState
  readonly issuer: Issuer
}

export function issueGrant({ world, organisation, environment, member, issuer }: GrantFor): TokenGrant {
  const accessToken = issuer.token()
  const expiresAt = issuer.now() + world.grantLifeMs
  world.tokens.set(accessToken, { organisation, environment, member, expiresAt })
  return { accessToken, expiresAt: new Date(expiresAt).toISOString() }
}
