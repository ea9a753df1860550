import { expect, test } from 'vitest'
import { operations } from '../../src/contract/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { createBench } from './createBench.ts'

const type = 'TERMS_OF_SERVICE'

test('reads as outstanding until the current version is accepted', async () => {
  const { as } = createBench()
  const acceptedAt = async (member: string) =>
    (await as(member)(operations.terms)).json.documents[0]?.acceptedAt
  expect(await acceptedAt(sandboxMembers.fresh)).toBeNull()
  expect(await acceptedAt(sandboxMembers.withOldTerms)).toBeNull()
  expect(await acceptedAt(sandboxMembers.withHistory)).toEqual(expect.any(String))
})

test('accepts the current version, and says when it was first', async () => {
  const { as, passTime } = createBench()
  const call = as(sandboxMembers.fresh)
  const accept = async () =>
    (await call(operations.acceptTerms, { body: { type, version: '3.1' } })).json.documents[0]?.acceptedAt
  expect(await accept()).toBe('2026-11-21T10:00:00.000Z')
  passTime(60_000)
  expect(await accept()).toBe('2026-11-21T10:00:00.000Z')
})

test('refuses a superseded version and an unknown document', async () => {
  const call = createBench().as(sandboxMembers.fresh)
  expect((await call(operations.acceptTerms, { body: { type, version: '3.0' } })).status).toBe(422)
  expect((await call(operations.acceptTerms, { body: { type: 'OTHER', version: '1' } })).status).toBe(404)
})

test('is outstanding again after a new version', async () => {
  const { as, sandbox } = createBench()
  sandbox.control.publishTerms('4.0')
  const [document] = (await as(sandboxMembers.withHistory)(operations.terms)).json.documents
  expect(document).toMatchObject({ version: '4.0', acceptedAt: null })
})
