import * as z from 'zod/mini'
import type { Schema } from './read.ts'
import { nonEmptyString, object, orNull } from './lenient.ts'

/** One page of a list. `nextCursor` is `null` at the end, however the Service says it (absent, null or empty). */
export type Page<Field extends string, Row> = { readonly [K in Field]: readonly Row[] } & {
  readonly nextCursor: string | null
}

const nextCursor = orNull(nonEmptyString())

/** The envelope of a page. Its rows are read one by one, when it has been read. */
export function pageOf<Field extends string, Row>(field: Field): Schema<Page<Field, Row>> {
  return object({ [field]: z.array(z.unknown()), nextCursor }) as unknown as Schema<Page<Field, Row>>
}
