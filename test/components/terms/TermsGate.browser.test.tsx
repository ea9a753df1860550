import { createRef, useEffect } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { isExperienceError, TermsGate, termsQuery, useCreateInterest } from '../../../src/index.ts'
import type { WriteResult } from '../../../src/queries/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { asMember } from '../../support/asMember.ts'
import { createCopy } from '../../support/createCopy.ts'
import { createMemberHost, type MemberHostOptions } from '../../support/memberHost.tsx'
import { assertive, polite } from '../../support/liveRegions.ts'

const accepting = { operations: { acceptTerms: true } } as const
const documents = { TERMS_OF_SERVICE: { href: '#terms' } }
const presentations = ['page', 'dialog', 'banner'] as const

const open = (options: MemberHostOptions = {}) => createMemberHost({ assumptions: accepting, ...options })
const accept = async (button = 'Accept and go on') => {
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: button }).click()
}

test('opens once the answer says that they are accepted, where reads come from a copy that is behind', async () => {
  const copy = createCopy((request) => host.sandbox.fetch(request))
  const host = open({
    answer: (request) =>
      request.method === 'GET' && request.url.endsWith('/v1/terms') ? copy(request) : undefined,
  })
  await host.open(<TermsGate documents={documents}>What is behind it</TermsGate>)
  await accept()
  await expect.element(page.getByText('What is behind it')).toBeVisible()
  await expect.poll(() => host.kit.queryClient.isFetching()).toBe(0)
  await expect.element(page.getByText('What is behind it')).toBeVisible()
  expect(host.kit.writeGate.isOpen).toBe(true)
  expect(host.events).toContainEqual({ name: 'terms.accepted', type: 'TERMS_OF_SERVICE', version: '3.1' })
})

/** Something of the host's that writes: at once, and when pressed. */
function Writer({ results }: { readonly results: WriteResult<unknown>[] }) {
  const { submit } = useCreateInterest('fjord-lodge')
  const write = async () => void results.push(await submit({ adults: 2 }))
  useEffect(() => {
    void write()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  return <button onClick={() => void write()}>Write</button>
}

const isRefused = (result: WriteResult<unknown> | undefined) =>
  result !== undefined && !result.ok && isExperienceError(result.error, 'terms')

test.each(['dialog', 'banner'] as const)(
  'as %s refuses a write of the children’s very first effect, and each one until the terms are accepted',
  async (presentation) => {
    const results: WriteResult<unknown>[] = []
    const host = open()
    await host.open(
      <TermsGate presentation={presentation} documents={documents}>
        <Writer results={results} />
      </TermsGate>,
    )
    await expect.poll(() => results.length).toBeGreaterThan(0)
    expect(results.every(isRefused)).toBe(true)
    if (presentation === 'banner') await page.getByRole('button', { name: 'Read and accept' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Terms to accept' })).toBeVisible()
    expect(host.kit.writeGate.isOpen).toBe(false)
    expect(host.requests('createInterest')).toHaveLength(0)
    await accept('Accept')
    await expect.poll(() => host.kit.writeGate.isOpen).toBe(true)
    await page.getByRole('button', { name: 'Write' }).click()
    await expect.poll(() => host.requests('createInterest')).toHaveLength(1)
  },
)

test.each(presentations)(
  'as %s holds every write of the session while the terms load, wherever it comes from',
  async (presentation) => {
    const results: WriteResult<unknown>[] = []
    const host = open({ scenario: { failures: [{ kind: 'hang', operation: 'terms' }] } })
    await render(
      host.page(
        <>
          <TermsGate presentation={presentation} documents={documents} />
          <Writer results={results} />
        </>,
      ),
    )
    await page.getByRole('button', { name: 'Write' }).click()
    await expect.poll(() => host.requests('terms')).toHaveLength(1)
    expect(host.kit.writeGate.isOpen).toBe(false)
    // Neither sent nor refused: nobody knows yet whether some are outstanding.
    expect(results).toHaveLength(0)
    expect(host.requests('createInterest')).toHaveLength(0)
  },
)

test.each(presentations)(
  'as %s holds writes while the terms cannot be read, says so, and opens when they can',
  async (presentation) => {
    const host = open({
      member: sandboxMembers.withHistory,
      scenario: { failures: [{ kind: 403, operation: 'terms' }] },
    })
    await host.open(
      <TermsGate presentation={presentation} documents={documents}>
        <p>inside</p>
      </TermsGate>,
    )
    await expect.poll(assertive).toContain('We could not load the terms')
    expect(host.kit.writeGate.isOpen).toBe(false)
    expect(page.getByText('inside').query() === null).toBe(presentation === 'page')
  },
)

test('as page retries, and opens', async () => {
  const host = open({
    member: sandboxMembers.withHistory,
    scenario: { failures: [{ kind: 'wrong-shape', operation: 'terms', times: 1 }] },
  })
  await host.open(
    <TermsGate documents={documents}>
      <p>inside</p>
    </TermsGate>,
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('inside')).toBeVisible()
  await expect.poll(() => host.kit.writeGate.isOpen).toBe(true)
})

test('is not seen where nothing is outstanding', async () => {
  const host = open({ member: sandboxMembers.withHistory })
  await host.open(
    <TermsGate documents={documents}>
      <p>inside</p>
    </TermsGate>,
  )
  await expect.element(page.getByText('inside')).toBeVisible()
  expect(host.kit.writeGate.isOpen).toBe(true)
  expect(page.getByRole('checkbox').query()).toBeNull()
})

test('lets a write through that was quicker than the terms, once they are read', async () => {
  const results: WriteResult<unknown>[] = []
  let answer: () => void = () => undefined
  const isRead = new Promise<void>((resolve) => (answer = resolve))
  const host = open({
    member: sandboxMembers.withHistory,
    answer: async (request) => {
      if (request.url.endsWith('/v1/terms')) await isRead
      return undefined
    },
  })
  await host.open(
    <TermsGate presentation="banner" documents={documents}>
      <Writer results={results} />
    </TermsGate>,
  )
  await expect.element(page.getByRole('button', { name: 'Write' })).toBeVisible()
  expect(host.kit.writeGate.isOpen).toBe(false)
  expect(host.requests('createInterest')).toHaveLength(0)
  expect(results).toHaveLength(0)
  answer()
  await expect.poll(() => host.requests('createInterest').length).toBeGreaterThan(0)
  await expect.poll(() => results.map(({ ok }) => ok)).toContain(true)
  expect(results.some(isRefused)).toBe(false)
})

test('as banner says aloud that there are terms to accept: it comes above what the member reads', async () => {
  const host = open()
  await host.open(<TermsGate presentation="banner" documents={documents} />)
  await expect.element(page.getByRole('button', { name: 'Read and accept' })).toBeVisible()
  await expect.poll(polite).toMatch(/^There are terms to accept\. .+ Read and accept$/)
})

test('refuses a write while the terms cannot be read', async () => {
  const results: WriteResult<unknown>[] = []
  const host = open({ scenario: { failures: [{ kind: 403, operation: 'terms' }] } })
  await host.open(
    <TermsGate presentation="banner" documents={documents}>
      <Writer results={results} />
    </TermsGate>,
  )
  await expect.poll(() => results.length).toBeGreaterThan(0)
  expect(results.every(isRefused)).toBe(true)
  expect(host.requests('createInterest')).toHaveLength(0)
})

test('asks whoever accepted an earlier version', async () => {
  const host = open({ member: sandboxMembers.withOldTerms })
  await host.open(<TermsGate documents={documents} />)
  await expect.element(page.getByText(/^Version 3\.1, published/)).toBeVisible()
  expect(host.kit.writeGate.isOpen).toBe(false)
})

test('lets the gate go when it goes itself, and only its own hold', async () => {
  const host = open()
  const release = host.kit.writeGate.close()
  const screen = await host.open(<TermsGate documents={documents} />)
  await expect.element(page.getByRole('checkbox')).toBeVisible()
  await screen.unmount()
  expect(host.kit.writeGate.isOpen).toBe(false)
  release()
  await expect.poll(() => host.kit.writeGate.isOpen).toBe(true)
})

test('answers an empty box in words, and sends nothing', async () => {
  const host = open()
  await host.open(<TermsGate documents={documents} />)
  await page.getByRole('button', { name: 'Accept and go on' }).click()
  await expect.element(page.getByRole('checkbox')).toHaveFocus()
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleDescription('Tick the box to accept.')
  expect(host.requests('acceptTerms')).toHaveLength(0)
})

test('gives the focus to what comes after the page, and tells the host', async () => {
  const onAccepted = vi.fn()
  const host = open()
  await host.open(
    <TermsGate documents={documents} onAccepted={onAccepted}>
      <button>inside</button>
    </TermsGate>,
  )
  await accept()
  await expect.element(page.getByText('Thank you. The terms are accepted.').first()).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'inside' })).toHaveFocus()
  expect(onAccepted).toHaveBeenCalledExactlyOnceWith({
    documents: [expect.objectContaining({ type: 'TERMS_OF_SERVICE', version: '3.1' })],
  })
  expect(host.events.filter(({ name }) => name.startsWith('terms.'))).toEqual([
    { name: 'terms.shown', types: ['TERMS_OF_SERVICE'] },
    { name: 'terms.accepted', type: 'TERMS_OF_SERVICE', version: '3.1' },
  ])
})

test('takes the focus of who is inside whenever a new version comes out, and gives it on when that is accepted', async () => {
  const host = open({ member: sandboxMembers.withHistory })
  await host.open(
    <TermsGate documents={documents}>
      <input aria-label="Typed" />
    </TermsGate>,
  )
  for (const version of ['4.0', '5.0']) {
    await page.getByLabelText('Typed').click()
    host.sandbox.control.publishTerms(version)
    await host.kit.queryClient.invalidateQueries()
    await expect.element(page.getByRole('heading', { name: 'Terms of service' })).toHaveFocus()
    await accept()
    await expect.element(page.getByText('Thank you. The terms are accepted.').first()).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByLabelText('Typed')).toHaveFocus()
  }
})

test('leaves the focus outside when a new version comes out', async () => {
  const host = open({ member: sandboxMembers.withHistory })
  await host.open(
    <>
      <input aria-label="Outside" />
      <TermsGate documents={documents}>
        <button>inside</button>
      </TermsGate>
    </>,
  )
  await expect.element(page.getByRole('button', { name: 'inside' })).toBeVisible()
  await page.getByLabelText('Outside').click()
  host.sandbox.control.publishTerms('4.0')
  await host.kit.queryClient.invalidateQueries()
  await expect.element(page.getByRole('checkbox')).toBeVisible()
  await expect.element(page.getByLabelText('Outside')).toHaveFocus()
})

test.each(presentations)(
  'as %s leaves the focus where it is for a member who has accepted before, and says nothing',
  async (presentation) => {
    const host = open({ member: sandboxMembers.withHistory })
    await host.open(
      <TermsGate documents={documents} presentation={presentation}>
        <button>inside</button>
      </TermsGate>,
    )
    await expect.element(page.getByRole('button', { name: 'inside' })).toBeVisible()
    await expect.poll(() => host.kit.writeGate.isOpen).toBe(true)
    await expect.poll(() => host.requests('terms')).toHaveLength(1)
    expect(document.activeElement).toBe(document.body)
    expect(page.getByText('Thank you. The terms are accepted.').query()).toBeNull()
  },
)

test('keeps what was typed inside when a new version comes out', async () => {
  const host = open({ member: sandboxMembers.withHistory })
  await host.open(
    <TermsGate documents={documents}>
      <input aria-label="Typed" />
    </TermsGate>,
  )
  await page.getByLabelText('Typed').fill('kept')
  host.sandbox.control.publishTerms('4.0')
  await host.kit.queryClient.invalidateQueries()
  await expect.element(page.getByRole('checkbox')).toBeVisible()
  expect(host.kit.writeGate.isOpen).toBe(false)
  await expect.element(page.getByLabelText('Typed')).not.toBeVisible()
  await accept()
  await expect.element(page.getByLabelText('Typed')).toHaveValue('kept')
})

test('asks for a new version as soon as the Service refuses a write for it', async () => {
  const results: WriteResult<unknown>[] = []
  const host = open({
    member: sandboxMembers.withHistory,
    scenario: { failures: [{ kind: 403, operation: 'createInterest', times: 1 }] },
  })
  await host.kit.queryClient.fetchQuery(termsQuery(host.client))
  host.sandbox.control.publishTerms('4.0')
  await host.open(
    <TermsGate documents={documents}>
      <Writer results={results} />
    </TermsGate>,
  )
  await expect.poll(() => results[0]).toMatchObject({ ok: false, error: { kind: 'permission' } })
  await accept()
  await page.getByRole('button', { name: 'Write' }).click()
  await expect.poll(() => results.at(-1)).toMatchObject({ ok: true })
})

test('as dialog answers neither Escape nor the scrim, and *Not now* leads out to a banner', async () => {
  const onDecline = vi.fn()
  const host = open()
  await host.open(
    <TermsGate presentation="dialog" documents={documents} onDecline={onDecline}>
      <p>inside</p>
    </TermsGate>,
  )
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(dialog).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect.poll(() => dialog.query()).toBeNull()
  expect(onDecline).toHaveBeenCalledOnce()
  expect(host.kit.writeGate.isOpen).toBe(false)
  await page.getByRole('button', { name: 'Read and accept' }).click()
  await expect.element(dialog).toBeVisible()
})

test('throws a developer error with neither accept nor the assumed operation', async () => {
  const host = createMemberHost()
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await expect(host.open(<TermsGate documents={documents} />)).rejects.toThrow(
    /^@experience-program\/react: A TermsGate has no way to accept terms\..*acceptTerms: true/,
  )
  silence.mockRestore()
})

test('hands ref, rest and className to what stands there while it is shut', async () => {
  const ref = createRef<HTMLElement>()
  await open().open(<TermsGate ref={ref} id="gate" className="host" documents={documents} />)
  await expect.poll(() => ref.current?.id).toBe('gate')
  expect(ref.current?.className).toContain('host')
  expect(ref.current?.dataset.presentation).toBe('page')
})

test.each(presentations)(
  'as %s opens when the member comes back from a tab where they accepted',
  async (presentation) => {
    const host = open()
    await host.open(
      <TermsGate presentation={presentation} documents={documents}>
        What is behind it
      </TermsGate>,
    )
    await expect.poll(() => host.requests('terms').length).toBeGreaterThan(0)
    await asMember(host.sandbox, sandboxMembers.fresh, '/v1/terms/acceptances', {
      type: 'TERMS_OF_SERVICE',
      version: '3.1',
    })
    // What was read within the last two seconds is not read again.
    const now = Date.now.bind(Date)
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 2_500)
    onTestFinished(() => clock.mockRestore())
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await expect.poll(() => host.kit.writeGate.isOpen).toBe(true)
    await expect.element(page.getByText('What is behind it')).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
)
