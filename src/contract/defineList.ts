import * as z from 'zod/mini'
import { nonEmptyText } from './nonEmptyText.ts'
import { type ListRows, type Operation, type PageInput, type Schema } from './operation.ts'
import { type Page, pageOf } from './page.ts'
import { wholeNumber } from './wholeNumber.ts'

const pageQuery: Schema<PageInput> = z.strictObject({
  limit: z.optional(wholeNumber(1, 100)),
  cursor: z.optional(nonEmptyText()),
})

/** What one list differs in from another. */
interface ListParts<Name extends string, Params, Field extends string, Row> extends Pick<Operation<Name, Params>, 'name' | 'path' | 'params' | 'source'> {
  readonly rows: { readonly field: Field; readonly schema: Schema<Row> }
}

/** A paged list: its rows are read one by one. */
/* @__NO_SIDE_EFFECTS__ */
export function defineList<const Name extends string, Params, const Field extends string, Row>(
  list: ListParts<Name, Params, Field, Row>,
): Operation<Name, Params, PageInput, undefined, Page<Field, Row>> & { readonly rows: ListRows<Row> } {
  return { method: 'GET', query: pageQuery, body: null, response: pageOf<Field, Row>(list.rows.field), idempotency: 'natural', ...list }
}
