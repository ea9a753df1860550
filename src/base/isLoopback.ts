/**
 * Whether `http:` to this host stays on the machine. `hostname` as `URL` gives it, which has already spelt IPv4 out.
 */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  )
}
