import { constants, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib'

/** Even a stream that is cut off gives what it has. */
const soFar = { finishFlush: constants.Z_SYNC_FLUSH }

/**
 * All that can be read of what was sent: the bytes as text, and again what is packed in them, wherever it begins: gzip and
 * zlib, also inside of JSON, multipart and envelopes, base64, and percent signs.
 */
export function textsOf(body: Buffer, depth = 0): readonly string[] {
  if (depth > 5 || body.length === 0) return []
  const texts = [body.toString('utf8')]
  texts.push(...unpackedOf(body).flatMap((inside) => textsOf(inside, depth + 1)))
  const text = texts[0] ?? ''
  if (/%[0-9a-f]{2}/i.test(text))
    texts.push(...decodedOf(text).flatMap((inside) => textsOf(inside, depth + 1)))
  for (const [base64] of text.matchAll(/[\w+/-]{24,}={0,2}/g))
    texts.push(...unpackedOrText(Buffer.from(base64, 'base64'), depth + 1))
  texts.push(...stringsOf(text).flatMap((inside) => textsOf(Buffer.from(inside, 'latin1'), depth + 1)))
  return texts
}

function unpackedOf(body: Buffer): readonly Buffer[] {
  const found: Buffer[] = []
  for (let at = 0; at < body.length - 2; at += 1) {
    const [first = 0, second = 0] = body.subarray(at, at + 2)
    const isGzip = first === 0x1f && second === 0x8b
    if (!isGzip && !(first === 0x78 && (first * 256 + second) % 31 === 0)) continue
    try {
      const inside = isGzip ? gunzipSync(body.subarray(at), soFar) : inflateSync(body.subarray(at), soFar)
      if (inside.length > 8) found.push(inside)
    } catch {
      // Two bytes that only look so; or more after the end of what was packed.
      if (isGzip) found.push(...rawFrom(body.subarray(at + 10)))
    }
  }
  return found
}

function rawFrom(body: Buffer): readonly Buffer[] {
  try {
    return [inflateRawSync(body, soFar)]
  } catch {
    return []
  }
}

/** Any base64 is looked into; as text only what is text. */
function unpackedOrText(bytes: Buffer, depth: number): readonly string[] {
  const inside = unpackedOf(bytes).flatMap((each) => textsOf(each, depth))
  const text = bytes.toString('utf8')
  return text.includes('\uFFFD') ? inside : [...inside, ...textsOf(bytes, depth)]
}

function decodedOf(text: string): readonly Buffer[] {
  return text.split('&').flatMap((part) => {
    try {
      return [Buffer.from(decodeURIComponent(part.replaceAll('+', ' ')))]
    } catch {
      return []
    }
  })
}

/** The strings of JSON, or of its lines, that hold bytes. */
function stringsOf(text: string): readonly string[] {
  const found: string[] = []
  for (const line of [text, ...text.split('\n')]) {
    if (!/^\s*[[{]/.test(line)) continue
    try {
      JSON.parse(line, (_key, value: unknown) => {
        if (typeof value === 'string' && (value.startsWith('\x1f\x8b') || value.startsWith('x\x9c')))
          found.push(value)
        return value
      })
    } catch {
      continue
    }
  }
  return found
}
