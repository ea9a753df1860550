import * as z from 'zod/mini'
import type { Schema } from './operation.ts'

/** One page of a list. `nextCursor` is `null` at the end, however the Service says it (absent, null or empty). */
export type Page<Field extends string, Row> = { readonly [K in Field]: readonly Row[] } & {
  readonly nextCursor: string | null
}

const nextCursor = z.pipe(
  z.catch(z.nullish(z.string()), null),
  z.transform((cursor) => cursor || null),
)

/** `response` and `rows` of a paged list. The rows have been read one by one when `response` reads the envelope. */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<const Field extends string, Row>(field: Field, row: Schema<Row>) {
  return {
    response: z.object({
      [field]: z.array(z.unknown()),
      nextCursor,
    }) as unknown as Schema<Page<Field, Row>>,
    rows: { field, schema: row },
  }
}
