export type { FaultKind, FaultRule, ScenarioSettings } from './scenario/ScenarioSettings.ts'
export { type ScenarioName, scenarios } from './scenario/scenarios.ts'
export type { LogEntry, MarkerFound } from './log/LogEntry.ts'
export type { Concierge } from './model/Concierge.ts'
export type { EnvironmentName } from './model/Environment.ts'
export { defaultOrganisation, type SandboxOrganisation } from './model/Organisation.ts'
export type { RedemptionChange } from './model/advanceRedemption.ts'
export type { Schedule } from './core/createDispatcher.ts'
export type { Wait } from './core/wait.ts'
export type { DeliveryAttempt, DeliveryStatus, SandboxDelivery } from './model/WebhookState.ts'
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
export { sandboxResolver } from './sandboxResolver.ts'
export { sandboxInterest, sandboxMembers } from './seed/sandboxMembers.ts'
export { sandboxOffers } from './seed/sandboxOffers.ts'
