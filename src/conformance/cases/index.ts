import type { Cases, ConformanceCase } from '../ConformanceCase.ts'
import { authenticationCases } from './authentication.ts'
import { catalogCases } from './catalog.ts'
import { deliveryCases, retryCases } from './delivery.ts'
import { endpointCases } from './endpoints.ts'
import { idempotencyCases } from './idempotency.ts'
import { intakeErrorCases } from './intakeErrors.ts'
import { listCases } from './lists.ts'
import { payloadCases } from './payload.ts'
import { resourceCases } from './resources.ts'
import { serviceCases } from './service.ts'
import { stateCases } from './states.ts'
import { subscriptionCases } from './subscription.ts'

const sections: readonly Cases[] = [
  serviceCases,
  resourceCases,
  stateCases,
  endpointCases,
  listCases,
  idempotencyCases,
  authenticationCases,
  subscriptionCases,
  catalogCases,
  payloadCases,
  deliveryCases,
  retryCases,
  intakeErrorCases,
]

/** Every case, in the order in which they run. */
export const cases: readonly ConformanceCase[] = sections.flatMap((section) =>
  Object.entries(section).map(([name, rest]) => ({ name, ...rest })),
)
