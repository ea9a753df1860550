// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillJsdomGaps } from './jsdomGaps.ts'
import { fuzzRuns } from './fuzzRuns.ts'
import { changedText, changes } from './mutateJson.ts'
import { componentNames, failuresOf } from './renderChanged.tsx'

/** Of all components together. */
const cases = process.env.XP_ASSURE ? 6_000 : 150

beforeAll(fillJsdomGaps)

describe('whatever the Service answers', () => {
  it.each(componentNames)(
    '%s shows words: no blank, no leftovers, no crash',
    { timeout: 1_800_000 },
    async (name) => {
      await fc.assert(
        fc.asyncProperty(changes, async (list) => {
          expect(await failuresOf(name, (value) => changedText(value, list))).toEqual([])
        }),
        fuzzRuns(Math.ceil(cases / componentNames.length)),
      )
    },
  )
})

describe('what was found before', () => {
  it('a redemption with an empty status is not taken for all of them', async () => {
    const isEmpty = (value: unknown) =>
      JSON.stringify(value).replace(/"status":"AWAITING_VENDOR"/, '"status":""')
    expect(await failuresOf('RedemptionList', isEmpty)).toEqual([])
  })

  it.each(['Wallet', 'OfferDetail', 'RedemptionList', 'ConciergeChat'])(
    '%s shows no time for one at the end of the calendar, which may mean *never*',
    async (name) => {
      expect(
        await failuresOf(name, (value) =>
          JSON.stringify(value).replaceAll(/"(\w+At)":"[^"]+"/g, '"$1":"9999-12-31T23:59:59Z"'),
        ),
      ).toEqual([])
    },
  )

  it.each(['TermsAcceptance', 'TermsGate'])(
    '%s shows two documents of one type, accepted or not',
    async (name) => {
      for (const acceptedAt of [null, '2026-11-01T10:00:00Z']) {
        const document = {
          type: 'TERMS_OF_SERVICE',
          version: '2',
          publishedAt: '2026-10-01T10:00:00Z',
          acceptedAt,
        }
        expect(
          await failuresOf(name, (value, path) =>
            JSON.stringify(path.endsWith('/terms') ? { documents: [document, document] } : value),
          ),
        ).toEqual([])
      }
    },
  )
})
