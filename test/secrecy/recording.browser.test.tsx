import { record } from 'rrweb'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { ExperienceHub, InterestForm } from '../../src/index.ts'
import { sandboxOffers } from '../../src/sandbox/index.ts'
import { createSecrecyHost } from './createSecrecyHost.tsx'
import { findSecret } from './findSecret.ts'
import { recorders } from './recorders.ts'
import { buttons, fieldElements, sensitiveAnswers, sensitiveSecrets, typeSensitive } from './sensitivePage.ts'

const offerId = sandboxOffers.complete
/** Typed into a field of the host's own, which every recorder sees. */
const ordinary = 'zq-ordinary-4410'

let stop: (() => void) | undefined
afterEach(() => stop?.())

/** As its documentation starts it, with nothing set but where events go. */
function startRecorder(): unknown[] {
  const events: unknown[] = []
  stop = record({ emit: (event) => void events.push(event) })
  onTestFinished(() => stop?.())
  return events
}

const textOf = (events: readonly unknown[]) => JSON.stringify(events)
const field = <textarea aria-label="A field of the host" />
const hostField = () => page.getByRole('textbox', { name: 'A field of the host' })

describe('a recording by rrweb as it comes', () => {
  it('has none of the sensitive answers, from the first sign to the page after', async () => {
    const { open, requests } = createSecrecyHost()
    const events = startRecorder()
    const view = await open(
      <>
        {field}
        <InterestForm offerId={offerId} />
      </>,
    )
    await hostField().fill(ordinary)
    await typeSensitive()
    record.takeFullSnapshot()
    await buttons.send().click()
    await expect.element(buttons.receipt()).toBeVisible()
    record.takeFullSnapshot()
    await view.unmount()
    record.takeFullSnapshot()
    expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
    expect(textOf(events)).toContain(ordinary)
    expect(events.filter((event) => (event as { type: number }).type === 2).length).toBeGreaterThanOrEqual(4)
    expect(findSecret(textOf(events), sensitiveSecrets)).toEqual([])
  })

  it('has none of them when it starts while they are there, nor when they are changed in the hub', async () => {
    const { open } = createSecrecyHost()
    await open(<ExperienceHub defaultLocation={{ view: 'ask', offerId }} />)
    await typeSensitive()
    const events = startRecorder()
    await buttons.send().click()
    await expect.element(buttons.receipt()).toBeVisible()
    await buttons.change().click()
    await typeSensitive()
    record.takeFullSnapshot()
    await buttons.save().click()
    await expect.element(buttons.receipt()).toBeVisible()
    record.takeFullSnapshot()
    expect(textOf(events)).toContain('Your concierge has it')
    expect(findSecret(textOf(events), sensitiveSecrets)).toEqual([])
  })

  it('would have them without the marks', async () => {
    const { open } = createSecrecyHost()
    await open(<InterestForm offerId={offerId} />)
    await expect.poll(fieldElements).toHaveLength(3)
    for (const element of fieldElements()) element.closest('.rr-block')?.classList.remove('rr-block')
    const events = startRecorder()
    await typeSensitive()
    record.takeFullSnapshot()
    expect(new Set(findSecret(textOf(events), sensitiveAnswers).map(({ secret }) => secret)).size).toBe(3)
  })
})

it('stands the fields, and nothing else, in an element with the marks of the common recorders', async () => {
  await createSecrecyHost().open(<InterestForm offerId={offerId} />)
  await expect.poll(fieldElements).toHaveLength(3)
  for (const { name, marks } of recorders) {
    for (const mark of marks) {
      for (const element of fieldElements())
        expect(element.parentElement?.closest(mark), `${name}: ${mark}`).not.toBeNull()
      expect(buttons.send().element().closest(mark), `${name}: ${mark}`).toBeNull()
    }
  }
})
