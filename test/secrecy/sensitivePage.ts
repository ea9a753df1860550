import { page } from 'vitest/browser'
import type { Secrets } from './findSecret.ts'

/** What a member types into the three questions: signs that JSON, HTML and addresses spell otherwise, and parts that none of them changes. */
export const sensitiveAnswers = {
  diet: 'zq-diet-7713 & "no" <meat>',
  allergies: 'zq-allergy-7714 märker + 100%',
  access: 'zq-access-7715 step-free',
} as const satisfies Secrets

/** The whole answers, and of each a part: also half of it is too much. */
export const sensitiveSecrets: Secrets = {
  ...sensitiveAnswers,
  ...Object.fromEntries(
    Object.entries(sensitiveAnswers).map(([name, text]) => [`part of ${name}`, text.slice(0, 9)]),
  ),
}

export const fields = {
  diet: () => page.getByRole('textbox', { name: 'Diet' }),
  allergies: () => page.getByRole('textbox', { name: 'Allergies' }),
  access: () => page.getByRole('textbox', { name: 'Accessibility' }),
}

/** The fields, where they are in the page now. */
export const fieldElements = (): readonly HTMLTextAreaElement[] => [
  ...document.querySelectorAll<HTMLTextAreaElement>('.xp-interest-sensitive textarea'),
]

export async function typeSensitive(): Promise<void> {
  await fields.diet().fill(sensitiveAnswers.diet)
  await fields.allergies().fill(sensitiveAnswers.allergies)
  await fields.access().fill(sensitiveAnswers.access)
}

export const buttons = {
  send: () => page.getByRole('button', { name: /Send to the concierge|Try again in/ }),
  save: () => page.getByRole('button', { name: /Save your answers|Try again in/ }),
  change: () => page.getByRole('button', { name: 'Change your answers' }),
  receipt: () => page.getByRole('heading', { name: 'Your concierge has it' }),
}
