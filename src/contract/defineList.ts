import * as z from 'zod/mini'
import type { Schema } from './read.ts'
import { nonEmptyString } from './lenient.ts'
import type { ListRows, Operation, PageInput } from './operation.ts'
import { type Page, pageOf } from './page.ts'

const pageQuery: Schema<PageInput> = z.strictObject({
  limit: z.optional(z.int().check(z.gte(1), z.lte(100))),
  cursor: z.optional(nonEmptyString()),
})

/** What one list differs in from another. */
interface ListParts<Name extends string, Params, Field extends string, Row> extends Pick<
  Operation<Name, Params>,
  'name' | 'path' | 'params' | 'source'
> {
  readonly rows: { readonly field: Field; readonly schema: Schema<Row> }
}

/** A paged list: its rows are read one by one. */
/* @__NO_SIDE_EFFECTS__ */
export function defineList<const Name extends string, Params, const Field extends string, Row>(
  list: ListParts<Name, Params, Field, Row>,
): Operation<Name, Params, PageInput, undefined, Page<Field, Row>> & {
  readonly method: 'GET'
  readonly rows: ListRows<Row>
} {
  return {
    method: 'GET',
    query: pageQuery,
    body: null,
    response: pageOf<Field, Row>(list.rows.field),
    idempotency: 'natural',
    ...list,
  }
}
