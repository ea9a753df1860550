import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { sandboxOffers } from '../../src/sandbox/index.ts'
import { openElementPage } from './elementPage.ts'

function paragraph(text: string, slot: string): HTMLElement {
  return Object.assign(document.createElement('p'), { textContent: text, slot })
}

/** A form that has been shown, without anything in its slots. */
async function openForm() {
  const { add } = openElementPage()
  const form = add('xp-interest-form', { offerId: sandboxOffers.complete })
  await expect.element(page.getByRole('textbox', { name: 'Allergies' })).toBeVisible()
  const slot = () => form.shadowRoot?.querySelector('slot[name="health-data-consent"]') ?? null
  expect(slot(), 'an empty one would take up space').toBeNull()
  return { form, slot }
}

it('shows what comes into a slot after the element, and is as before when it has gone', async () => {
  const { form, slot } = await openForm()
  const consent = paragraph('How we use what you write here', 'health-data-consent')
  form.append(consent)
  await expect.element(page.getByText('How we use what you write here')).toBeVisible()
  consent.remove()
  await expect.poll(slot).toBeNull()
})

it('follows the slot of a child that is given one, and loses it', async () => {
  const { form, slot } = await openForm()
  const child = paragraph('How we use what you write here', '')
  form.append(child)
  // In a later task than the child, as a template of a framework may set it.
  await new Promise((resolve) => setTimeout(resolve))
  child.slot = 'health-data-consent'
  await expect.element(page.getByText('How we use what you write here')).toBeVisible()
  child.removeAttribute('slot')
  await expect.poll(slot).toBeNull()
})

it('keeps what is typed when a slot is filled', async () => {
  const { form } = await openForm()
  const field = page.getByRole('textbox', { name: 'Allergies' })
  await field.fill('walnuts')
  form.append(paragraph('How we use what you write here', 'health-data-consent'))
  await expect.element(page.getByText('How we use what you write here')).toBeVisible()
  await expect.element(field).toHaveValue('walnuts')
})

it('comes back into the page with what was put into it while it was away', async () => {
  const { form, slot } = await openForm()
  const place = form.parentElement
  form.remove()
  await Promise.resolve()
  form.append(paragraph('How we use what you write here', 'health-data-consent'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(slot()).toBeNull()
  place?.append(form)
  await expect.element(page.getByText('How we use what you write here')).toBeVisible()
  form.replaceChildren()
  await expect.poll(slot).toBeNull()
})
