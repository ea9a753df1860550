import { describe, expect, it } from 'vitest'
import { isExperienceError } from '../../src/client/index.ts'
import { operations } from '../../src/contract/index.ts'
import { fetchFresh, termsQuery } from '../../src/queries/index.ts'
import { submitWrite } from '../../src/queries/submitWrite.ts'
import { createMemberKit } from '../support/memberKit.ts'

const interest = { subject: 'fjord-lodge', params: {}, readBody: () => ({ offer: 'fjord-lodge', adults: 2 }) }
const acceptance = {
  subject: 'TERMS_OF_SERVICE',
  params: {},
  readBody: () => ({ type: 'TERMS_OF_SERVICE', version: '3.1' }),
}
const accepting = { client: { assumptions: { operations: { acceptTerms: true } } } } as const

describe('the write gate', () => {
  it('refuses a write before anything is sent, and refuses it until every closer has opened the gate again', async () => {
    const { kit, requests } = createMemberKit()
    const [first, second] = [kit.writeGate.close(), kit.writeGate.close()]
    const result = await submitWrite(kit, operations.createInterest, interest)
    expect(result.ok).toBe(false)
    if (!result.ok) expect(isExperienceError(result.error, 'terms')).toBe(true)
    first()
    expect((await submitWrite(kit, operations.createInterest, interest)).ok).toBe(false)
    expect(requests('createInterest')).toHaveLength(0)
    second()
    expect((await submitWrite(kit, operations.createInterest, interest)).ok).toBe(true)
  })

  it('lets the acceptance of terms pass', async () => {
    const { kit, requests } = createMemberKit(accepting)
    kit.writeGate.close()
    expect((await submitWrite(kit, operations.acceptTerms, acceptance)).ok).toBe(true)
    expect(requests('acceptTerms')).toHaveLength(1)
  })

  it('keeps a write of unknown outcome frozen', async () => {
    const { kit, sandbox } = createMemberKit({
      scenario: { failures: [{ kind: 'lost-answer', operation: 'createInterest', times: 1 }] },
    })
    await submitWrite(kit, operations.createInterest, interest)
    const { key } = kit.writeRecords.get('createInterest', 'fjord-lodge')
    const release = kit.writeGate.close()
    await submitWrite(kit, operations.createInterest, interest)
    expect(kit.writeRecords.get('createInterest', 'fjord-lodge')).toMatchObject({ outcome: 'unknown', key })
    release()
    await submitWrite(kit, operations.createInterest, interest)
    expect(
      sandbox.log.filter(({ operation, replayed }) => operation === 'createInterest' && replayed),
    ).toHaveLength(1)
  })
})

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
