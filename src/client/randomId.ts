/** 128 random bits in hex. Not `crypto.randomUUID`: a page on plain http, as in a company's test network, has none. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
