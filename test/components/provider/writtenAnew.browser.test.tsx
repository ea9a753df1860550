import { type ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import {
  ExperienceProvider,
  type ExperienceProviderProps,
  InterestForm,
  OfferCatalog,
  RedeemOffer,
} from '../../../src/index.ts'
import { sandboxOffers } from '../../../src/sandbox/index.ts'
import { createMemberHost, type MemberHostOptions } from '../../support/memberHost.tsx'
import { assertive, polite } from '../../support/liveRegions.ts'
import { form } from '../interests/renderInterest.tsx'

/** What hosts write in place, as a new object or function in each render. */
const anew: Readonly<Record<string, () => Partial<ExperienceProviderProps>>> = {
  slots: () => ({ slots: { support: () => <a href="/help">Help</a> } }),
  resolveImage: () => ({ resolveImage: ({ url }) => ({ src: url }) }),
  mapHref: () => ({ mapHref: () => 'https://maps.test/' }),
  messages: () => ({ messages: { 'common.close': 'Close it' } }),
}

/** A page whose host renders it again as often as `renderAgain` is called. */
async function open(children: ReactElement, props: () => object, options: MemberHostOptions = {}) {
  const { sandbox, client } = createMemberHost(options)
  const wrap = () => (
    <ExperienceProvider client={client} locale="en-GB" timeZone="Europe/Copenhagen" {...props()}>
      {children}
    </ExperienceProvider>
  )
  const screen = await render(wrap())
  return { sandbox, renderAgain: () => screen.rerender(wrap()) }
}

const count = (text: string, word: string) => text.split(word).length - 1

describe.each(Object.entries(anew))('a host that writes %s anew in each render', (_, props) => {
  it('has the number of offers announced once', async () => {
    const { renderAgain } = await open(<OfferCatalog />, props)
    await page.getByRole('searchbox').fill('fjord')
    await expect.poll(polite).toContain('1 experience')
    await renderAgain()
    // Longer than it waits for the typing to come to rest.
    await new Promise((resolve) => setTimeout(resolve, 900))
    expect(count(polite(), '1 experience')).toBe(1)
  })

  it('is told once that a sensitive answer is typed', async () => {
    const told: boolean[] = []
    const { renderAgain } = await open(
      <InterestForm
        offerId={sandboxOffers.complete}
        onDirtyChange={({ hasSensitive }) => told.push(hasSensitive)}
      />,
      props,
    )
    await form.allergies().fill('nuts')
    await renderAgain()
    await renderAgain()
    await expect.element(form.allergies()).toHaveValue('nuts')
    expect(told).toEqual([true])
  })

  it('has a redemption that must wait announced once', async () => {
    const { renderAgain } = await open(<RedeemOffer offerId={sandboxOffers.complete} />, props, {
      scenario: { failures: [{ kind: 429, operation: 'createRedemption' }] },
    })
    await page.getByRole('button', { name: /Redeem for/ }).click()
    await expect.poll(assertive).not.toBe('')
    const said = assertive()
    await renderAgain()
    await renderAgain()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(assertive()).toBe(said)
  })
})
