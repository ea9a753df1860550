// @ts-check
// `memberTokenHandler` speaks Request and Response, as most frameworks do; node:http does not yet.

/**
 * Without a body: the token route takes none.
 * @param {import('node:http').IncomingMessage} request
 */
export function toRequest({ method = 'GET', url = '/', headers }) {
  const pairs = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [/** @type {[string, string]} */ ([name, value])] : []))
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), { method, headers: pairs })
}

/**
 * @param {import('node:http').ServerResponse} outgoing
 * @param {Response} response
 */
export async function sendResponse(outgoing, response) {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(await response.text())
}
