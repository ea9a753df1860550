import type { MarkerFound } from './LogEntry.ts'

export interface RequestParts {
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
