import type { Cases, ConformanceCase } from '../ConformanceCase.ts'
import { answerCases } from './answers.ts'
import { deliveredCases } from './deliveries.ts'
import { endpointCases } from './endpoints.ts'
import { requestCases } from './requests.ts'
import { resourceCases } from './resources.ts'
import { stateCases } from './states.ts'
import { webhookCases } from './webhooks.ts'

const sections: readonly Cases[] = [
  answerCases,
  resourceCases,
  stateCases,
  endpointCases,
  requestCases,
  webhookCases,
  deliveredCases,
]

/** Every case, in the order in which they run. */
export const cases: readonly ConformanceCase[] = sections.flatMap((section) =>
  Object.entries(section).map(([name, rest]) => ({ name, ...rest })),
)
