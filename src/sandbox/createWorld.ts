import { createDispatcher } from './core/createDispatcher.ts'
import type { Issuer } from './core/createIssuer.ts'
import { scheduleByTimer } from './core/scheduleByTimer.ts'
import type { Deliver, Environment, EnvironmentName } from './model/Environment.ts'
import { defaultOrganisation, type SandboxOrganisation } from './model/Organisation.ts'
import type { World } from './model/World.ts'
import type { SandboxOptions } from './Sandbox.ts'
import { createSeedClock } from './seed/createSeedClock.ts'
import { seedMembers } from './seed/seedMembers.ts'
import { seedOffers } from './seed/seedOffers.ts'

const defaultGrantLifeMs = 15 * 60_000

export function createWorld(options: SandboxOptions, issuer: Issuer): World {
  const { allowLoopback = false, fetch = null, schedule = scheduleByTimer } = options.webhooks ?? {}
  const dispatcher = createDispatcher({ issuer, fetch, schedule })
  const seeds = options.organisations ?? [defaultOrganisation]
  const made = seeds.map((seed) => ({
    seed,
    organisation: createOrganisation(seed, issuer, dispatcher.deliver),
  }))
  const keys = made.flatMap(({ seed, organisation }) =>
    environmentNames.map(
      (name) => [seed.keys[name], { organisation, environment: organisation.environments[name] }] as const,
    ),
  )
  return {
    organisations: made.map(({ organisation }) => organisation),
    keys: new Map(keys),
    tokens: new Map(),
    grantLifeMs: options.grantLifeMs ?? defaultGrantLifeMs,
    concierge: options.concierge ?? null,
    dispatcher,
    allowsLoopbackWebhooks: allowLoopback,
  }
}

const environmentNames: readonly EnvironmentName[] = ['SANDBOX', 'LIVE']

function createOrganisation({ id }: SandboxOrganisation, issuer: Issuer, deliver: Deliver) {
  return {
    id,
    environments: {
      SANDBOX: createEnvironment('SANDBOX', issuer, deliver),
      LIVE: createEnvironment('LIVE', issuer, deliver),
    },
  }
}

function createEnvironment(name: EnvironmentName, issuer: Issuer, deliver: Deliver): Environment {
  const clock = createSeedClock(issuer.now())
  const type = 'TERMS_OF_SERVICE'
  const environment: Environment = {
    name,
    offers: new Map(seedOffers(clock).map((offer) => [offer.id, offer])),
    members: new Map(),
    replays: new Map(),
    terms: new Map([[type, { type, version: currentTerms, publishedAt: clock.moment(-40, '09:00') }]]),
    webhooks: new Map(),
    deliver,
  }
  // A live key starts with the catalog and nobody in it.
  if (name === 'SANDBOX') seedMembers(environment, clock, issuer)
  return environment
}

/** Version of the terms of service that the seed data publishes. */
const currentTerms = '3.1'
