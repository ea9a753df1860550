'use client'

import { useEffect, useState } from 'react'
import { toError } from '../base/index.ts'
import { type Interest, operations, type PhoneCheck } from '../contract/index.ts'
import { useExperienceKit } from './KitContext.ts'
import { fetchFresh, keepAnswer, setCachedData } from './fetchFresh.ts'
import type { ExperienceKit } from './kit.ts'
import { learnWrite } from './learnWrite.ts'
import { interestQuery } from './reads.ts'
import { submitWrite, type WriteResult } from './submitWrite.ts'
import { useWrite, type WriteState } from './useWrite.ts'
import { codeSentRecord, type WriteRecord } from './writeRecords.ts'

/** Sends a new code to the phone of an intake. `isEnabled` is false while the assumed operation is switched off. */
export function useIssuePhoneCode(interestId: string): WriteState<unknown> & {
  readonly isEnabled: boolean
  readonly submit: () => Promise<WriteResult<unknown>>
} {
  const kit = useExperienceKit()
  return {
    ...useWrite(operations.issuePhoneCode, interestId),
    isEnabled: kit.client.isEnabled(operations.issuePhoneCode),
    submit: () =>
      submitWrite(kit, operations.issuePhoneCode, {
        subject: interestId,
        params: { id: interestId },
        readBody: () => undefined,
      }),
  }
}

/** When this session last had a code sent for an interest, in epoch milliseconds; `null` where it had none. */
export function useCodeSentAt(interestId: string): readonly [sentAt: number | null, noteSent: () => void] {
  const { writeRecords } = useExperienceKit()
  const read = () => writeRecords.get(codeSentRecord, interestId).data as number | null
  // Not the store's own snapshot: what else changes in the moment in which a code was sent is shown with it.
  const [sentAt, setSentAt] = useState(read)
  useEffect(() => {
    // Perhaps by another form on the page.
    const follow = () => setSentAt(read())
    follow()
    return writeRecords.subscribe(follow)
  }, [writeRecords, interestId])

  const noteSent = () =>
    writeRecords.set({
      ...writeRecords.get(codeSentRecord, interestId),
      outcome: 'done',
      data: Date.now(),
    })
  return [sentAt, noteSent]
}

/**
 * Checks the code that was sent to the phone of an intake. `verified: false` is an answer: the code was wrong
 * or has expired.
 */
export function useVerifyPhone(interestId: string): WriteState<PhoneCheck> & {
  readonly submit: (code: string) => Promise<WriteResult<PhoneCheck>>
} {
  const kit = useExperienceKit()
  const key = interestQuery(kit.client, { id: interestId }).queryKey
  const phoneOf = () => kit.queryClient.getQueryData<Interest>(key)?.intake?.phone
  return {
    ...useWrite(operations.verifyPhone, interestId),
    submit: (code) => {
      const phone = phoneOf()
      return submitWrite(kit, operations.verifyPhone, {
        subject: interestId,
        params: { id: interestId },
        readBody: () => ({ code }),
        learn: (earlier) => learnCheck(kit, earlier),
        keep: async ({ verified }) => {
          await keepAnswer<Interest>(kit, key, (known) =>
            // Another number may have been saved since the code was sent.
            verified && known?.intake && known.intake.phone === phone
              ? { ...known, intake: { ...known.intake, phoneVerified: true } }
              : undefined,
          )
          if (verified) void readOtherNumber(kit, interestId)
        },
      })
    },
  }
}

/** A code that was taken, and the answer to it lost, may be refused as used when it is sent again. */
async function learnCheck(kit: ExperienceKit, earlier: WriteRecord): Promise<WriteResult<PhoneCheck> | null> {
  const { operation, subject: id } = earlier
  try {
    const { intake } = await fetchFresh(kit, operations.interest, { params: { id } })
    if (!intake?.phoneVerified) return null
    learnWrite(kit, operation, id, { verified: true } satisfies PhoneCheck)
    // The same object for whoever has read it meanwhile.
    const data = kit.writeRecords.get(operation, id).data as PhoneCheck
    return { ok: true, data, isEarlierAttempt: true }
  } catch (thrown) {
    const error = toError(thrown)
    kit.writeRecords.set({ ...earlier, error })
    return { ok: false, error }
  }
}

/**
 * Another tab may have changed the number that the code was sent to: then that one is checked. Where this one changed
 * it last, another number is that of a copy which is behind.
 */
async function readOtherNumber(kit: ExperienceKit, id: string): Promise<void> {
  const { client, queryClient, writeRecords } = kit
  const key = interestQuery(client, { id }).queryKey
  try {
    const { data } = await client.call(operations.interest, { params: { id } })
    const phone = queryClient.getQueryData<Interest>(key)?.intake?.phone
    const own = writeRecords.get(operations.submitIntake.name, id).data as Interest | null
    const isOther = data.intake?.phone !== phone && own?.intake?.phone !== phone
    if (data.intake?.phoneVerified && isOther) setCachedData(kit, key, data)
  } catch {
    // It is read again when it is next shown.
  }
}
