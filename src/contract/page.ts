import type { Schema } from './schema/index.ts'
import * as s from './schema/index.ts'

/** One page of a list. `nextCursor` is `null` at the end, however the Service says it (absent, null or empty). */
export type Page<Field extends string, Row> = { readonly [K in Field]: readonly Row[] } & {
  readonly nextCursor: string | null
}

const nextCursor = s.orNull(s.nonEmptyString())

/** The envelope of a page. Its rows are read one by one, when it has been read. */
export function pageOf<Field extends string, Row>(field: Field): Schema<Page<Field, Row>> {
  return s.object({ [field]: s.array(s.unknown()), nextCursor }) as unknown as Schema<Page<Field, Row>>
}
