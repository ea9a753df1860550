import { useRef, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AnnouncerProvider, Button, Dialog, type DialogProps, useAnnounce } from '../../src/ui/index.ts'

function Speaker() {
  const announce = useAnnounce()
  return <Button onClick={() => announce('Saved')}>Say it</Button>
}

function Example({ focusName = false, ...props }: Partial<DialogProps> & { focusName?: boolean }) {
  const [open, setOpen] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  return (
    <div className="xp-root" data-xp-scheme="light">
      <AnnouncerProvider>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog
          title="Redeem this experience?"
          closeLabel="Close"
          {...(focusName ? { initialFocus: name } : {})}
          {...props}
          open={open}
          onClose={() => setOpen(false)}
        >
          <label>
            Name <input ref={name} />
          </label>
          <Speaker />
          <Button onClick={() => setOpen(false)}>Not now</Button>
        </Dialog>
      </AnnouncerProvider>
    </div>
  )
}

const dialog = () => page.getByRole('dialog', { name: 'Redeem this experience?' })
const opener = () => page.getByRole('button', { name: 'Open' })

async function openExample(props: Parameters<typeof Example>[0] = {}) {
  await render(<Example {...props} />)
  await opener().click()
  await expect.element(dialog()).toBeVisible()
}

test('opens in place as a modal, takes the focus itself, and hands it back after Escape', async () => {
  await openExample()
  await expect.element(dialog()).toHaveFocus()
  expect(dialog().element().matches('.xp-root dialog:modal')).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(opener()).toHaveFocus()
  // What is inside stays until it has left the screen.
  await expect.poll(() => document.querySelector('.xp-dialog-panel')).toBeNull()
})

test('gives the first focus where it is told to', async () => {
  await openExample({ focusName: true })
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
})

test('keeps the keyboard inside', async () => {
  await openExample()
  for (let step = 0; step < 12; step += 1) {
    await userEvent.keyboard('{Tab}')
    // Past the last stop the browser's own chrome is next, where the page has no focus.
    const focused = document.activeElement
    expect(focused === document.body || dialog().element().contains(focused)).toBe(true)
  }
})

test('keeps Escape and Tab from a dialog of the page, which listens on the document', async () => {
  await openExample()
  const heard: string[] = []
  const listen = (event: KeyboardEvent) => heard.push(event.key)
  const ended = new AbortController()
  document.addEventListener('keydown', listen, { capture: true, signal: ended.signal })
  onTestFinished(() => ended.abort())
  await userEvent.keyboard('{Tab}a{Tab}{Escape}')
  await expect.element(opener()).toHaveFocus()
  expect(heard).toEqual(['a'])
  await userEvent.keyboard('{Escape}')
  expect(heard).toEqual(['a', 'Escape'])
})

test('tells a dialog of the page around it neither of its cancelling nor of its closing', async () => {
  const handleEvent = vi.fn()
  await render(
    <div {...{ onCancel: handleEvent, onClose: handleEvent }}>
      <Example />
    </div>,
  )
  await opener().click()
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener()).toHaveFocus()
  await expect.poll(() => document.querySelector('.xp-dialog-panel')).toBeNull()
  expect(handleEvent).not.toHaveBeenCalled()
})

test('closes by its button and by a press on the scrim, and not by one inside', async () => {
  await openExample()
  await page.getByRole('heading', { name: 'Redeem this experience?' }).click()
  await expect.element(dialog()).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(opener()).toHaveFocus()
  await opener().click()
  const element = document.querySelector('dialog')!
  for (const type of ['pointerdown', 'click'])
    element.dispatchEvent(new PointerEvent(type, { bubbles: true }))
  await expect.element(opener()).toHaveFocus()
})

test('stays open when it is not dismissible, however often Escape is pressed', async () => {
  await openExample({ dismissible: false })
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).toBeVisible()
  expect(dialog().element().matches(':modal')).toBe(true)
  expect(page.getByRole('button', { name: 'Close' }).query()).toBeNull()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect.element(opener()).toHaveFocus()
})

test('comes back when the browser closes it in spite of that', async () => {
  await openExample({ dismissible: false })
  // What Chromium's close watcher does at an Escape that no press came before.
  ;(dialog().element() as HTMLDialogElement).close()
  await expect.poll(() => document.querySelector('dialog')?.matches(':modal')).toBe(true)
})

test('follows when the browser closes it', async () => {
  await openExample()
  ;(dialog().element() as HTMLDialogElement).close()
  await expect.poll(() => document.querySelector('.xp-dialog-panel')).toBeNull()
  await opener().click()
  await expect.element(dialog()).toBeVisible()
})

test('announces inside itself while it is open, and in the root afterwards', async () => {
  await openExample()
  await page.getByRole('button', { name: 'Say it' }).click()
  expect(dialog().element().querySelector('[aria-live="polite"]')?.textContent).toBe('Saved')
  await userEvent.keyboard('{Escape}')
  await expect.element(opener()).toHaveFocus()
  await expect.poll(() => document.querySelectorAll('[aria-live="polite"]')).toHaveLength(1)
})

test('where what is around it is hidden, the rest of the page is heard', async () => {
  const at = (isHidden: boolean) => (
    <AnnouncerProvider>
      <div hidden={isHidden}>
        <Dialog open onClose={() => {}} title="Redeem this experience?" closeLabel="Close" />
      </div>
      <Speaker />
    </AnnouncerProvider>
  )
  const { rerender } = await render(at(false))
  await expect.element(dialog()).toBeVisible()
  await rerender(at(true))
  await page.getByRole('button', { name: 'Say it' }).click()
  const heard = [...document.querySelectorAll('[aria-live="polite"]')]
    .filter((region) => region.getClientRects().length > 0)
    .map(({ textContent }) => textContent)
  expect(heard).toEqual(['Saved'])
})

test('is a sheet at the bottom edge under 700 px', async () => {
  await page.viewport(390, 800)
  await openExample()
  await Promise.all(
    dialog()
      .element()
      .getAnimations()
      .map((animation) => animation.finished),
  )
  const box = dialog().element().getBoundingClientRect()
  expect([box.left, box.right, box.bottom]).toEqual([0, 390, 800])
  await page.viewport(1280, 800)
  expect(dialog().element().getBoundingClientRect().width).toBe(520)
})

test('leaves little room around it on a phone on its side', async () => {
  await page.viewport(844, 390)
  await openExample()
  expect(getComputedStyle(dialog().element()).maxBlockSize).toBe('calc(100% - 16px)')
  expect(getComputedStyle(dialog().element().querySelector('.xp-dialog-panel')!).paddingBlock).toBe('20px')
})

test.each([true, false])(
  'holds the page no longer than it is seen, and is there again with what is around it (dismissible: %s)',
  async (dismissible) => {
    await openExample({ dismissible })
    await page.getByLabelText('Name').fill('Ada')
    const around = document.querySelector<HTMLElement>('.xp-root')
    const modal = () => document.querySelector(':modal')
    if (around) around.style.display = 'none'
    await expect.poll(modal).toBeNull()
    if (around) around.style.display = ''
    await expect.poll(modal).not.toBeNull()
    await expect.element(dialog()).toHaveFocus()
    await expect.element(page.getByLabelText('Name')).toHaveValue('Ada')
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
  },
)

test.each([true, false])(
  'stays modal, with what is typed, where the page moves what is around it (dismissible: %s)',
  async (dismissible) => {
    await openExample({ dismissible })
    await page.getByLabelText('Name').fill('Ada')
    // As React does where the order of a host's list changes.
    document.body.prepend(document.querySelector('.xp-root')!.parentElement!)
    await expect.poll(() => document.querySelector(':modal')).toBe(dialog().element())
    await expect.element(dialog()).toHaveFocus()
    await expect.element(page.getByLabelText('Name')).toHaveValue('Ada')
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect.element(opener()).toHaveFocus()
    await expect.element(dialog()).not.toBeInTheDocument()
  },
)

test('is printed from the top of the paper to its end, over what is under it', async () => {
  await openExample({ actions: <p style={{ blockSize: 2_000 }}>The last clause</p> })
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  const { scrollHeight, clientHeight } = dialog().element()
  expect(clientHeight).toBe(scrollHeight)
  expect(clientHeight).toBeGreaterThan(window.innerHeight)
  const { offsetTop, offsetLeft, offsetWidth } = dialog().element() as HTMLElement
  expect([offsetTop, offsetLeft, offsetWidth]).toEqual([0, 0, document.documentElement.clientWidth])
  expect(getComputedStyle(dialog().element()).printColorAdjust).toBe('exact')
})
