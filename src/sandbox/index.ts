export type { InjectedFailureKind, InjectedFailure, ScenarioSettings } from './scenario/scenarios.ts'
export { type ScenarioName, scenarios } from './scenario/scenarios.ts'
export type { LogEntry, MarkerFound } from './core/requestLog.ts'
export type { Concierge } from './model/World.ts'
export type { EnvironmentName } from './model/World.ts'
export { defaultOrganisation, type SandboxOrganisation } from './model/World.ts'
export type { RedemptionChange } from './model/redemptions.ts'
export type { Schedule } from './core/createDispatcher.ts'
export type { Wait } from './Sandbox.ts'
export type { DeliveryAttempt, DeliveryStatus, SandboxDelivery, SandboxEvent } from './model/World.ts'
export type {
  Sandbox,
  SandboxControl,
  SandboxMessage,
  SandboxOptions,
  SandboxPlace,
  SandboxWebhooks,
} from './Sandbox.ts'
export { createSandbox } from './createSandbox.ts'
export { createSandboxRegistry, type SandboxRegistry } from './createSandboxRegistry.ts'
export { sandboxResolver } from './createSandboxRegistry.ts'
export { sandboxInterest, sandboxMembers } from './seed/knownIds.ts'
export { sandboxOffers } from './seed/knownIds.ts'
