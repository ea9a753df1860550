/** An absolute http(s) address; else `null`. Also `null` with a user name, which can look like the host. */
export function webAddress(url: string | undefined): string | null {
  try {
    const { protocol, href, username, password } = new URL(url ?? '')
    return /^https?:$/.test(protocol) && !username && !password ? href : null
  } catch {
    return null
  }
}
