import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineElements } from '../../src/elements/index.ts'
import { sandboxOffers } from '../../src/sandbox/index.ts'
import { openElementPage, told } from './elementPage.ts'

const french = () => import('../../src/locales/fr/index.ts').then(({ fr }) => fr)

let failGerman = () => {}
const german = new Promise<never>((_, reject) => (failGerman = () => reject(new Error('no such file'))))
const settle = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

// The script brings its languages along.
if (!inject('isPreact'))
  defineElements({
    messagesFor(locale) {
      if (locale.startsWith('fr')) return french()
      if (locale.startsWith('sv')) return { 'interests.title': 'Be om den' } as never
      if (locale.startsWith('da')) return Promise.reject(new Error('no such language'))
      return locale.startsWith('de') ? german : undefined
    },
  })

/** A form in English with an allergy typed into it. */
async function openTypedForm() {
  const { add } = openElementPage()
  const events = told<{ readonly name: string }>('xp-event')
  const form = add('xp-interest-form', { offerId: sandboxOffers.complete })
  const field = page.getByRole('textbox', { name: 'Allergies' })
  await expect.element(field).toBeVisible()
  await userEvent.fill(field, 'walnuts')
  const typed = field.element()
  const language = () => form.shadowRoot?.querySelector('[lang]')?.getAttribute('lang')
  return { form, typed, language, names: () => events.map(({ name }) => name) }
}

it('keeps what is typed while the form changes into another language, and back', async () => {
  const { form, typed, language, names } = await openTypedForm()
  form.setAttribute('locale', 'fr-FR')
  await expect.element(page.getByRole('heading', { name: 'Demander cette expérience' })).toBeVisible()
  expect(language()).toBe('fr-FR')
  expect(typed.isConnected, 'the very field').toBe(true)
  expect(typed).toHaveValue('walnuts')
  form.setAttribute('locale', 'en-GB')
  await expect.poll(language).toBe('en-GB')
  await expect.element(page.getByRole('textbox', { name: 'Allergies' })).toHaveValue('walnuts')
  expect(names()).not.toContain('interest.answersLost')
})

it('shows the language of the last locale, however quickly they change', async () => {
  const { form, typed, language } = await openTypedForm()
  form.setAttribute('locale', 'fr-FR')
  await Promise.resolve()
  form.setAttribute('locale', 'en-GB')
  await french()
  await settle()
  expect(language()).toBe('en-GB')
  form.setAttribute('locale', 'fr-FR')
  await expect.poll(language).toBe('fr-FR')
  expect(typed).toHaveValue('walnuts')
})

it('turns with its language where both change together, and at once where the direction changes alone', async () => {
  const { form, typed } = await openTypedForm()
  const root = form.shadowRoot!.querySelector('[lang]')!
  const shown = () => `${root.getAttribute('lang')} ${root.getAttribute('dir')}`
  const seen = new Set([shown()])
  const observer = new MutationObserver(() => seen.add(shown()))
  observer.observe(root, { attributes: true })
  onTestFinished(() => observer.disconnect())
  form.setAttribute('locale', 'fr-FR')
  form.setAttribute('dir', 'rtl')
  await expect.poll(shown).toBe('fr-FR rtl')
  form.setAttribute('dir', 'ltr')
  await expect.poll(shown).toBe('fr-FR ltr')
  expect([...seen]).toEqual(['en-GB ltr', 'fr-FR rtl', 'fr-FR ltr'])
  expect(typed).toHaveValue('walnuts')
})

// The script finds all its languages here.
it.skipIf(inject('isPreact'))('is English where the messages of its locale cannot be loaded', async () => {
  const { form, typed, language } = await openTypedForm()
  form.setAttribute('locale', 'de-DE')
  await settle()
  expect(language()).toBe('en-GB')
  failGerman()
  await expect.poll(language).toBe('de-DE')
  await expect.element(page.getByRole('textbox', { name: 'Allergies' })).toHaveValue('walnuts')
  expect(typed.isConnected).toBe(true)
})

it.skipIf(inject('isPreact'))('is English at once where its messages fail before it is shown', async () => {
  const refused = vi.fn((event: Event) => event.preventDefault())
  addEventListener('unhandledrejection', refused)
  onTestFinished(() => removeEventListener('unhandledrejection', refused))
  const { form, language } = await openTypedForm()
  form.setAttribute('locale', 'da-DK')
  await expect.poll(language).toBe('da-DK')
  await settle()
  expect(refused).not.toHaveBeenCalled()
})

it.skipIf(inject('isPreact'))(
  'takes messages that are there at once, as a host without types may give them',
  async () => {
    const { form, language } = await openTypedForm()
    form.setAttribute('locale', 'sv-SE')
    await expect.poll(language).toBe('sv-SE')
    await expect.element(page.getByRole('heading', { name: 'Be om den' })).toBeVisible()
  },
)
