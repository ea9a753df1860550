// The organisation's own backend. The library asks it for one thing only: /api/member-token.

export interface Member {
  readonly id: string
  readonly name: string
  readonly note: string
}

/** A request that this member made here: the Service lists none, so the organisation keeps their ids. */
export interface KeptRequest {
  readonly interestId: string
  readonly offerId: string
}

export async function readMember(): Promise<Member | null> {
  return (await ask<{ member: Member | null }>('GET', '/api/me')).member
}

export async function readMembers(): Promise<readonly Member[]> {
  return (await ask<{ members: readonly Member[] }>('GET', '/api/members')).members
}

export async function signIn(memberId: string): Promise<Member> {
  return (await ask<{ member: Member }>('POST', '/api/sign-in', { memberId })).member
}

export async function signOut(): Promise<void> {
  await ask('POST', '/api/sign-out')
}

export async function readRequests(): Promise<readonly KeptRequest[]> {
  return (await ask<{ requests: readonly KeptRequest[] }>('GET', '/api/requests')).requests
}

export async function keepRequest(request: KeptRequest): Promise<void> {
  await ask('POST', '/api/requests', request)
}

/** A webhook that the backend received and verified. */
export interface Told {
  readonly id: string
  readonly type: string
  readonly at: string
  readonly about: string
  readonly detail: string
}

export async function readTold(): Promise<readonly Told[]> {
  return (await ask<{ told: readonly Told[] }>('GET', '/api/told')).told
}

async function ask<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  // Kept alive: who signs out and leaves at once is signed out nonetheless.
  const response = await fetch(path, {
    method,
    keepalive: method === 'POST',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} was answered with ${String(response.status)}.`)
  return (await response.json()) as Answer
}
