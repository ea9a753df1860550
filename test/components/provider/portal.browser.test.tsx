import { createPortal } from 'react-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createMemberSession, ExperienceProvider, WalletBalance } from '../../../src/index.ts'
import { createSandbox } from '../../../src/sandbox/index.ts'

const told = () => vi.mocked(console.error).mock.calls.flat().map(String).join('\n')

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

/** A page whose dialogs are portals to the body, as those of most design systems. */
async function embed({ withItsOwn }: { readonly withItsOwn: boolean }) {
  const sandbox = createSandbox()
  const session = createMemberSession({ refresh: async () => sandbox.grantFor('member-fresh') })
  const provider = { baseUrl: sandbox.baseUrl, session }
  await render(
    <ExperienceProvider {...provider}>
      {createPortal(
        withItsOwn ? (
          <ExperienceProvider {...provider}>
            <WalletBalance />
          </ExperienceProvider>
        ) : (
          <WalletBalance />
        ),
        document.body,
      )}
    </ExperienceProvider>,
  )
}

it('tells of a component in a portal, whose provider stays behind', async () => {
  await embed({ withItsOwn: false })
  expect(told()).toMatch(/wallet-balance stands outside of its provider's element\..*into the portal/)
})

it('says nothing where the portal has a provider of its own', async () => {
  await embed({ withItsOwn: true })
  expect(told()).toBe('')
})
