import { isLoopback } from '../../base/index.ts'
import type { Host } from '../Host.ts'
import { allows, readPolicy, sourcesOf } from '../page/policy.ts'
import { type Notes, oneLine, shown } from '../Report.ts'

/** The content security policy lets in what the library needs, and keeps out what may hurt. */
export function checkPolicy(host: Host, { found, notChecked }: Notes): void {
  const { page } = host
  const policies = page.policies.map(readPolicy)
  if (policies.length === 0)
    found(isLoopback(page.address.hostname) ? 'info' : 'warning', 'policy-missing', {
      seen: 'The page has no Content-Security-Policy.',
      why: 'A script that gets into the page can act as the member and send what they type anywhere.',
      fix: 'Send the header. docs/endpoints.md of the package has one to begin with.',
    })
  for (const policy of policies) {
    for (const { kind, address, what, nonce, fix } of wantedBy(host)) {
      const [name, sources] = sourcesOf(policy, kind) ?? []
      if (sources === undefined || allows(sources, { page: page.address, address, nonce })) continue
      found('error', `policy-${kind}`, {
        seen: `${String(name)} of the policy does not allow ${shown(address)}: it is ${oneLine(sources.join(' ')) || "'none'"}.`,
        why: `The browser stops ${what}.`,
        fix: fix(String(name)),
      })
    }
    const [name, scripts = []] = sourcesOf(policy, 'script') ?? []
    const isOpen =
      scripts.includes("'unsafe-inline'") && !scripts.some((source) => /^'(nonce|sha\d+)-/.test(source))
    if (name === undefined || isOpen || scripts.includes('*'))
      found('warning', 'policy-open', {
        seen:
          name === undefined
            ? 'The policy says nothing of scripts.'
            : `${name} of the policy has ${isOpen ? "'unsafe-inline'" : '*'}.`,
        why: 'Then it does not stop a script that gets into the page.',
        fix: "Name who may send scripts: script-src 'self', or nonces. The library needs no inline script.",
      })
    if (policy.has('img-src') || policy.has('default-src'))
      notChecked(
        'img-src of the policy',
        'The hosts of pictures are in the answers of the Service, which needs a token. Look at an offer and at a picture in a conversation.',
      )
  }
}

interface Wanted {
  readonly kind: 'script' | 'style' | 'connect'
  readonly address: URL
  readonly what: string
  readonly nonce?: string | undefined
  readonly fix: (directive: string) => string
}

function wantedBy({ page, library, service, tokenRoute }: Host): readonly Wanted[] {
  const add = (address: URL) => (directive: string) =>
    `Add ${address.origin === page.address.origin ? "'self'" : address.origin} to ${directive === 'default-src' ? 'the directive of its kind' : directive}.`
  const scripts = library.elementScripts.filter(({ isOfPage }) => isOfPage).map(({ address }) => address.href)
  return [
    ...page.scripts.map(({ address, attributes }) => ({
      kind: 'script' as const,
      address,
      what: scripts.includes(address.href) ? 'elements.js' : 'this script',
      nonce: attributes['nonce'],
      fix: add(address),
    })),
    ...page.sheets.map(({ address, attributes }) => ({
      kind: 'style' as const,
      address,
      what: 'this style sheet',
      nonce: attributes['nonce'],
      fix: add(address),
    })),
    ...(service
      ? [
          {
            kind: 'connect' as const,
            address: service.address,
            what: 'every request to the Service',
            fix: add(service.address),
          },
        ]
      : []),
    ...(tokenRoute
      ? [
          {
            kind: 'connect' as const,
            address: tokenRoute.address,
            what: 'the request for a token',
            fix: add(tokenRoute.address),
          },
        ]
      : []),
  ]
}
