import { type ReactNode, useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AnnouncerProvider, Dialog, Loading, Notice, useAnnounce } from '../../src/ui/index.ts'
import { OfferCatalog, ThemeScope } from '../../src/index.ts'
import { createMemberHost } from '../support/memberHost.tsx'
import { findStrayLiveRegions } from './checks/findStrayLiveRegions.ts'

function Root({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="xp-root" data-xp-root="" data-testid={name}>
      <AnnouncerProvider>
        <Speaker name={name} />
        <button onClick={() => setIsOpen(true)}>Open {name}</button>
        <Dialog
          open={isOpen}
          onClose={() => setIsOpen(false)}
          title={`Dialog of ${name}`}
          closeLabel={`Close ${name}`}
        >
          <AtOnce text={`${name} opened`} />
          <Speaker name={`${name} inside`} />
        </Dialog>
        {children}
      </AnnouncerProvider>
    </div>
  )
}

function Speaker({ name }: { readonly name: string }) {
  const announce = useAnnounce()
  return <button onClick={() => announce(`word of ${name}`)}>Say {name}</button>
}

/** Announces as it appears, together with the regions of the dialog that it appears in. */
function AtOnce({ text }: { readonly text: string }) {
  const announce = useAnnounce()
  useEffect(() => announce(text, 'assertive'), [announce, text])
  return null
}

const say = (name: string) => page.getByRole('button', { name: `Say ${name}`, exact: true }).click()
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const saidIn = (root: string, priority: string, inDialog = false) =>
  [...document.querySelectorAll(`[data-testid="${root}"] [aria-live="${priority}"]`)]
    .filter((region) => (region.closest('dialog') !== null) === inDialog)
    .map((region) => region.textContent)
    .join()

it('each root has one pair, each open modal another, and nothing else is live', async () => {
  await render(
    <>
      <Root name="one" />
      <Root name="two">
        <Notice tone="wrong" title="Not sent." announces="assertive">
          Try again.
        </Notice>
        <Loading label="Loading" />
      </Root>
    </>,
  )
  expect(document.querySelectorAll('[aria-live]')).toHaveLength(4)
  expect(findStrayLiveRegions()).toEqual([])
  await press('Open one')
  expect(document.querySelectorAll('[aria-live]')).toHaveLength(6)
  expect(findStrayLiveRegions()).toEqual([])
  await press('Close one')
  await expect.poll(() => document.querySelectorAll('[aria-live]').length).toBe(4)
})

it('what is said is heard in the root that says it, and in its topmost modal while one is open', async () => {
  await render(
    <>
      <Root name="one" />
      <Root name="two" />
    </>,
  )
  await say('two')
  expect([saidIn('one', 'polite'), saidIn('two', 'polite')]).toEqual(['', 'word of two'])
  await press('Open one')
  expect(saidIn('one', 'assertive', true)).toBe('one opened')
  await say('one inside')
  expect(saidIn('one', 'polite', true)).toBe('word of one inside')
  expect(saidIn('one', 'polite')).toBe('')
  await press('Close one')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await say('one')
  expect(saidIn('one', 'polite')).toBe('word of one')
})

it('a notice that announces is heard once, with all that it says', async () => {
  await render(
    <Root name="one">
      <Notice tone="wrong" title="Not sent." announces="assertive">
        Try again.
      </Notice>
    </Root>,
  )
  await expect.poll(() => saidIn('one', 'assertive')).toBe('Not sent. Try again.')
})

it('loading is told once it takes longer than a moment', async () => {
  await render(
    <Root name="one">
      <Loading label="Loading the experiences" />
    </Root>,
  )
  await expect.poll(() => saidIn('one', 'polite'), { timeout: 10_000 }).toBe('Loading the experiences')
})

it('a theme inside a root has no regions of its own: its components are heard in the root', async () => {
  await createMemberHost().open(
    <ThemeScope theme={{ scheme: 'dark' }}>
      <OfferCatalog defaultFilters={{ search: 'chef' }} />
    </ThemeScope>,
  )
  await page.getByRole('searchbox').fill('chef’s')
  await expect
    .poll(() => document.querySelector('[data-xp-root] > [aria-live="polite"]')?.textContent)
    .toContain('1 experience')
  expect(document.querySelectorAll('[aria-live]')).toHaveLength(2)
  expect(findStrayLiveRegions()).toEqual([])
})
