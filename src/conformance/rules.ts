import { authenticationRules } from './rules/authentication.ts'
import { endpointRules } from './rules/endpoints.ts'
import { errorRules } from './rules/errors.ts'
import { eventRules } from './rules/events.ts'
import { limitRules } from './rules/limits.ts'
import { resourceRules } from './rules/resources.ts'
import { serviceRules } from './rules/service.ts'
import { stateRules } from './rules/states.ts'

/** Every rule of the specification, by a stable id. What the specification marks as not shown is no rule. */
export const conformanceRules = {
  ...serviceRules,
  ...resourceRules,
  ...stateRules,
  ...endpointRules,
  ...authenticationRules,
  ...eventRules,
  ...errorRules,
  ...limitRules,
} as const

/** The name of a rule of the specification, such as `auth.key`. */
export type ConformanceRuleId = keyof typeof conformanceRules
