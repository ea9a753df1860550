/**
 * HTTPS to a public name. Addresses in numbers, names of this machine or of a local network, and credentials in the URL are
 * refused, as a Service must that will not be sent into its own network; `allowsLoopback` also admits http on this machine.
 */
export function isWebhookUrlAllowed(text: string, allowsLoopback: boolean): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || url.username !== '' || url.password !== '') return false
  const host = url.hostname.replace(/\.$/, '')
  if (isLoopback(host)) return allowsLoopback && (url.protocol === 'http:' || url.protocol === 'https:')
  const isAddress = host.startsWith('[') || /^[\d.]+$/.test(host)
  const isLocal = !host.includes('.') || /\.(?:local|internal|localhost|lan|home|corp)$/i.test(host)
  return url.protocol === 'https:' && !isAddress && !isLocal
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host)
