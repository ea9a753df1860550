/** Where in a request a marker was found. */
export interface MarkerFound {
  /** Index in the markers that the sandbox was given. */
  readonly marker: number
  /** `line` is method and address. */
  readonly part: 'line' | 'headers' | 'body'
}

/** One request: never a body, a token or a key. */
export interface LogEntry {
  /** When it arrived, by the sandbox's clock, ISO-8601. */
  readonly at: string
  readonly method: string
  /**
   * Without the query. A part that is not a plain id, or holds a marker or a credential, reads `*`; an
   * unknown path is `*` whole.
   */
  readonly path: string
  /** Name of the operation, or null when none fits (a preflight, an unknown path). */
  readonly operation: string | null
  /** Null when no answer was given: a network failure, an abort, or not yet. */
  readonly status: number | null
  readonly requestId: string
  readonly idempotencyKey: string | null
  /** `externalUserID` of the member who asked. */
  readonly member: string | null
  /** Whether an earlier answer was replayed. */
  readonly replayed: boolean
  readonly markersIn: readonly MarkerFound[]
}

interface RequestParts {
  readonly line: string
  readonly headers: string
  readonly body: string
}

const parts = ['line', 'headers', 'body'] as const

/** Looks for each marker in each part: as it is, percent-encoded (twice too), form-encoded and JSON-escaped. */
export function findMarkers(markers: readonly string[], request: RequestParts): readonly MarkerFound[] {
  if (markers.length === 0) return []
  return parts.flatMap((part) => {
    const readings = readingsOf(request[part])
    return markers.flatMap((text, marker) =>
      readings.some((reading) => reading.includes(text)) ? [{ marker, part }] : [],
    )
  })
}

function readingsOf(text: string): readonly string[] {
  const once = percentDecoded(text)
  const form = percentDecoded(text.replaceAll('+', ' '))
  return [text, once, percentDecoded(once), form, ...[text, once, form].map(jsonUnescaped)]
}

/** Decodes what can be decoded and leaves the rest: `decodeURIComponent` would give up on one bad sign. */
function percentDecoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    const bytes = run
      .split('%')
      .slice(1)
      .map((hex) => Number.parseInt(hex, 16))
    return new TextDecoder().decode(new Uint8Array(bytes))
  })
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function jsonUnescaped(text: string): string {
  return text.replace(
    /\\(?:u([\da-f]{4})|(.))/gi,
    (_all, hex: string | undefined, sign: string | undefined) =>
      hex === undefined ? (escapes[sign ?? ''] ?? sign ?? '') : String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

/** Ids that the sandbox gives and seed data uses; anything else in a path may have been typed by someone. */
const plainId = /^[\w.-]{1,64}$/

/** The path for the log: a part that could be a secret or a member's words is `*`. */
export function maskPath(path: string, isKnownPath: boolean, isSecret: (text: string) => boolean): string {
  if (!isKnownPath) return '*'
  return path
    .split('/')
    .map((part) => (part === '' || (plainId.test(part) && !isSecret(part)) ? part : '*'))
    .join('/')
}
