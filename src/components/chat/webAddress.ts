/** The address, if it is an absolute one of the web, without a name before the host, which looks like a host; else `null`. */
export function webAddress(url: string | undefined): string | null {
  try {
    const { protocol, href, username, password } = new URL(url ?? '')
    return /^https?:$/.test(protocol) && !username && !password ? href : null
  } catch {
    return null
  }
}
