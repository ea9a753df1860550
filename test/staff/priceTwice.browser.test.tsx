import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { OfferPriceForm } from '../../src/staff/index.ts'
import { createMemberHost } from '../support/memberHost.tsx'

const field = () => page.getByRole('textbox', { name: 'New price, in Stars' })

/** A Service whose first answer to a price waits until `release`. */
function openSlow() {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const host = createMemberHost({
    member: sandboxMembers.staff,
    answer: async (request) => {
      if (!request.url.endsWith('/price')) return undefined
      const answer = await host.sandbox.fetch(request)
      await released
      return answer
    },
  })
  const saved: (number | undefined)[] = []
  const form = (
    <OfferPriceForm offerId="fjord-lodge" onSaved={({ offer }) => void saved.push(offer.display?.amount)} />
  )
  return { ...host, form, saved, release: () => release() }
}

test('a price that is set in a form opened meanwhile is sent after it', async () => {
  const host = openSlow()
  const shown = await host.open(host.form)
  await field().fill('500')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => host.requests('setOfferPrice').length).toBe(1)
  await shown.unmount()
  await host.open(host.form)
  await field().fill('700')
  await userEvent.keyboard('{Enter}')
  host.release()
  await expect.poll(() => host.saved).toEqual([500, 700])
  await expect.poll(() => host.requests('setOfferPrice').length).toBe(2)
  await expect.element(page.getByRole('definition').first()).toHaveTextContent(/^700\b/)
  await expect.element(field()).toHaveValue('')
})

test('a price that is typed while another is on its way stays in its field', async () => {
  const host = openSlow()
  await host.open(host.form)
  await field().fill('500')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => host.requests('setOfferPrice').length).toBe(1)
  await field().fill('700')
  // Nor is it sent by Enter before that.
  await userEvent.keyboard('{Enter}')
  host.release()
  await expect.element(page.getByText(/Members now see/).first()).toBeVisible()
  await expect.poll(() => host.saved).toEqual([500])
  await expect.element(field()).toHaveValue('700')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => host.saved).toEqual([500, 700])
})
