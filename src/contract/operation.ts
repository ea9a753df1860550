import * as z from 'zod/mini'
import { nonEmptyString, object, orNull } from './lenient.ts'
import type { Schema } from './read.ts'

/** What an operation without path parameters, or without a query, takes: nothing. */
export type NoInput = Record<string, never>

/** The two logical parameters of a paged list. Their names on the wire are an assumption (`Assumptions.paging`). */
export interface PageInput {
  limit?: number | undefined
  cursor?: string | undefined
}

/**
 * How a repeated request behaves:
 * `key` takes an idempotency key and replays; `natural` replaces, so the same again changes nothing; `none` acts twice.
 */
export type Idempotency = 'key' | 'natural' | 'none'

/** Where the rows of a list stand in its answer, and how one is read. */
export interface ListRows<Row> {
  readonly field: string
  readonly schema: Schema<Row>
}

/** One call of the Service as it is declared. */
interface Declaration<
  Name extends string = string,
  Params = unknown,
  Query = unknown,
  Body = unknown,
  Response = unknown,
> {
  readonly name: Name
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{placeholders}` for the path parameters, as the specification writes it. */
  readonly path: string
  readonly params: Schema<Params>
  readonly query: Schema<Query>
  /** `null`: the operation sends no body. */
  readonly body: Schema<Body> | null
  readonly response: Schema<Response>
  /** For lists: the field of the rows. Each row is read by itself; one that cannot be read is dropped and reported. */
  readonly rows?: ListRows<unknown>
  readonly idempotency: Idempotency
  /**
   * The body can hold what somebody typed (words, a telephone number, a code): no text of request or response may enter
   * an error, since a gateway may echo the one in the other.
   */
  readonly freeText?: true
  /** The body can hold health data: it is not kept for another attempt either. */
  readonly sensitive?: true
}

/** One call of the Service: all that client, queries, sandbox, docs and tests need to know of it. */
export interface Operation<
  Name extends string = string,
  Params = unknown,
  Query = unknown,
  Body = unknown,
  Response = unknown,
> extends Declaration<Name, Params, Query, Body, Response> {
  readonly source: 'specification' | 'assumed'
}

export interface Assumed {
  readonly source: 'assumed'
}

export type ParamsOf<O> =
  O extends Operation<infer _N, infer Params, infer _Q, infer _B, infer _R> ? Params : never
export type QueryOf<O> =
  O extends Operation<infer _N, infer _P, infer Query, infer _B, infer _R> ? Query : never
/** `undefined` for an operation without a body. */
export type BodyOf<O> = O extends Operation<infer _N, infer _P, infer _Q, infer Body, infer _R> ? Body : never
export type ResponseOf<O> =
  O extends Operation<infer _N, infer _P, infer _Q, infer _B, infer Response> ? Response : never

/** Takes no path parameters, or no query. */
export const noInput: Schema<NoInput> = z.strictObject({}) as unknown as Schema<NoInput>

export const idParams: Schema<{ id: string }> = z.strictObject({ id: nonEmptyString() })

/* @__NO_SIDE_EFFECTS__ */
export function defineOperation<const Name extends string, Params, Query, Response, Body = undefined>(
  operation: Declaration<Name, Params, Query, Body, Response>,
): Operation<Name, Params, Query, Body, Response> {
  return { source: 'specification', ...operation }
}

/** A read of one thing: nothing but its path says which. */
/* @__NO_SIDE_EFFECTS__ */
export function defineRead<const Name extends string, Params, Response>(
  read: Pick<Operation<Name, Params, NoInput, undefined, Response>, 'name' | 'path' | 'params' | 'response'>,
): Operation<Name, Params, NoInput, undefined, Response> & { readonly method: 'GET' } {
  return {
    source: 'specification',
    method: 'GET',
    query: noInput,
    body: null,
    idempotency: 'natural',
    ...read,
  }
}

/** A paged list: its rows are read one by one. */
export type ListOperation<Row = unknown> = Operation<string, unknown, PageInput, undefined, unknown> & {
  readonly rows: ListRows<Row>
}

/** One page of a list. `nextCursor` is `null` at the end, however the Service says it (absent, null or empty). */
export type Page<Field extends string, Row> = { readonly [K in Field]: readonly Row[] } & {
  readonly nextCursor: string | null
}

const nextCursor = orNull(nonEmptyString())

/** The envelope of a page. Its rows are read one by one, when it has been read. */
function pageOf<Field extends string, Row>(field: Field): Schema<Page<Field, Row>> {
  return object({ [field]: z.array(z.unknown()), nextCursor }) as unknown as Schema<Page<Field, Row>>
}

const pageParameters = {
  limit: z.optional(z.int().check(z.gte(1), z.lte(100))),
  cursor: z.optional(nonEmptyString()),
}
const pageQuery: Schema<PageInput> = z.strictObject(pageParameters)

/** A page of a list that the Service may search. */
export interface SearchInput extends PageInput {
  /** The member's words. The name on the wire is an assumption (`Assumptions.offerSearch`). */
  search?: string | undefined
}
export const searchQuery: Schema<SearchInput> = z.strictObject({
  ...pageParameters,
  search: z.optional(nonEmptyString()),
})

/** The parts in which lists differ. */
interface ListParts<Name extends string, Params, Query, Field extends string, Row> extends Pick<
  Operation<Name, Params>,
  'name' | 'path' | 'params'
> {
  readonly rows: { readonly field: Field; readonly schema: Schema<Row> }
  /** Default: the parameters of a page. */
  readonly query?: Schema<Query>
}

/** A paged list: its rows are read one by one. */
/* @__NO_SIDE_EFFECTS__ */
export function defineList<
  const Name extends string,
  Params,
  const Field extends string,
  Row,
  Query extends PageInput = PageInput,
>(
  list: ListParts<Name, Params, Query, Field, Row>,
): Operation<Name, Params, Query, undefined, Page<Field, Row>> & {
  readonly method: 'GET'
  readonly rows: ListRows<Row>
} {
  return {
    source: 'specification',
    method: 'GET',
    query: pageQuery as Schema<Query>,
    body: null,
    response: pageOf<Field, Row>(list.rows.field),
    idempotency: 'natural',
    ...list,
  }
}

/** Declares an operation that the specification leaves out. */
/* @__NO_SIDE_EFFECTS__ */
export function assumed<O extends Operation>(operation: O): O & Assumed {
  return { ...operation, source: 'assumed' }
}
