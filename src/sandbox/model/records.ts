import type { Intake } from '../../contract/index.ts'
import type { SandboxPlace } from '../Sandbox.ts'
import type { Environment, MemberState, Organisation, World } from './World.ts'

/** By `createdAt`; of the same moment, the one added last comes first. */
export function newestFirst<Row extends { readonly createdAt?: string | undefined }>(
  rows: Iterable<Row>,
): Row[] {
  const time = (row: Row) => Date.parse(row.createdAt ?? '')
  return [...rows].reverse().sort((one, other) => time(other) - time(one))
}

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

/** The record with this id, whoever's it is, with its member; null where these environments have none. */
export function findRecord<T>(
  environments: readonly Environment[],
  records: (member: MemberState) => ReadonlyMap<string, T>,
  id: string,
): { readonly record: T; readonly environment: Environment; readonly member: MemberState } | null {
  for (const environment of environments) {
    for (const member of environment.members.values()) {
      const record = records(member).get(id)
      if (record !== undefined) return { record, environment, member }
    }
  }
  return null
}

/** What the Service keeps of an interest that came without an intake. */
export const emptyIntake: Intake = {
  adults: null,
  children: null,
  blackoutDates: [],
  preferredDates: [],
  contactMethod: null,
  contactWindow: null,
  occasion: null,
  phone: null,
  phoneVerified: false,
  sensitiveDetailsSentAt: null,
}
