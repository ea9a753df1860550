import * as z from 'zod/mini'
import { canceledReasons, redemptionStatuses } from '../../contract/index.ts'
import { type ScenarioName, scenarios } from '../scenario/scenarios.ts'

const id = z.string().check(z.minLength(1), z.maxLength(200))
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(4_000))
const failureKinds = [
  'network',
  'hang',
  'lost-answer',
  'truncated',
  'empty-body',
  'wrong-shape',
  'html',
  401,
  403,
  404,
  409,
  422,
  429,
  500,
  503,
] as const

/** What the console can do to the Service: one action a request. */
export const operatorActionSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('advance'),
    redemptionId: id,
    status: z.enum(redemptionStatuses),
    canceledReason: z.optional(z.enum(canceledReasons)),
    canceledNote: z.optional(words),
  }),
  z.strictObject({ type: z.literal('say'), conversationId: id, body: words }),
  z.strictObject({ type: z.literal('note'), conversationId: id, body: words }),
  z.strictObject({
    type: z.literal('credit'),
    externalUserID: id,
    points: z.number().check(z.positive(), z.maximum(1e9)),
    description: z.optional(words),
  }),
  z.strictObject({ type: z.literal('tier'), externalUserID: id, tier: words }),
  z.strictObject({ type: z.literal('remove'), externalUserID: id }),
  z.strictObject({ type: z.literal('end-tokens'), externalUserID: z.optional(id) }),
  z.strictObject({ type: z.literal('publish-terms'), version: words }),
  z.strictObject({
    type: z.literal('scenario'),
    name: z.enum(Object.keys(scenarios) as [ScenarioName, ...ScenarioName[]]),
  }),
  z.strictObject({ type: z.literal('latency'), ms: z.int().check(z.gte(0), z.maximum(60_000)) }),
  z.strictObject({
    type: z.literal('inject-failure'),
    kind: z.literal(failureKinds),
    operation: z.optional(id),
    times: z.optional(z.int().check(z.gte(1), z.maximum(1_000))),
  }),
  z.strictObject({ type: z.literal('clear-log') }),
  z.strictObject({ type: z.literal('reset') }),
])

export type OperatorAction = z.infer<typeof operatorActionSchema>
