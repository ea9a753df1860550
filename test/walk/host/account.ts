import type { Setting } from '../Setting.ts'

export interface Member {
  readonly id: string
  readonly name: string
}

/** The site's backend. */
export const readSetting = () => ask<Setting>('GET', '/walk.json')

export const readMember = async () => (await ask<{ readonly member: Member | null }>('GET', '/api/me')).member

export const signIn = async (memberId: string) =>
  (await ask<{ readonly member: Member }>('POST', '/api/sign-in', { memberId })).member

export const signOut = () => ask('POST', '/api/sign-out')

export const readRequests = async () =>
  (await ask<{ readonly requests: readonly { readonly interestId: string }[] }>('GET', '/api/requests'))
    .requests

export const keepRequest = (made: { readonly interestId: string; readonly offerId: string }) =>
  ask('POST', '/api/requests', made)

export const serviceUrl =
  document.querySelector<HTMLMetaElement>('meta[name="experience-service"]')?.content ?? ''

/** Who may sign in here: in the words of the buttons. */
export const members: readonly Member[] = [
  { id: 'member-with-history', name: 'Ines' },
  { id: 'member-fresh', name: 'Noor' },
]

export function assumptionsOf({ hasLedger, hasEligibility }: Setting) {
  return {
    operations: { acceptTerms: true, ledger: hasLedger, eligibility: hasEligibility },
  } as const
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} was answered with ${String(response.status)}.`)
  return (await response.json()) as Answer
}
