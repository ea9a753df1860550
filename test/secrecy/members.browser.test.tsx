import * as fc from 'fast-check'
import { version } from 'react'
import { expect, inject, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { InterestForm, WalletBalance } from '../../src/index.ts'
import { createSandbox, sandboxMembers, sandboxOffers } from '../../src/sandbox/index.ts'
import { createSecrecyHost } from './createSecrecyHost.tsx'
import { findSecret, type Secrets } from './findSecret.ts'
import { fieldElements } from './sensitivePage.ts'

const members = { first: sandboxMembers.fresh, second: sandboxMembers.withFewPoints } as const
type MemberName = keyof typeof members

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('switch' as const), ends: fc.boolean() }) },
  { weight: 3, arbitrary: fc.constant({ do: 'type' as const, ends: false }) },
  { weight: 2, arbitrary: fc.constant({ do: 'send' as const, ends: false }) },
  { weight: 2, arbitrary: fc.constant({ do: 'hold' as const, ends: false }) },
  { weight: 2, arbitrary: fc.constant({ do: 'release' as const, ends: false }) },
)

/** One page whose provider is given the session of whoever is signed in. */
async function openPage() {
  const sandbox = createSandbox()
  const own: Record<MemberName, Record<string, string>> = { first: {}, second: {} }
  const held: (() => void)[] = []
  let isHolding = false
  let count = 0
  const hold = async (response: Response) => {
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve))
    return response
  }
  const signIn = (name: MemberName) => ({
    name,
    host: createSecrecyHost({
      member: members[name],
      sandbox: { ...sandbox, fetch: async (input, init) => hold(await sandbox.fetch(input, init)) },
    }),
  })
  let current = signIn('first')
  const show = () =>
    current.host.wrap(
      <>
        <WalletBalance />
        <InterestForm offerId={sandboxOffers.complete} />
      </>,
    )
  const view = await render(show())

  /** Straight into the field, as the browser does it: a random way has no time for a robot's hand. */
  function type(): void {
    const [field] = fieldElements()
    if (!field) return
    count += 1
    field.value = `zq-${current.name}-${String(count)}.`
    own[current.name][`typed ${String(count)}`] = field.value
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }

  return {
    view,
    async take({
      do: what,
      ends,
    }: {
      readonly do: 'switch' | 'type' | 'send' | 'hold' | 'release'
      readonly ends: boolean
    }) {
      if (what === 'type') type()
      if (what === 'send') document.querySelector<HTMLButtonElement>('.xp-interest-send-button')?.click()
      if (what === 'hold') isHolding = true
      if (what === 'release') {
        isHolding = false
        held.splice(0).forEach((release) => release())
      }
      if (what === 'switch') {
        const { session, tokens, kit } = current.host
        tokens.forEach((token, index) => (own[current.name][`token ${String(index)} ${session.id}`] = token))
        kit.writeRecords.list('createInterest').forEach(({ data }) => {
          if (data !== null) own[current.name][`interest ${session.id}`] = (data as { id: string }).id
        })
        if (ends) session.end()
        current = signIn(current.name === 'first' ? 'second' : 'first')
        await view.rerender(show())
      }
      await new Promise((resolve) => setTimeout(resolve))
    },
    /** What is on the page, or can be reached from it, that is not of who is signed in. */
    find() {
      const secrets: Secrets = current.name === 'first' ? own.second : { ...own.first, balance: '48,250' }
      const { kit, requests, events, errors } = current.host
      const seen = [...document.querySelectorAll('textarea, input')].map((field) => [
        (field as HTMLInputElement).value,
        (field as HTMLInputElement).defaultValue,
      ])
      return findSecret(
        {
          markup: document.body.outerHTML,
          seen,
          requests,
          events,
          errors,
          queries: kit.queryClient.getQueryCache().getAll(),
          writeRecords: kit.writeRecords.list('createInterest'),
          storage: { ...sessionStorage, ...localStorage },
        },
        secrets,
      )
    },
  }
}

it(
  `a second member sees nothing of the first on the screen, under React ${version}`,
  { timeout: 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        const { view, take, find } = await openPage()
        try {
          for (const one of steps) {
            await take(one)
            expect(find()).toEqual([])
          }
          await take({ do: 'release', ends: false })
          await expect
            .poll(
              () =>
                document.querySelector('.xp-interest-send-button, .xp-receipt, .xp-failure-view') !== null,
            )
            .toBe(true)
          expect(find()).toEqual([])
        } finally {
          await view.unmount()
        }
      }),
      { numRuns: inject('isWhole') ? 60 : 6, seed: 4_711, endOnFailure: true },
    )
  },
)

it('would see what stays on the screen', async () => {
  const { view, take, find } = await openPage()
  await expect.poll(fieldElements).toHaveLength(3)
  await take({ do: 'type', ends: false })
  const kept = fieldElements()[0]?.value ?? ''
  await take({ do: 'switch', ends: true })
  expect(find()).toEqual([])
  document.body.dataset.kept = kept
  expect(find().map(({ secret }) => secret)).toEqual(['typed 1'])
  delete document.body.dataset.kept
  await view.unmount()
})
