// @ts-check

const longest = 10_000

/**
 * The body as an object; what is no object reads as an empty one.
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<Record<string, unknown>>}
 */
export async function readJson(request) {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > longest) return {}
  }
  try {
    const value = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {unknown} value
 * @param {import('node:http').OutgoingHttpHeaders} [headers]
 */
export function sendJson(response, status, value, headers = {}) {
  // `no-store`: one of the answers is a token.
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers })
  response.end(JSON.stringify(value))
}
