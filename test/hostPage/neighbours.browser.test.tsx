import { expect, inject, test } from 'vitest'
import { page } from 'vitest/browser'
import * as surface from '../../src/index.ts'
import * as staff from '../../src/staff/index.ts'
import { knownIdsOf, members, noIds } from '../lifecycle/knownIds.ts'
import { assumptions, componentNames, publicComponents } from '../lifecycle/publicComponents.tsx'
import { createMemberHost } from '../support/memberHost.tsx'
import { untilStill } from '../support/untilStill.ts'

const sides = ['above', 'before', 'after', 'below'] as const
type Side = (typeof sides)[number]

/** One pixel beside a component: what a mouse presses there. */
function pressedBeside(box: DOMRect, side: Side): readonly string[] {
  const isRow = side === 'above' || side === 'below'
  const length = isRow ? box.width : box.height
  // A long catalog is longer than any window.
  const seen = Math.min(length, isRow ? length : innerHeight - box.top)
  return Array.from({ length: Math.floor(seen / 6) }, (_, index) => {
    const along = (index + 0.5) * 6
    const [x, y] = {
      above: [box.left + along, box.top - 1],
      below: [box.left + along, box.bottom + 1],
      before: [box.left - 1, box.top + along],
      after: [box.right + 1, box.top + along],
    }[side]
    const element = document.elementFromPoint(x ?? 0, y ?? 0)
    return element?.closest('[data-side]')?.getAttribute('data-side') ?? String(element?.className)
  })
}

const strip = (side: Side) => (
  <div data-side={side} style={{ inlineSize: '100%', minBlockSize: 24 }}>
    Of the host
  </div>
)

/** Those that begin or end with something to press; in the whole run all but a dialog. */
const names = inject('isWhole')
  ? componentNames.filter((name) => name !== 'RedeemOffer')
  : (['PhoneVerification', 'TermsAcceptance'] as const)

test.each([...names, 'WalletBalance with a link'] as const)(
  '%s takes no click that is for what the host has close around it',
  async (name) => {
    const isLink = name === 'WalletBalance with a link'
    const known = isLink ? 'WalletBalance' : name
    const { member = 'history' } = publicComponents({ surface, staff }, noIds)[known]
    const host = createMemberHost({ member: members[member], assumptions, pictures: '/pictures' })
    const ids = await knownIdsOf(host, members[member])
    if (ids.conversationId !== '') host.sandbox.control.conciergeSays(ids.conversationId, 'One more thing.')
    const { element, says } = publicComponents({ surface, staff }, ids)[known]
    await page.viewport(900, 800)
    await host.open(
      <>
        {strip('above')}
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: `40px ${known === 'WalletBalance' ? 'auto' : '700px'} 40px`,
            inlineSize: 'fit-content',
          }}
        >
          {strip('before')}
          <div data-side="ours">{isLink ? <surface.WalletBalance href="#wallet" /> : element}</div>
          {strip('after')}
        </div>
        {strip('below')}
      </>,
    )
    await expect.poll(() => document.body.textContent).toContain(says)
    await untilStill(() => document.body.innerText)
    const root = document.querySelector('[data-side=ours]')
    await page.viewport(900, Math.ceil(root?.getBoundingClientRect().height ?? 0) + 100)
    await untilStill(() => root?.getBoundingClientRect().height ?? 0)
    const box = root?.getBoundingClientRect() ?? new DOMRect()
    expect(box.height).toBeGreaterThan(10)
    const onScreen = sides.filter((side) => side !== 'below' || box.bottom + 1 < innerHeight)
    for (const side of onScreen) expect([...new Set(pressedBeside(box, side))], side).toEqual([side])
  },
)
