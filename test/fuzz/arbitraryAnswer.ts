import fc from 'fast-check'
import { changedText, changes } from './mutateJson.ts'

/** What the Service, or something on the way, may answer. */
export interface ArbitraryAnswer {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly text: string
}

const anyText = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.anything({ withNullPrototype: true, maxDepth: 3 }).map((value) => {
    try {
      return JSON.stringify(value) ?? String(value)
    } catch {
      return String(typeof value)
    }
  }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    'null',
    '[]',
    '{}',
    '0',
    '""',
    '\uFEFF{}',
    '<!doctype html><title>502</title>',
    '{"error":',
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '1e999',
    '[1e999]',
    '['.repeat(20_000),
    '{"a":'.repeat(5_000),
  ),
)

const header = fc.oneof(
  fc.tuple(
    fc.constant('content-type'),
    fc.constantFrom(
      'application/json',
      'text/html',
      'application/json; charset=utf-16',
      'text/plain',
      'application/octet-stream',
      'image/png',
      'multipart/form-data',
      ';',
    ),
  ),
  fc.tuple(
    fc.constant('retry-after'),
    fc.constantFrom(
      '0',
      '5',
      '-1',
      '1e9',
      '999999999999',
      '9999999999999',
      'soon',
      'Wed, 21 Oct 2099 07:28:00 GMT',
      'Wed, 99 Oct 2099 07:28:00 GMT',
      'Thu Jan  1 00:00:00 1970',
      '',
    ),
  ),
  fc.tuple(
    fc.constant('x-request-id'),
    fc.oneof(
      fc.constantFrom('', ' ', 'req_1', '<b>', '../..'),
      fc.string({ unit: 'grapheme-ascii', maxLength: 40 }).filter((text) => /^[\x20-\x7e]*$/.test(text)),
    ),
  ),
  fc.tuple(
    fc.constantFrom('location', 'content-length', 'content-encoding', 'www-authenticate', 'set-cookie'),
    fc.constantFrom('0', 'x', 'gzip', 'Bearer'),
  ),
)

const status = fc.oneof(
  { weight: 6, arbitrary: fc.constant(200) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[201, 202, 204, 205, 304, 400, 401, 403, 404, 408, 409, 410, 413, 422, 429, 500, 501, 502, 503, 505],
    ),
  },
  { weight: 1, arbitrary: fc.integer({ min: 200, max: 599 }) },
)

/** Answers around one that is as it should be: mostly changed in a few places, now and then cut off or something else altogether. */
export function arbitraryAnswer(valid: unknown): fc.Arbitrary<ArbitraryAnswer> {
  const changed = changes.map((list) => changedText(valid, list))
  const truncated = fc
    .tuple(changed, fc.nat(10_000))
    .map(([text, end]) => text.slice(0, end % (text.length + 1)))
  const text = fc.oneof(
    { weight: 6, arbitrary: changed },
    { weight: 1, arbitrary: truncated },
    { weight: 3, arbitrary: anyText },
  )
  return fc.record({ status, headers: fc.array(header, { maxLength: 3 }), text })
}

/** Statuses that the platform allows no body for. */
const bodiless = new Set([204, 205, 304])

export function toResponse({ status: code, headers, text }: ArbitraryAnswer): Response {
  return new Response(bodiless.has(code) ? null : text, {
    status: code,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  })
}
