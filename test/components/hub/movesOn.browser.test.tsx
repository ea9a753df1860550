import { afterAll, beforeAll, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { ExperienceHub } from '../../../src/index.ts'
import { createMemberHost } from '../../support/memberHost.tsx'

beforeAll(() => commands.holdModules(['OfferView.tsx']))
afterAll(() => commands.releaseModules())

test('who moves on before the code of a view has come sees, and is told to have seen, the second offer alone', async () => {
  const host = createMemberHost()
  const at = (offerId: string) => host.page(<ExperienceHub location={{ view: 'offer', offerId }} />)
  const { rerender } = await host.open(<ExperienceHub location={{ view: 'offer', offerId: 'fjord-lodge' }} />)
  await expect.poll(() => commands.heldModules()).toContain('OfferView.tsx')
  await rerender(at('chefs-counter'))
  await commands.releaseModules()
  await expect.poll(() => document.body.innerText).toContain('Twelve seats at the chef’s counter')
  // React tells it a moment after it is seen.
  await expect
    .poll(() => host.events.filter(({ name }) => name === 'offer.viewed'))
    .toEqual([{ name: 'offer.viewed', offerId: 'chefs-counter' }])
})
