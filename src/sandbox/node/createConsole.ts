import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Sandbox } from '../Sandbox.ts'
import { createOperatorApi } from '../operator/createOperatorApi.ts'
import { operatorPath, refusalOfHost, refusalOfOrigin } from '../operator/operatorAccess.ts'
import { sendResponse, toRequest } from './nodeHttp.ts'

// Where the build puts the page's script and style sheet. Not `new URL('…', import.meta.url)`: bundlers take
// that for an asset.
const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'console')
const files: Readonly<Record<string, string>> = {
  'console.js': 'text/javascript; charset=utf-8',
  'console.css': 'text/css; charset=utf-8',
}

/** Nothing but its own two files and its own API; no frame around it. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
const headers = {
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/**
 * The console at `/` and what it needs under `/_sandbox/`, for browsers on this machine. Gives true when the
 * request was for it.
 */
export function createConsole(
  sandbox: Sandbox,
  onChange: () => void,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<boolean> {
  const api = createOperatorApi(sandbox, onChange)
  return async (incoming, outgoing) => {
    const path = (incoming.url ?? '/').split('?', 1)[0] ?? '/'
    if (path !== '/' && !path.startsWith(`${operatorPath}/`)) return false
    // The page itself holds nothing, so a link of another site may lead to it.
    const refusalOf = path === '/' ? refusalOfHost : refusalOfOrigin
    const refusal = isThisMachine(incoming)
      ? refusalOf(headersOf(incoming))
      : { message: 'The console answers this machine only.' }
    const file = path.slice(operatorPath.length + 1)
    if (refusal) send(outgoing, 403, 'text/plain; charset=utf-8', refusal.message)
    else if (path === '/') send(outgoing, 200, 'text/html; charset=utf-8', consolePage)
    else if (Object.hasOwn(files, file)) await sendFile(outgoing, file)
    else await sendResponse(await api.fetch(await toRequest(incoming, AbortSignal.timeout(10_000))), outgoing)
    return true
  }
}

/** With another `--host` others reach the Service; the console stays with who runs it. */
function isThisMachine({ socket }: IncomingMessage): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}

function headersOf({ headers: given }: IncomingMessage): Headers {
  const names = ['host', 'origin', 'sec-fetch-site'] as const
  return new Headers(
    names.flatMap((name): [string, string][] =>
      typeof given[name] === 'string' ? [[name, given[name]]] : [],
    ),
  )
}

async function sendFile(outgoing: ServerResponse, file: string): Promise<void> {
  const bytes = await readFile(join(folder, file)).catch(() => null)
  if (bytes) send(outgoing, 200, files[file] ?? '', bytes)
  else
    send(
      outgoing,
      404,
      'text/plain; charset=utf-8',
      'The console is not built. It is made by the build of the package. Run npm run build.',
    )
}

function send(outgoing: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  outgoing.writeHead(status, { ...headers, 'content-type': type }).end(body)
}

/** The console before its script runs; names no other origin, and has neither inline script nor style. */
const consolePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Experience sandbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/_sandbox/console.css">
<script type="module" src="/_sandbox/console.js"></script>
</head>
<body class="xp-root xp-console-page" data-xp-scheme="system">
<div id="console"></div>
<noscript>The console needs JavaScript. The Service itself does not.</noscript>
</body>
</html>
`
