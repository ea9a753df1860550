import { lazy, type ReactNode, Suspense, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InterestForm, RedeemOffer, TermsGate, useLeaveBlocker } from '../../src/index.ts'
import { form } from '../components/interests/renderInterest.tsx'
import { createMemberHost } from '../support/memberHost.tsx'

/** A part of the host's page that loads its code when it is wanted, under the boundary that has ours in it too. */
function createSibling() {
  let arrive = () => {}
  const loaded = new Promise<{ default: () => ReactNode }>((resolve) => {
    arrive = () => resolve({ default: () => <p>The host’s own.</p> })
  })
  const Own = lazy(() => loaded)
  function Beside({ children }: { readonly children: ReactNode }) {
    const [isWanted, setIsWanted] = useState(false)
    want = () => setIsWanted(true)
    return (
      <Suspense fallback={<p>The host waits.</p>}>
        {children}
        {isWanted && <Own />}
      </Suspense>
    )
  }
  let want = () => {}
  return { Beside, want: () => want(), arrive: () => arrive() }
}

function Redeeming() {
  const [isOpen, setIsOpen] = useState(true)
  return <RedeemOffer offerId="fjord-lodge" open={isOpen} onClose={() => setIsOpen(false)} />
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300))

/** Which dialog, and what can be pressed in it. */
const dialogs: readonly (readonly [string, ReactNode, RegExp])[] = [
  ['of a redemption', <Redeeming key="redeem" />, /^Redeem for/],
  [
    'of terms',
    <TermsGate key="terms" presentation="dialog" accept={() => Promise.resolve()}>
      <p>The page.</p>
    </TermsGate>,
    /^Accept/,
  ],
]

describe('beside a part of the host that suspends', () => {
  test.each(dialogs)(
    'the dialog %s holds no page, and is there again as it was',
    async (_, element, name) => {
      const host = createMemberHost({ isStrict: false })
      const { Beside, want, arrive } = createSibling()
      await render(host.page(<Beside>{element}</Beside>))
      const button = page.getByRole('dialog').getByRole('button', { name })
      await expect.element(button).toBeVisible()
      want()
      await expect.element(page.getByText('The host waits.')).toBeVisible()
      await aMoment()
      expect(document.querySelector('dialog:modal')).toBeNull()
      arrive()
      await expect.element(page.getByText('The host’s own.')).toBeInTheDocument()
      await expect.element(button).toBeVisible()
      expect(document.querySelector('dialog:modal')).not.toBeNull()
    },
  )

  test('a form that asks before it is left goes on asking', async () => {
    const host = createMemberHost({ isStrict: false })
    const { Beside, want, arrive } = createSibling()
    const choices: string[] = []
    function Link() {
      const { ask } = useLeaveBlocker()
      return <button onClick={() => void ask().then((choice) => choices.push(choice))}>Elsewhere</button>
    }
    await render(
      host.page(
        <>
          <Link />
          <Beside>
            <InterestForm offerId="fjord-lodge" />
          </Beside>
        </>,
      ),
    )
    await form.allergies().fill('nuts')
    await page.getByRole('button', { name: 'Elsewhere' }).click()
    const stay = page.getByRole('dialog').getByRole('button', { name: 'Stay here' })
    await expect.element(stay).toBeVisible()
    want()
    await expect.element(page.getByText('The host waits.')).toBeVisible()
    await aMoment()
    expect(choices).toEqual([])
    arrive()
    await stay.click()
    await expect.poll(() => choices).toEqual(['stay'])
    await expect.element(form.allergies()).toHaveValue('nuts')
  })
})
