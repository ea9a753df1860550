import { describe, expect, it } from 'vitest'
import { bundleEntry } from '../../scripts/bundleEntry.mjs'

/** All that only a page with a store for saved offers needs. */
const isOfSaved = (path: string) => /saved|SaveButton|heart/i.test(path)

describe('saved offers', () => {
  it.each([
    ['the provider', ['ExperienceProvider', 'createMemberSession', 'useOffers']],
    [
      'the catalog and an offer',
      ['ExperienceProvider', 'createMemberSession', 'OfferCatalog', 'OfferDetail'],
    ],
    ['the hub', ['ExperienceProvider', 'createMemberSession', 'ExperienceHub']],
  ])('are no part of what a page with %s loads at once', async (_what, imports) => {
    const { modulesAtOnce } = await bundleEntry({ imports })
    expect(modulesAtOnce.filter(isOfSaved)).toEqual([])
  })

  it('come with their own view of the hub, and with no other', async () => {
    const { onDemand } = await bundleEntry({
      imports: ['ExperienceProvider', 'createMemberSession', 'ExperienceHub'],
    })
    const has = (view: string) =>
      onDemand(`components/hub/${view}View.js`).some((bytes) =>
        new TextDecoder().decode(bytes).includes('Nothing saved yet'),
      )
    const views = [
      'Offer',
      'Ask',
      'Experiences',
      'Redemption',
      'Interest',
      'Concierge',
      'Wallet',
      'Saved',
      'Today',
    ]
    expect(views.filter(has)).toEqual(['Saved'])
  })
})
