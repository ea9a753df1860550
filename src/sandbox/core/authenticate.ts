import type { Environment } from '../model/Environment.ts'
import type { MemberState } from '../model/MemberState.ts'
import type { Organisation } from '../model/Organisation.ts'
import type { World } from '../model/World.ts'
import { Refusal } from './Refusal.ts'

/** Who asks. With an Org-API-Key there is no member. */
export interface Identity {
  readonly organisation: Organisation
  readonly environment: Environment
  readonly member: MemberState | null
}

const challenge = { 'www-authenticate': 'Bearer' }

/** Specification, Authentication: Bearer, or `x-api-key` for the key. 401 is missing or invalid, 403 is not permitted. */
export function authenticate(headers: Headers, world: World, now: number): Identity {
  const authorization = headers.get('authorization')
  const bearer = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (authorization !== null && bearer === undefined) {
    throw new Refusal(
      401,
      'INVALID_CREDENTIAL',
      'The Authorization header is not a Bearer credential.',
      challenge,
    )
  }
  const key = world.keys.get(bearer ?? headers.get('x-api-key') ?? '')
  if (key) return { ...key, member: null }
  const token = bearer === undefined ? undefined : world.tokens.get(bearer)
  if (!token)
    throw new Refusal(401, 'INVALID_CREDENTIAL', 'The credential is missing or not known.', challenge)
  if (token.expiresAt <= now)
    throw new Refusal(401, 'TOKEN_EXPIRED', 'The member token has expired.', challenge)
  return token
}
