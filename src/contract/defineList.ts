import type { Schema } from './schema/index.ts'
import * as s from './schema/index.ts'
import type { ListRows, Operation, PageInput } from './operation.ts'
import { type Page, pageOf } from './page.ts'

const pageQuery: Schema<PageInput> = s.strictObject({
  limit: s.optional(s.int({ least: 1, most: 100 })),
  cursor: s.optional(s.nonEmptyString()),
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
): Operation<Name, Params, PageInput, undefined, Page<Field, Row>> & { readonly rows: ListRows<Row> } {
  return {
    method: 'GET',
    query: pageQuery,
    body: null,
    response: pageOf<Field, Row>(list.rows.field),
    idempotency: 'natural',
    ...list,
  }
}
