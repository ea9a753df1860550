/**
 * A random UUID, version 4. Not `crypto.randomUUID`: a page on plain http, as in a company's test network, has none.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  // RFC 9562, 5.4: the version in the seventh octet, the variant in the ninth.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
