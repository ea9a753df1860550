import { describe, expect, it } from 'vitest'
import { formatHubLocation, parseHubLocation } from '../../../src/components/hub/HubLocation.ts'
import {
  allFeatures,
  availableLocation,
  entryOf,
  featuresOfPages,
  type HubPage,
  problemsOfPages,
  readPages,
} from '../../../src/components/hub/hubPages.ts'

const render = () => null
const help = { id: 'help', label: 'Help', path: '/help', render }
const idsOf = (pages: readonly HubPage[] | undefined, features = allFeatures) =>
  readPages(pages, features).map(({ id }) => id)

describe('the pages of a hub', () => {
  it('are all of ours, or those of the host in their order', () => {
    expect(idsOf(undefined)).toEqual(['explore', 'experiences', 'saved', 'concierge', 'wallet'])
    expect(idsOf(['wallet', help, { id: 'explore', label: 'Rewards' }])).toEqual([
      'wallet',
      'help',
      'explore',
    ])
  })

  it('leave out what is switched off, what is there already and what is no page', () => {
    const unknown = ['walet', { id: 'basket' }] as unknown as HubPage[]
    expect(
      idsOf(['explore', 'wallet', help, { ...help, label: 'Again' }, { ...help, id: 'saved' }, ...unknown], {
        ...allFeatures,
        wallet: false,
      }),
    ).toEqual(['explore', 'help', 'saved'])
  })

  it('take all ways to what is not among them along', () => {
    expect(featuresOfPages(allFeatures, readPages(['explore', 'wallet'], allFeatures))).toEqual({
      ...allFeatures,
      experiences: false,
      saved: false,
      concierge: false,
    })
  })

  it('have an address, and what is below it', () => {
    const pages: HubPage[] = ['explore', { ...help, id: 'faq', path: '/help-me' }, help]
    for (const path of ['/help', '/help/points/expiry']) {
      const location = { view: 'page', path } as const
      expect(formatHubLocation(location)).toBe(path)
      expect(parseHubLocation(path, pages)).toEqual(location)
      expect(entryOf(location, readPages(pages, allFeatures))?.id).toBe('help')
      expect(parseHubLocation(path)).toBeNull()
    }
    expect(parseHubLocation('/help/', pages)).toEqual({ view: 'page', path: '/help' })
    expect(parseHubLocation('/helpful', pages)).toBeNull()
    // Our own come first, and no address leads to another site.
    expect(parseHubLocation('/wallet', [{ ...help, path: '/wallet' }])).toEqual({ view: 'wallet' })
    expect(formatHubLocation({ view: 'page', path: '//elsewhere.example' })).toBe('/elsewhere.example')
  })

  it('begin with the first one where the catalog is none of them, and where a page is gone', () => {
    const entries = readPages([help, 'wallet'], allFeatures)
    const features = featuresOfPages(allFeatures, entries)
    const start = { view: 'page', path: '/help' }
    for (const view of ['explore', 'experiences', 'saved', 'concierge'] as const)
      expect(availableLocation({ view }, features, entries)).toEqual(start)
    expect(availableLocation({ view: 'page', path: '/gone' }, features, entries)).toEqual(start)
    // A way to an offer may come from the host.
    const offer = { view: 'offer', offerId: 'o' } as const
    expect(availableLocation(offer, features, entries)).toBe(offer)
    expect(availableLocation({ view: 'wallet' }, allFeatures, [])).toEqual({ view: 'explore' })
  })

  it.each([
    ['walet', /no page "walet".*explore, experiences/],
    [{ ...help, id: 'wallet', path: '/mine' }, /"wallet" has the name of one of ours/],
    [{ ...help, path: 'help' }, /"help" cannot be reached by "help"/],
    [{ ...help, path: '/wallet' }, /"help" cannot be reached by "\/wallet"/],
    [{ ...help, path: '/help?x=1' }, /cannot be reached/],
    [{ ...help, path: '/help/' }, /cannot be reached/],
  ])('%j: the developer is told', (page, problem) => {
    expect(problemsOfPages(['explore', page as HubPage])).toEqual([expect.stringMatching(problem)])
  })

  it('may be right', () => {
    expect(problemsOfPages(['explore', { id: 'wallet', label: 'Points' }, help])).toEqual([])
    expect(problemsOfPages(['explore', 'explore'])).toEqual([expect.stringContaining('is there twice')])
  })
})
