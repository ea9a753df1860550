import { version } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ExperienceHub } from '../../src/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { createSecrecyHost, type SecrecyHost } from './createSecrecyHost.tsx'
import { findSecret } from './findSecret.ts'
import { tokenSecrets, withoutOwnToken } from './tokenSecrets.ts'
import { type PlaceWatch, watchPlaces } from './watchPlaces.ts'

let watch: PlaceWatch | null = null
afterEach(() => watch?.stop())

function start(host: SecrecyHost): (moment: string) => Promise<void> {
  const started = watchPlaces(host, () => tokenSecrets(host), {
    allow: (request) => ({ headers: withoutOwnToken(host, request) }),
  })
  watch = started
  return async (moment) => expect(await started.look(), moment).toEqual([])
}

const part = (name: string) => page.getByRole('navigation').getByRole('button', { name })

describe(`the access token, under React ${version}`, () => {
  it('goes out in the header of each request to the Service, and is nowhere else while a member looks around', async () => {
    const host = createSecrecyHost({ member: sandboxMembers.withHistory })
    const look = start(host)
    // What lies ahead would have read the bookings already.
    const view = await host.open(<ExperienceHub features={{ today: false }} />)
    await expect.element(page.getByRole('heading', { name: 'Experiences' })).toBeVisible()
    await look('the catalog')
    host.sandbox.control.revokeTokens()
    await part('My experiences').click()
    await expect.poll(() => host.tokens.length).toBe(2)
    await expect.element(page.getByRole('heading', { name: 'My experiences' })).toBeVisible()
    await look('after a refresh')
    host.sandbox.control.scenario({
      failures: [
        { kind: 500, operation: ['conversations', 'wallet', 'ledger'] },
        { kind: 'html', operation: 'messages' },
      ],
    })
    await part('Concierge').click()
    await expect.poll(() => host.errors.length).toBeGreaterThan(0)
    await part('Wallet').click()
    await look('with failures')
    host.session.end()
    await expect.element(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    await look('ended')
    await view.unmount()
    await look('gone')
    expect(
      new Set(
        host.requests.map(({ headers }) => new Headers(headers as [string, string][]).get('authorization')),
      ),
    ).toEqual(new Set(host.tokens.map((token) => `Bearer ${token}`)))
  })

  it('cannot be had from the session, the client or the kit by any copy', async () => {
    const host = createSecrecyHost()
    await host.open(<ExperienceHub />)
    await expect.poll(() => host.tokens.length).toBe(1)
    const { session, client, kit } = host
    const copies = [session, client, kit].flatMap((object) => [
      JSON.stringify(object),
      String(object),
      { ...object },
      clonedIfCan(object),
      Object.getOwnPropertyDescriptors(object),
    ])
    expect(findSecret(copies, tokenSecrets(host))).toEqual([])
  })
})

function clonedIfCan(object: object): unknown {
  try {
    return structuredClone(object)
  } catch (error) {
    return error
  }
}
