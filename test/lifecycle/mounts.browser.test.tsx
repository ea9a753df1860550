import { afterEach, beforeEach, expect, test } from 'vitest'
import * as surface from '../../src/index.ts'
import * as staff from '../../src/staff/index.ts'
import { type ScreenWatch, watchScreen } from '../failures/watchScreen.ts'
import { createMemberHost } from '../support/memberHost.tsx'
import { knownIdsOf, members, noIds } from './knownIds.ts'
import { assumptions, componentNames, publicComponents } from './publicComponents.tsx'
import { plainParts } from '../components/parts/ownParts.tsx'

let screen: ScreenWatch
beforeEach(() => {
  sessionStorage.clear()
  screen = watchScreen()
})
afterEach(() => screen.stop())

async function stageOf(name: (typeof componentNames)[number]) {
  const { member = 'history' } = publicComponents({ surface, staff }, noIds)[name]
  const host = createMemberHost({ member: members[member], assumptions, pictures: '/pictures' })
  const ids = await knownIdsOf(host, members[member])
  if (ids.conversationId !== '') host.sandbox.control.conciergeSays(ids.conversationId, 'One more thing.')
  host.sandbox.control.clearLog()
  const shown = publicComponents({ surface, staff }, ids)[name]
  const asked = () =>
    host.sandbox.log
      .filter(({ operation }) => operation !== 'exchange')
      .map(({ method, path }) => `${method} ${path}`)
  return { host, asked, ...shown }
}

test.each(componentNames)(
  '%s, mounted twice by StrictMode and once more later, asks and tells once',
  async (name) => {
    const { host, asked, element, says } = await stageOf(name)
    const mounted = await host.open(element)
    await expect.poll(() => document.body.textContent).toContain(says)
    const requests = asked()
    expect(requests, 'nothing is asked twice').toEqual([...new Set(requests)])
    expect(
      requests.filter((request) => !request.startsWith('GET ')),
      'nothing is written',
    ).toEqual([])
    const told = () => host.events.splice(0).map((event) => JSON.stringify(event))
    const first = told()
    expect(first, 'nothing is told twice').toEqual([...new Set(first)])
    await mounted.unmount()
    expect(document.querySelector('[data-xp-root]')).toBeNull()
    await host.open(element)
    await expect.poll(() => document.body.textContent).toContain(says)
    const second = told()
    expect(second, 'nor the second time, when all is there at once').toEqual([...new Set(second)])
    expect(screen.complaints()).toEqual([])
    expect(host.errors).toEqual([])
  },
)

test('the list of components is what is exported', () => {
  const isComponent = ([name, value]: [string, unknown]) =>
    /^[A-Z][a-z]/.test(name) &&
    name !== 'ExperienceError' &&
    name !== 'ExperienceProvider' &&
    // They need a store of the host: test/components/offers/saved, and parts.
    name !== 'SavedOffers' &&
    name !== 'SaveOfferButton' &&
    !(name in plainParts) &&
    (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value))
  const exported = [...Object.entries(surface), ...Object.entries(staff)]
    .filter(isComponent)
    .map(([name]) => name)
  expect([...componentNames].sort()).toEqual(exported.sort())
})
