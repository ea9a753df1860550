import { type Sandbox, sandboxMembers } from '../src/sandbox/index.ts'

/** Sets another display price than the points say, as an organisation may (specification, rule 2). */
export async function setDisplayPrice(sandbox: Sandbox, offerId: string, amount: number) {
  const { accessToken } = sandbox.grantFor(sandboxMembers.staff)
  const answer = await sandbox.fetch(
    new Request(`${sandbox.baseUrl}/v1/offers/${offerId}/price`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ amount }),
    }),
  )
  if (!answer.ok) throw new Error(`The sandbox answers ${answer.status}.`)
}
