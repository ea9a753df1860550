import { onlineManager } from '@tanstack/react-query'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConciergeChat } from '../../../src/index.ts'
import { createChatHost } from './renderChat.tsx'

afterEach(() => onlineManager.setOnline(true))

const field = (name: string) => page.getByRole('region', { name }).getByRole('textbox')

/** One conversation in two places of a page, such as a view and a drawer. */
async function openTwice() {
  const host = createChatHost()
  await render(
    host.wrap(
      <>
        <ConciergeChat conversationId={host.id} aria-label="One" />
        <ConciergeChat conversationId={host.id} aria-label="Other" />
      </>,
    ),
  )
  await expect.element(field('Other')).toBeVisible()
  return host
}

describe('one conversation twice on a page', () => {
  test('has one text that is being written, gone from both as it is sent', async () => {
    const host = await openTwice()
    await field('One').fill('Is there')
    await expect.element(field('Other')).toHaveValue('Is there')
    await field('Other').click()
    await userEvent.keyboard('{End} a lift?{Enter}')
    await expect.element(field('One')).toHaveValue('')
    await expect.element(field('Other')).toHaveValue('')
    await expect.poll(host.stored).toEqual(['Is there a lift?'])
  })

  test('tells the host once of each message that was sent', async () => {
    const host = await openTwice()
    await field('One').fill('Is there a lift?')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.querySelectorAll('[data-state="arrived"]').length).toBe(2)
    expect(host.events.filter(({ name }) => name === 'message.sent')).toHaveLength(1)
  })
})
