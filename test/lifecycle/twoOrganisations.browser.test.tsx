import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  createTheme,
  ExperienceProvider,
  getExperienceKit,
  InterestForm,
  OfferDetail,
  Wallet,
} from '../../src/index.ts'
import { createExperienceClient, createMemberSession } from '../../src/client/index.ts'
import { createSandbox, sandboxMembers, sandboxOffers } from '../../src/sandbox/index.ts'
import { type ScreenWatch, watchScreen } from '../failures/watchScreen.ts'

const offerId = sandboxOffers.complete

let screen: ScreenWatch
beforeEach(() => {
  screen = watchScreen()
})
afterEach(() => screen.stop())

/** A member of one organisation on a page that has another one's components too. The session's id is what a careless host would give to both. */
function createOrganisation(name: string, member: string, brand: string) {
  const sandbox = createSandbox({
    baseUrl: `https://${name}.service.test`,
    pictures: '/pictures',
    seed: name,
  })
  const tokens = new Set<string>()
  const session = createMemberSession({
    id: 'member',
    refresh: async () => {
      const grant = sandbox.grantFor(member)
      tokens.add(grant.accessToken)
      return grant
    },
  })
  const sent: Request[] = []
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    sent.push(request.clone())
    return sandbox.fetch(request)
  }
  const client = createExperienceClient({ baseUrl: sandbox.baseUrl, session, fetch })
  const errors: unknown[] = []
  const open = () =>
    render(
      <ExperienceProvider
        client={client}
        locale="en-GB"
        timeZone="UTC"
        theme={createTheme({ brand })}
        onError={(error) => errors.push(error)}
      >
        <div data-testid={name}>
          <Wallet />
          <OfferDetail offerId={offerId} />
          <InterestForm offerId={offerId} />
        </div>
      </ExperienceProvider>,
    )
  return {
    sandbox,
    session,
    sent,
    tokens,
    errors,
    open,
    kit: getExperienceKit(client),
    part: page.getByTestId(name),
    root: () => document.querySelector(`[data-testid="${name}"]`)?.closest<HTMLElement>('[data-xp-root]'),
  }
}

test('two organisations on one page have nothing of each other: caches, tokens, drafts, words, looks, ids, and the end', async () => {
  const acme = createOrganisation('acme', sandboxMembers.withHistory, '#7a1f3d')
  const marelle = createOrganisation('marelle', sandboxMembers.fresh, '#0b5d4e')
  await acme.open()
  await marelle.open()
  await expect.element(acme.part.getByText('67,300').first()).toBeVisible()
  await expect.element(marelle.part.getByText('48,250').first()).toBeVisible()
  expect(acme.part.element().textContent).not.toContain('48,250')
  expect(marelle.part.element().textContent).not.toContain('67,300')

  const announcedIn = (root: HTMLElement | null | undefined) =>
    [...(root?.querySelectorAll('[aria-live] p') ?? [])].length
  // An announcement fades: what was said is counted as it is said.
  let wereAnnounced = 0
  const watch = new MutationObserver(
    () => (wereAnnounced = Math.max(wereAnnounced, announcedIn(acme.root()))),
  )
  watch.observe(document.body, { childList: true, subtree: true })
  // A draft, and words that are only announced.
  await acme.part.getByRole('radio', { name: 'Birthday' }).click()
  await userEvent.click(acme.part.getByRole('button', { name: 'Send to the concierge' }))
  await expect.element(acme.part.getByRole('heading', { name: 'Your concierge has it' })).toBeVisible()
  expect(marelle.part.getByRole('radio', { name: 'Birthday' }).element()).not.toBeChecked()
  expect(marelle.sandbox.log.filter(({ method }) => method === 'POST')).toEqual([])
  await expect.poll(() => wereAnnounced).toBeGreaterThan(0)
  watch.disconnect()
  expect(announcedIn(marelle.root())).toBe(0)

  for (const [ours, theirs] of [
    [acme, marelle],
    [marelle, acme],
  ] as const) {
    expect(ours.sent.length).toBeGreaterThan(0)
    for (const { url, headers } of ours.sent) {
      expect(new URL(url).origin).toBe(new URL(ours.sandbox.baseUrl).origin)
      const token = headers.get('authorization')?.replace('Bearer ', '') ?? ''
      expect([ours.tokens.has(token), theirs.tokens.has(token)]).toEqual([true, false])
    }
  }
  const brandOf = (root: HTMLElement | null | undefined) =>
    root && getComputedStyle(root).getPropertyValue('--xp-brand')
  expect(brandOf(acme.root())).not.toBe(brandOf(marelle.root()))
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  const names = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].map(
    (radio) => `${radio.closest('[data-testid]')?.getAttribute('data-testid') ?? ''} ${radio.name}`,
  )
  expect(new Set(names.map((name) => name.split(' ')[1])).size, 'radio groups are not shared').toBe(
    new Set(names).size,
  )

  acme.session.end()
  await expect.element(acme.part.getByRole('heading', { name: 'You are signed out' }).first()).toBeVisible()
  expect(acme.part.element().textContent).not.toContain('67,300')
  await expect.element(marelle.part.getByText('48,250').first()).toBeVisible()
  expect(marelle.kit.queryClient.getQueryCache().getAll().length).toBeGreaterThan(0)
  expect(acme.kit.queryClient.getQueryCache().getAll()).toEqual([])
  expect([screen.complaints(), acme.errors, marelle.errors]).toEqual([[], [], []])
})
