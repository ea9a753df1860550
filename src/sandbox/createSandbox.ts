import { type Assumptions, defaultAssumptions, mergeAssumptions } from '../contract/index.ts'
import type { Sandbox, SandboxOptions } from './Sandbox.ts'
import { rememberCore, type SandboxCore } from './core/SandboxCore.ts'
import { createDispatcher, scheduleByTimer } from './core/createDispatcher.ts'
import { createFetch } from './core/createFetch.ts'
import { createIssuer, type Issuer } from './core/createIssuer.ts'
import type { Handler } from './core/Handler.ts'
import { createControl } from './createControl.ts'
import { handlers } from './handlers/index.ts'
import {
  defaultOrganisation,
  type Environment,
  type EnvironmentName,
  type SandboxOrganisation,
  type World,
} from './model/World.ts'
import { issueGrant, upsertMember } from './model/members.ts'
import { environmentAt } from './model/records.ts'
import { createFailureFinder } from './scenario/injectedFailures.ts'
import { readScenario } from './scenario/scenarios.ts'
import { seedMembers } from './seed/seedMembers.ts'
import { createSeedClock, seedOffers } from './seed/seedOffers.ts'

/**
 * Makes a Service in memory: its own data, clock, log and injected failures. Throws a `TypeError` for a base
 * URL that is none, and an `Error` where there is no `Request` (Jest's jsdom).
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  if (typeof Request === 'undefined') throw new Error(noRequest)
  const baseUrl = (options.baseUrl ?? 'https://sandbox.test').replace(/\/+$/, '')
  const core = createCore(options, baseUrl)
  const answer = createFetch(core)
  const sandbox: Sandbox = {
    baseUrl,
    fetch: (input, init) => answer(new Request(input, init)),
    get log() {
      return core.log
    },
    control: createControl(core, () => {
      core.world.dispatcher.stop()
      Object.assign(core, freshState(options, core.issuer))
    }),
    grantFor: (externalUserID, place = {}) => {
      const at = { ...environmentAt(core.world, place), world: core.world, issuer: core.issuer }
      const grant = issueGrant({ ...at, member: upsertMember(at, { externalUserID }) })
      return { ...grant, memberId: externalUserID }
    },
  }
  rememberCore(sandbox, core)
  return sandbox
}

const noRequest =
  '@experience-program/react: There is no Request and no Response here, which the sandbox answers with. Browsers, Node and Vitest have them. For Jest, install jest-fixed-jsdom and name it as testEnvironment.'

function createCore(options: SandboxOptions, baseUrl: string): SandboxCore {
  const { operations, ...wire } = options.assumptions ?? {}
  const served = Object.fromEntries(Object.keys(defaultAssumptions.operations).map((name) => [name, true]))
  const assumptions = mergeAssumptions({ ...wire, operations: { ...served, ...operations } })
  const issuer = createIssuer(options.seed ?? 'sandbox', options.now ?? Date.now)
  return {
    assumptions,
    basePath: new URL(baseUrl).pathname.replace(/\/$/, ''),
    issuer,
    markers: options.markers ?? [],
    pictures: options.pictures?.replace(/\/+$/, ''),
    routes: createRoutes(handlers, assumptions.operations),
    wait: options.wait ?? waitByTimer,
    onError: options.onError ?? (() => {}),
    ...freshState(options, issuer),
  }
}

/** Routes come from the operation consts; an assumed operation can be moved or switched off. */
function createRoutes(
  handlers: readonly Handler[],
  operations: Assumptions['operations'],
): SandboxCore['routes'] {
  const assumed: Readonly<Record<string, Assumptions['operations'][keyof Assumptions['operations']]>> =
    operations
  return handlers.flatMap((handler) => {
    const setting = handler.operation.source === 'assumed' ? assumed[handler.operation.name] : true
    if (setting === false) return []
    const path = typeof setting === 'object' ? setting.path : handler.operation.path
    return [{ handler, ...compile(path) }]
  })
}

function compile(path: string): Pick<SandboxCore['routes'][number], 'names' | 'pattern'> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '([^/]+)')
  return { names, pattern: new RegExp(`^${pattern}$`) }
}

const waitByTimer: SandboxCore['wait'] = (ms, signal) =>
  new Promise((resolve, reject) => {
    const handleAbort = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', handleAbort)
      resolve()
    }, ms)
    signal.addEventListener('abort', handleAbort, { once: true })
  })

function freshState(
  options: SandboxOptions,
  issuer: SandboxCore['issuer'],
): Pick<SandboxCore, 'findFailure' | 'log' | 'scenario' | 'world'> {
  const scenario = readScenario(options.scenario ?? 'default')
  return {
    log: [],
    world: createWorld(options, issuer),
    scenario,
    findFailure: createFailureFinder(scenario.failures ?? []),
  }
}

const defaultGrantLifeMs = 15 * 60_000

/** The global `fetch`, looked up for each delivery. */
const sendForReal: typeof globalThis.fetch = (...input) => globalThis.fetch(...input)

function createWorld(options: SandboxOptions, issuer: Issuer): World {
  const { allowLoopback = false, ...webhooks } = options.webhooks ?? {}
  // Who allows this machine has a receiver on it.
  const { fetch = allowLoopback ? sendForReal : null } = webhooks
  const { schedule = scheduleByTimer, envelope = (event) => event } = webhooks
  const dispatcher = createDispatcher({ issuer, fetch, schedule, envelope })
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

function createOrganisation({ id }: SandboxOrganisation, issuer: Issuer, deliver: Environment['deliver']) {
  return {
    id,
    environments: {
      SANDBOX: createEnvironment('SANDBOX', issuer, deliver),
      LIVE: createEnvironment('LIVE', issuer, deliver),
    },
  }
}

function createEnvironment(
  name: EnvironmentName,
  issuer: Issuer,
  deliver: Environment['deliver'],
): Environment {
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
