import type { Sandbox } from '../../src/sandbox/index.ts'

/** Asks the Service as a member, past the page: what it holds is the truth that the page is measured by. */
export async function asMember<Answer>(
  { grantFor, fetch, baseUrl }: Pick<Sandbox, 'grantFor' | 'fetch' | 'baseUrl'>,
  member: string,
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Answer> {
  const headers = {
    authorization: `Bearer ${grantFor(member).accessToken}`,
    'content-type': 'application/json',
  }
  const response = await fetch(baseUrl + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} was answered with ${String(response.status)}.`)
  return (await response.json()) as Answer
}
