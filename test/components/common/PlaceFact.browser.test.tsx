import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { OfferDetail, type Offer } from '../../../src/index.ts'
import { createMemberHost, type MemberHostOptions } from '../../support/memberHost.tsx'

const lodge = 'fjord-lodge'
const place = () => page.getByRole('definition').filter({ hasText: 'Norway' })
const copyButton = () => place().getByRole('button', { name: 'Copy the address' })

async function openOffer(options: MemberHostOptions = {}) {
  const host = createMemberHost(options)
  await host.open(<OfferDetail offerId={lodge} />)
  // What leads to a map is there as soon as the button is.
  await expect.element(copyButton()).toBeVisible()
  return host
}

describe('the place of an offer', () => {
  it('is no link where the host has no map', async () => {
    await openOffer()
    expect(place().getByRole('link').elements()).toEqual([])
  })

  it('leads to the map of the host, apart and without referrer', async () => {
    const asked: unknown[] = []
    await openOffer({
      mapHref: (location) => {
        asked.push(location)
        return 'https://maps.example/?q=Skarvhuset'
      },
    })
    const link = place().getByRole('link', { name: /Norway.*Opens the map in a new tab/ })
    await expect.element(link).toHaveAttribute('href', 'https://maps.example/?q=Skarvhuset')
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(asked[0]).toMatchObject({ countryCode: 'NO' } satisfies Offer['location'])
  })

  it.each([
    ['gives none', false, () => null],
    [
      'throws',
      true,
      () => {
        throw new Error('No map today.')
      },
    ],
  ])('is no link where the host’s map %s', async (_, isTold, mapHref) => {
    const { errors } = await openOffer({ mapHref })
    expect(place().getByRole('link').elements()).toEqual([])
    await expect
      .poll(() => new Set(errors.map(String)))
      .toEqual(new Set(isTold ? ['Error: No map today.'] : []))
  })

  it('is copied in one line, and says so', async () => {
    const copied: string[] = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
      copied.push(text)
      return Promise.resolve()
    })
    const { said } = await openOffer()
    await copyButton().click()
    await expect.element(place().getByRole('button', { name: 'Address copied' })).toHaveFocus()
    expect(said()).toContain('Address copied')
    expect(copied).toEqual([expect.stringMatching(/^[^\n]+, [^\n]*Norway$/)])
    vi.restoreAllMocks()
  })

  it('is selected where nothing may be copied', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'))
    await openOffer()
    await copyButton().click()
    await expect.poll(() => getSelection()?.toString()).toContain('Norway')
    vi.restoreAllMocks()
  })
})
