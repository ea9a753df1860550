import { expect, describe, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { operations } from '../../../src/contract/index.ts'
import { useInterestFlow } from '../../../src/index.ts'
import { sandboxOffers, type ScenarioSettings } from '../../../src/sandbox/index.ts'
import { PlainInterest } from '../../../stories/parts/plainFlows.tsx'
import { createMemberHost } from '../../support/memberHost.tsx'

const offerId = sandboxOffers.complete
const allergy = 'walnuts, MARKER-8d21'
const box = (name: string) => page.getByRole('textbox', { name })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const alert = () => page.getByRole('alert')
const sent = () => page.getByRole('heading', { name: 'We have your request' })

async function open(
  scenario: ScenarioSettings = {},
  props: Partial<Parameters<typeof PlainInterest>[0]> = {},
) {
  const bodies: { readonly operation: string; readonly body: string }[] = []
  const host = createMemberHost({
    scenario,
    answer: async (request) => {
      const operation = request.url.endsWith('/intake') ? 'intake' : 'other'
      bodies.push({ operation, body: await request.text() })
      return undefined
    },
  })
  const view = await host.open(<PlainInterest key={offerId} offerId={offerId} {...props} />)
  await expect.element(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  return { ...host, view, bodies, names: () => host.events.map(({ name }) => name) }
}

describe('useInterestFlow, drawn by a host', () => {
  it('sends the answers, a sensitive one in the intake alone', async () => {
    const said = vi.spyOn(console, 'error')
    onTestFinished(() => said.mockRestore())
    const onCreated = vi.fn()
    const onSubmitted = vi.fn()
    const host = await open({}, { onCreated, onSubmitted, defaultAnswers: { adults: 3 } })
    expect(page.getByRole('spinbutton', { name: 'Adults' })).toHaveValue(3)
    await box('Allergies').fill(allergy)
    await press('Send')
    await expect.element(sent()).toBeVisible()
    expect(onCreated).toHaveBeenCalledOnce()
    expect(onSubmitted).toHaveBeenCalledOnce()
    expect(
      host.bodies.filter(({ body }) => body.includes(allergy)).map(({ operation }) => operation),
    ).toEqual(['intake'])
    const [created] = host.requests('createInterest')
    expect(created).toBeDefined()
    expect(host.names()).toEqual(['interest.started', 'interest.created', 'interest.submitted'])
    expect(JSON.stringify(host.events)).not.toContain('MARKER')
    expect(said).not.toHaveBeenCalled()
  })

  it('says which answer is wrong, and leads to it', async () => {
    const host = await open()
    await page.getByRole('combobox', { name: 'Reach me by' }).selectOptions('SMS')
    await press('Send')
    await expect.element(alert()).toHaveTextContent('phone: phoneMissing')
    await expect.element(box('Phone')).toHaveFocus()
    expect(host.requests('createInterest')).toEqual([])
    await box('Phone').fill('+44 20 7946 0958')
    await expect.element(alert()).not.toBeInTheDocument()
    await press('Send')
    await expect.element(sent()).toBeVisible()
  })

  it('takes a number in Arabic figures', async () => {
    await open()
    const children = page.getByRole('spinbutton', { name: 'Children' })
    await children.fill('')
    await userEvent.keyboard('١')
    await expect.element(children).toHaveValue(1)
    await userEvent.keyboard('{Backspace}٢')
    await expect.element(children).toHaveValue(2)
  })

  it('keeps what is ordinary when the form goes, and nothing that is sensitive', async () => {
    const host = await open()
    await page.getByRole('spinbutton', { name: 'Children' }).fill('1')
    await box('Diet').fill(allergy)
    await host.view.rerender(host.page(<p>Elsewhere</p>))
    await expect.poll(host.names).toContain('interest.answersLost')
    await host.view.rerender(host.page(<PlainInterest offerId={offerId} />))
    await expect.element(page.getByRole('spinbutton', { name: 'Children' })).toHaveValue(1)
    await expect.element(box('Diet')).toHaveValue('')
    await expect.element(alert()).toHaveTextContent('What you wrote was lost')
  })

  it('tells that an answer is lost when its question alone is taken away', async () => {
    const host = await open()
    await box('Diet').fill(allergy)
    const field = box('Diet').element() as HTMLTextAreaElement
    await press('No health questions')
    await expect.element(alert()).toHaveTextContent('What you wrote was lost')
    expect(field.value + field.defaultValue).toBe('')
    await press('Health questions')
    await box('Diet').fill(allergy)
    await press('Send')
    await expect.element(sent()).toBeVisible()
    expect(host.bodies.filter(({ body }) => body.includes(allergy))).toHaveLength(1)
  })

  it('asks before a sensitive answer is lost, and leads on', async () => {
    const onBack = vi.fn()
    const onDirtyChange = vi.fn()
    await open({}, { onBack, onDirtyChange })
    await press('Back')
    expect(onBack).toHaveBeenCalledOnce()
    await box('Access').fill(allergy)
    expect(onDirtyChange).toHaveBeenLastCalledWith({ hasSensitive: true })
    await press('Back')
    await press('Stay')
    await expect.element(box('Access')).toHaveValue(allergy)
    await press('Back')
    await press('Leave')
    expect(onBack).toHaveBeenCalledTimes(2)
    await expect.element(box('Access')).toHaveValue('')
    expect(onDirtyChange).toHaveBeenLastCalledWith({ hasSensitive: false })
  })

  it('holds nothing of a member whose session has ended, and says why it sends nothing', async () => {
    const host = await open({}, { defaultAnswers: { contactMethod: 'SMS' } })
    await box('Phone').fill('+44 20 7946 0958')
    await box('Allergies').fill(allergy)
    await press('Back')
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    host.kit.session.end()
    await expect.element(alert()).toHaveTextContent('Not sent')
    expect(box('Allergies')).toHaveValue('')
    expect(box('Phone').query()).toBeNull()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await press('Send')
    await press('Back')
    expect(page.getByRole('alertdialog').query()).toBeNull()
    expect(host.requests('createInterest')).toEqual([])
  })

  it('shows the receipt to nobody once the session has ended', async () => {
    const host = await open()
    await press('Send')
    await expect.element(sent()).toBeVisible()
    host.kit.session.end()
    await expect.element(sent()).not.toBeInTheDocument()
  })

  it('keeps all where the details did not arrive, and sends them alone', async () => {
    const host = await open({ failures: [{ kind: 500, operation: 'submitIntake', times: 9 }] })
    await box('Allergies').fill(allergy)
    await press('Send')
    await expect.element(alert()).toHaveTextContent('We have your request, not its details')
    await expect.element(box('Allergies')).toHaveValue(allergy)
    host.sandbox.control.scenario({})
    await press('Send')
    await expect.element(sent()).toBeVisible()
    expect(host.requests('createInterest')).toHaveLength(1)
  })

  it('sends once, however often it is pressed, and lets nothing be typed meanwhile', async () => {
    const host = await open({ latencyMs: { createInterest: 300 } })
    const button = page.getByRole('button', { name: 'Send', exact: true }).element() as HTMLElement
    for (const _time of [1, 2, 3]) button.click()
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
    expect(document.querySelector('[inert]')?.contains(box('Diet').element())).toBe(true)
    await expect.element(sent()).toBeVisible()
    expect(host.requests('createInterest')).toHaveLength(1)
  })

  it('sends nothing more from a form that stays, when Enter is pressed in its one field', async () => {
    function Ask() {
      const flow = useInterestFlow(offerId)
      return (
        <form {...flow.getFormProps()}>
          <input aria-label="Adults" {...flow.getGuestsProps('adults')} />
          {flow.submitted && <p>Sent</p>}
        </form>
      )
    }
    const host = createMemberHost()
    await host.open(<Ask />)
    const enter = async () => {
      ;(page.getByLabelText('Adults').element() as HTMLElement).focus()
      await userEvent.keyboard('{Enter}')
    }
    await enter()
    await expect.element(page.getByText('Sent')).toBeVisible()
    const handleSubmit = vi.fn<(event: Event) => void>()
    document.addEventListener('submit', handleSubmit, true)
    onTestFinished(() => document.removeEventListener('submit', handleSubmit, true))
    await enter()
    // Else the browser would load the page again.
    expect(handleSubmit.mock.lastCall?.[0].defaultPrevented).toBe(true)
    // Whatever it would send has arrived before this answer.
    for (const _time of [1, 2, 3]) await host.client.call(operations.wallet, {})
    expect(host.requests('createInterest')).toHaveLength(1)
  })

  it('says in development what would betray an answer', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => said.mockRestore())
    function Careless() {
      const flow = useInterestFlow(offerId)
      return (
        <form {...flow.getFormProps()}>
          <textarea {...flow.getSensitiveProps('dietary')} aria-label="Diet" name="diet" />
        </form>
      )
    }
    await createMemberHost({ isStrict: false }).open(<Careless />)
    await expect.element(box('Diet')).toBeVisible()
    const texts = said.mock.calls.map(([text]) => String(text))
    expect(texts.some((text) => text.includes('has the name "diet"'))).toBe(true)
    expect(texts.some((text) => text.includes('is not marked for session recorders'))).toBe(true)
  })
})
