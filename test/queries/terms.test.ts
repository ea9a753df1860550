import { describe, expect, it } from 'vitest'
import { operations } from '../../src/contract/index.ts'
import { fetchFresh, termsQuery } from '../../src/queries/index.ts'
import { submitWrite } from '../../src/queries/submitWrite.ts'
import { createMemberKit, type MemberKit } from '../support/memberKit.ts'

describe('reading at this moment', () => {
  it('asks the Service though the cache is fresh, and keeps the answer', async () => {
    const { kit, sandbox, requests } = createMemberKit()
    await kit.queryClient.fetchQuery(termsQuery(kit.client))
    sandbox.control.publishTerms('4.0')
    const terms = await fetchFresh(kit, operations.terms, {})
    expect(terms.documents[0]?.version).toBe('4.0')
    expect(kit.queryClient.getQueryData(termsQuery(kit.client).queryKey)).toEqual(terms)
    expect(requests('terms')).toHaveLength(2)
  })

  it('fails at once, and leaves what is known', async () => {
    const { kit, sandbox, requests } = createMemberKit()
    const known = await kit.queryClient.fetchQuery(termsQuery(kit.client))
    sandbox.control.scenario('failing')
    await expect(fetchFresh(kit, operations.terms, {})).rejects.toMatchObject({ kind: 'service' })
    expect(kit.queryClient.getQueryData(termsQuery(kit.client).queryKey)).toEqual(known)
    expect(requests('terms')).toHaveLength(2)
  })

  it('keeps nothing for a session that ended meanwhile', async () => {
    const { kit } = createMemberKit()
    const reading = fetchFresh(kit, operations.terms, {})
    kit.session.end()
    await expect(reading).rejects.toMatchObject({ kind: 'session-ended' })
    expect(kit.queryClient.getQueryData(termsQuery(kit.client).queryKey)).toBeUndefined()
  })
})

describe('a write that is not permitted', () => {
  const write = ({ kit }: MemberKit) =>
    submitWrite(kit, operations.createInterest, {
      subject: 'fjord-lodge',
      params: {},
      readBody: () => ({ offer: 'fjord-lodge' }),
    })
  const refused = () =>
    createMemberKit({ scenario: { failures: [{ kind: 403, operation: 'createInterest' }] } })

  it('has the terms read again, for a new version may be why', async () => {
    const member = refused()
    const { queryKey } = termsQuery(member.kit.client)
    await member.kit.queryClient.fetchQuery(termsQuery(member.kit.client))
    await expect(write(member)).resolves.toMatchObject({ ok: false, error: { kind: 'permission' } })
    expect(member.kit.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
    expect(member.kit.writeRecords.get('createInterest', 'fjord-lodge').outcome).toBe('refused')
  })

  it('has none read where nothing shows them', async () => {
    const member = refused()
    await write(member)
    expect(member.requests('terms')).toHaveLength(0)
  })
})
