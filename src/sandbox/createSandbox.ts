import { defaultAssumptions, mergeAssumptions } from '../contract/index.ts'
import { rememberCore } from './core/coreOf.ts'
import { createFetch, type SandboxCore } from './core/createFetch.ts'
import { createIssuer } from './core/createIssuer.ts'
import { createRoutes } from './core/matchRoute.ts'
import { waitByTimer } from './core/wait.ts'
import { createControl } from './createControl.ts'
import { createWorld } from './createWorld.ts'
import { handlers } from './handlers/index.ts'
import { environmentAt } from './model/environmentAt.ts'
import { issueGrant } from './model/issueGrant.ts'
import { upsertMember } from './model/upsertMember.ts'
import type { Sandbox, SandboxOptions } from './Sandbox.ts'
import { createFaultFinder } from './scenario/createFaultFinder.ts'
import { readScenario } from './scenario/readScenario.ts'

/** Makes a Service in memory: its own data, clock, log and faults. Throws a `TypeError` for a base URL that is none. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
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
      return issueGrant({ ...at, member: upsertMember(at, { externalUserID }) })
    },
  }
  rememberCore(sandbox, core)
  return sandbox
}

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
    onFault: options.onFault ?? (() => {}),
    ...freshState(options, issuer),
  }
}

function freshState(
  options: SandboxOptions,
  issuer: SandboxCore['issuer'],
): Pick<SandboxCore, 'findFault' | 'log' | 'scenario' | 'world'> {
  const scenario = readScenario(options.scenario ?? 'default')
  return {
    log: [],
    world: createWorld(options, issuer),
    scenario,
    findFault: createFaultFinder(scenario.faults ?? []),
  }
}
