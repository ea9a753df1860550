/** The sources of each directive of one content security policy. */
export type Policy = ReadonlyMap<string, readonly string[]>

export function readPolicy(text: string): Policy {
  const policy = new Map<string, readonly string[]>()
  for (const directive of text.split(';')) {
    const [name, ...sources] = directive.trim().split(/\s+/)
    // Of a directive that is given twice, the first one holds.
    if (name !== undefined && name !== '' && !policy.has(name.toLowerCase()))
      policy.set(name.toLowerCase(), sources)
  }
  return policy
}

/** Which directive decides, before `default-src`. */
const fallbacks = {
  script: ['script-src-elem', 'script-src'],
  style: ['style-src-elem', 'style-src'],
  connect: ['connect-src'],
} as const

/** What decides about a kind: the directive's name and its sources. Null: nothing does, and all is allowed. */
export function sourcesOf(
  policy: Policy,
  kind: keyof typeof fallbacks,
): readonly [string, readonly string[]] | null {
  for (const name of [...fallbacks[kind], 'default-src']) {
    const sources = policy.get(name)
    if (sources) return [name, sources]
  }
  return null
}

interface Wanted {
  readonly page: URL
  readonly address: URL
  readonly nonce?: string | undefined
}

/** Whether sources allow an address (CSP 3, section 6.7.2.8). */
export function allows(sources: readonly string[], { page, address, nonce }: Wanted): boolean {
  if (nonce !== undefined && sources.includes(`'nonce-${nonce}'`)) return true
  // Whoever is let in by a nonce or a hash lets others in, and what a hash is of is not looked at.
  if (sources.includes("'strict-dynamic'")) return sources.some((source) => /^'sha\d+-/.test(source))
  return sources.some((source) => matches(source, page, address))
}

function matches(source: string, page: URL, address: URL): boolean {
  if (source === '*') return /^https?:$/.test(address.protocol) || address.protocol === page.protocol
  if (source.toLowerCase() === "'self'") return address.origin === page.origin || isUpgradeOf(page, address)
  if (/^[a-z][a-z\d+.-]*:$/i.test(source))
    return (
      address.protocol === source.toLowerCase() ||
      (source.toLowerCase() === 'http:' && address.protocol === 'https:')
    )
  const parts = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[^/:]+|\[[^\]]+\])(?::(\d+|\*))?(\/.*)?$/i.exec(
    source,
  )
  if (!parts) return false
  const [, scheme = page.protocol.slice(0, -1), host = '', port, path] = parts
  return (
    isScheme(scheme.toLowerCase(), address) &&
    isHost(host.toLowerCase(), address) &&
    isPort(port, address) &&
    isPath(path, address)
  )
}

const isUpgradeOf = (page: URL, address: URL) =>
  page.hostname === address.hostname &&
  page.protocol === 'http:' &&
  address.protocol === 'https:' &&
  page.port === address.port

const isScheme = (scheme: string, { protocol }: URL) =>
  protocol === `${scheme}:` || (scheme === 'http' && protocol === 'https:')

function isHost(host: string, { hostname }: URL): boolean {
  if (host === '*') return true
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host
}

const isPort = (port: string | undefined, address: URL) =>
  port === '*' || (port ?? '') === address.port || (address.port === '' && (port === '443' || port === '80'))

function isPath(path: string | undefined, { pathname }: URL): boolean {
  if (path === undefined || path === '/') return true
  return path.endsWith('/') ? pathname.startsWith(path) : pathname === path
}
