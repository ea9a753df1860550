import type { SandboxPlace } from '../Sandbox.ts'
import type { Environment } from './Environment.ts'
import type { Organisation } from './Organisation.ts'
import type { World } from './World.ts'

export function environmentAt(
  world: World,
  place: SandboxPlace,
): { readonly organisation: Organisation; readonly environment: Environment } {
  const organisation =
    place.organisation === undefined
      ? world.organisations[0]
      : world.organisations.find(({ id }) => id === place.organisation)
  if (organisation)
    return { organisation, environment: organisation.environments[place.environment ?? 'SANDBOX'] }
  throw new Error(
    `@experience-program/react: the sandbox has no organisation "${String(place.organisation)}". It knows those of its options. Use one of: ${world.organisations.map(({ id }) => id).join(', ')}.`,
  )
}
