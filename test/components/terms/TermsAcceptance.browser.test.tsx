import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type AcceptDocument, TermsAcceptance, type TermsDocument } from '../../../src/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { createCopy } from '../../support/createCopy.ts'
import { createMemberHost, type MemberHost, type MemberHostOptions } from '../../support/memberHost.tsx'
import { holdAnswers } from '../../support/holdAnswers.ts'

const documents = { TERMS_OF_SERVICE: { href: '#terms' } }
const open = (options: MemberHostOptions = {}) =>
  createMemberHost({ assumptions: { operations: { acceptTerms: true } }, ...options })
const button = () => page.getByRole('button', { name: 'Accept and go on' })
const accept = async () => {
  await page.getByRole('checkbox').click()
  await button().click()
}

/** A host's own way: its backend tells the Service. */
const viaBackend =
  (host: MemberHost, version?: string): AcceptDocument =>
  async (document) => {
    await host.sandbox.fetch(`${host.sandbox.baseUrl}/v1/terms/acceptances`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${host.sandbox.grantFor(sandboxMembers.fresh).accessToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ type: document.type, version: version ?? document.version }),
    })
  }

test('shows the version, a link that opens elsewhere, and accepts what was read', async () => {
  const host = open()
  await host.open(<TermsAcceptance documents={documents} />)
  await expect.element(page.getByRole('heading', { name: 'Terms of service' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Terms of service' }))
    .toHaveAttribute('rel', 'noopener noreferrer')
  await accept()
  await expect.element(page.getByRole('heading', { name: 'Nothing to accept' })).toHaveFocus()
  await expect.element(page.getByText(/^accepted \d+ /)).toBeVisible()
  expect(host.requests('acceptTerms')).toHaveLength(1)
})

test('lives with a host whose handler throws', async () => {
  const host = open()
  const broken = () => {
    throw new Error('the host is broken')
  }
  await host.open(<TermsAcceptance documents={documents} onAccepted={broken} />)
  await accept()
  await expect.element(page.getByRole('heading', { name: 'Nothing to accept' })).toHaveFocus()
  await expect.poll(() => host.errors.map(String)).toEqual(['Error: the host is broken'])
})

test('shows the host’s own text in place', async () => {
  await open().open(
    <TermsAcceptance
      documents={{ TERMS_OF_SERVICE: { content: <p>All of it.</p>, title: 'House rules' } }}
    />,
  )
  await expect.element(page.getByText('All of it.')).toBeVisible()
  await expect
    .element(page.getByRole('checkbox', { name: 'I have read “House rules” and accept it.' }))
    .toBeVisible()
})

test('names a type that it does not know neutrally, and the host’s word for one', async () => {
  const host = open()
  host.sandbox.control.publishTerms('1', 'ZETA')
  host.sandbox.control.publishTerms('2', 'GAMMA')
  await host.open(<TermsAcceptance documents={documents} messages={{ 'terms.type.GAMMA': 'Gamma rules' }} />)
  await expect.element(page.getByRole('heading', { name: 'Legal document' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Gamma rules' })).toBeVisible()
  expect(document.body.textContent).not.toContain('ZETA')
  for (const box of page.getByRole('checkbox').all()) await box.click()
  await button().click()
  await expect.element(page.getByRole('heading', { name: 'Nothing to accept' })).toBeVisible()
  expect(host.requests('acceptTerms')).toHaveLength(3)
})

test('a version that changed while one was reading is shown again, and nothing is accepted', async () => {
  const accepted = vi.fn<AcceptDocument>()
  const host = open()
  await host.open(<TermsAcceptance documents={documents} accept={accepted} />)
  await expect.element(page.getByText(/^Version 3\.1/)).toBeVisible()
  host.sandbox.control.publishTerms('4.0')
  await accept()
  await expect.element(page.getByText(/^Version 4\.0/)).toBeVisible()
  await expect.element(page.getByRole('checkbox')).not.toBeChecked()
  await expect.poll(() => document.activeElement?.textContent).toContain('This has just changed.')
  expect(accepted).not.toHaveBeenCalled()
})

test('a version that changes while it is being accepted is shown again', async () => {
  const host = open()
  const acceptAndChange: AcceptDocument = async (document) => {
    await viaBackend(host)(document)
    host.sandbox.control.publishTerms('4.0')
  }
  const onAccepted = vi.fn()
  await host.open(<TermsAcceptance documents={documents} accept={acceptAndChange} onAccepted={onAccepted} />)
  await accept()
  await expect.element(page.getByText(/^Version 4\.0/)).toBeVisible()
  expect(onAccepted).not.toHaveBeenCalled()
})

test('a new version that comes by itself takes the tick away, and is announced', async () => {
  const host = open()
  await host.open(<TermsAcceptance documents={documents} />)
  await page.getByRole('checkbox').click()
  host.sandbox.control.publishTerms('4.0')
  await host.kit.queryClient.invalidateQueries()
  await expect.element(page.getByRole('checkbox')).not.toBeChecked()
  await expect.poll(host.said).toContain('This has just changed.')
})

test('takes the host’s own way, with the version that was read', async () => {
  const host = createMemberHost()
  const via = vi.fn(viaBackend(host))
  await host.open(<TermsAcceptance documents={documents} accept={via} />)
  await accept()
  await expect.element(page.getByRole('heading', { name: 'Nothing to accept' })).toBeVisible()
  expect(via).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: 'TERMS_OF_SERVICE', version: '3.1' }),
  )
})

test(
  'waits for a Service that reads from a copy which is some seconds behind',
  { timeout: 20_000 },
  async () => {
    const onAccepted = vi.fn()
    let isBehind = true
    const copy = createCopy((request) => host.sandbox.fetch(request))
    const host = createMemberHost({
      answer: (request) => (isBehind && request.url.endsWith('/v1/terms') ? copy(request) : undefined),
    })
    const via = vi.fn(async (document: TermsDocument) => {
      await viaBackend(host)(document)
      setTimeout(() => (isBehind = false), 1_500)
    })
    await host.open(<TermsAcceptance documents={documents} accept={via} onAccepted={onAccepted} />)
    await accept()
    await expect.poll(() => onAccepted.mock.calls.length, { timeout: 10_000 }).toBe(1)
    expect(via).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('heading', { name: 'Nothing to accept' })).toBeVisible()
  },
)

test(
  'believes the Service, not the host: what is not recorded is not accepted',
  { timeout: 20_000 },
  async () => {
    const onAccepted = vi.fn()
    const host = open()
    await host.open(
      <TermsAcceptance documents={documents} accept={() => Promise.resolve()} onAccepted={onAccepted} />,
    )
    await accept()
    await expect.element(page.getByText('Not confirmed yet.').first(), { timeout: 12_000 }).toBeVisible()
    await expect.element(page.getByRole('checkbox')).toBeChecked()
    expect(onAccepted).not.toHaveBeenCalled()
  },
)

test('tells a failure of the host’s own way, and tells the host of it', async () => {
  const failure = new Error('backend down')
  const host = open()
  await host.open(<TermsAcceptance documents={documents} accept={() => Promise.reject(failure)} />)
  await accept()
  await expect.element(page.getByText('Something went wrong here').first()).toBeVisible()
  expect(host.errors).toContain(failure)
  expect(document.body.textContent).not.toContain('backend down')
})

test('a host’s own way that never ends is not waited for without end, and counts when it comes late', async () => {
  const host = open()
  const accepted = vi.fn()
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const late: AcceptDocument = async (document) => {
    await arrived
    await viaBackend(host)(document)
  }
  await host.open(<TermsAcceptance documents={documents} accept={late} onAccepted={accepted} />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    await accept()
    await expect.element(page.getByRole('button', { name: 'Accepting' })).toBeVisible()
    await vi.advanceTimersByTimeAsync(60_000)
  } finally {
    vi.useRealTimers()
  }
  await expect.element(page.getByText('The service took too long to answer.').first()).toBeVisible()
  await expect.element(page.getByRole('checkbox')).toBeChecked()
  await expect.element(page.getByRole('button', { name: 'Accepting' })).not.toBeInTheDocument()
  expect(host.errors).toMatchObject([{ kind: 'timeout', code: 'accept-timeout' }])
  arrive()
  await expect.element(page.getByRole('heading', { name: 'Nothing to accept' })).toBeVisible()
  expect(accepted).toHaveBeenCalledOnce()
})

test('an answer that was lost is no failure when the Service has recorded it', async () => {
  const host = open({ scenario: { failures: [{ kind: 'lost-answer', operation: 'acceptTerms' }] } })
  await host.open(<TermsAcceptance documents={documents} />)
  await accept()
  await expect.element(page.getByRole('heading', { name: 'Nothing to accept' })).toBeVisible()
  expect(host.requests('acceptTerms')).toHaveLength(1)
})

test('a refusal keeps the tick and gives a reference', async () => {
  const host = open({ scenario: { failures: [{ kind: 500, operation: 'acceptTerms', times: 1 }] } })
  await host.open(<TermsAcceptance documents={documents} />)
  await accept()
  await expect.element(page.getByRole('button', { name: 'Copy' })).toBeVisible()
  await expect.element(page.getByRole('checkbox')).toBeChecked()
  await button().click()
  await expect.element(page.getByRole('heading', { name: 'Nothing to accept' })).toBeVisible()
})

test('a double press accepts once', async () => {
  const answer = holdAnswers('acceptTerms')
  const host = open(answer)
  await host.open(<TermsAcceptance documents={documents} />)
  await page.getByRole('checkbox').click()
  await button().dblClick()
  answer.release()
  await expect.element(page.getByRole('heading', { name: 'Nothing to accept' })).toBeVisible()
  expect(host.requests('acceptTerms')).toHaveLength(1)
})

test('declining is a plain second button, only where the host has a way out', async () => {
  const onDecline = vi.fn()
  const host = open()
  const screen = await host.open(<TermsAcceptance documents={documents} onDecline={onDecline} />)
  await page.getByRole('button', { name: 'Not now' }).click()
  expect(onDecline).toHaveBeenCalledOnce()
  await screen.rerender(host.page(<TermsAcceptance documents={documents} />))
  expect(page.getByRole('button', { name: 'Not now' }).query()).toBeNull()
})

test('says that it may have arrived when the Service cannot be asked what it recorded, and learns it by trying again', async () => {
  const host = open()
  const accepted = vi.fn(viaBackend(host))
  const onAccepted = vi.fn()
  await host.open(<TermsAcceptance documents={documents} accept={accepted} onAccepted={onAccepted} />)
  await expect.element(page.getByRole('checkbox')).toBeVisible()
  host.sandbox.control.scenario({ failures: [{ kind: 422, operation: 'terms', after: 1 }] })
  await accept()
  await expect.element(page.getByText('We did not hear back.').first()).toBeVisible()
  host.sandbox.control.scenario({})
  await button().click()
  await expect.element(page.getByRole('heading', { name: 'Nothing to accept' })).toBeVisible()
  expect(accepted).toHaveBeenCalledOnce()
  await expect.poll(() => host.kit.queryClient.isFetching()).toBe(0)
  expect(onAccepted).toHaveBeenCalledOnce()
  expect(host.events.filter(({ name }) => name === 'terms.accepted')).toHaveLength(1)
})

test('tells the host of what was accepted where that is read only after the attempt has failed', async () => {
  const onAccepted = vi.fn()
  const host = open({
    scenario: {
      failures: [
        { kind: 'lost-answer', operation: 'acceptTerms' },
        { kind: 422, operation: 'terms', after: 2 },
      ],
    },
  })
  await host.open(<TermsAcceptance documents={documents} onAccepted={onAccepted} />)
  await accept()
  await expect.element(page.getByText('We did not hear back.').first()).toBeVisible()
  expect(onAccepted).not.toHaveBeenCalled()
  host.sandbox.control.scenario({})
  // As when the connection is back, or the member comes back to the page.
  await host.kit.queryClient.refetchQueries()
  await expect.element(page.getByRole('heading', { name: 'Nothing to accept' })).toBeVisible()
  await expect.poll(() => onAccepted.mock.calls.length).toBe(1)
  expect(host.events.filter(({ name }) => name === 'terms.accepted')).toEqual([
    { name: 'terms.accepted', type: 'TERMS_OF_SERVICE', version: '3.1' },
  ])
})

test('tells the host of each document once, where one is taken and another is refused at first', async () => {
  const onAccepted = vi.fn()
  const host = open({ scenario: { failures: [{ kind: 422, operation: 'acceptTerms', after: 1, times: 1 }] } })
  host.sandbox.control.publishTerms('1.0', 'PRIVACY_POLICY')
  await host.open(<TermsAcceptance documents={documents} onAccepted={onAccepted} />)
  for (const box of [0, 1]) await page.getByRole('checkbox').nth(box).click()
  await button().click()
  await expect.element(page.getByRole('button', { name: 'Copy' })).toBeVisible()
  expect(onAccepted).not.toHaveBeenCalled()
  await button().click()
  await expect.element(page.getByRole('heading', { name: 'Nothing to accept' })).toBeVisible()
  await expect.poll(() => onAccepted.mock.calls.length).toBe(1)
  const events = host.events.filter(({ name }) => name === 'terms.accepted')
  expect(events).toMatchObject([{ type: 'TERMS_OF_SERVICE' }, { type: 'PRIVACY_POLICY' }])
})
