import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Picture } from '../../src/ui/index.ts'

const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

test('a page that is rendered anew while the load of a picture waits for its turn does not render without end', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => logged.mockRestore())
  const stage = document.body.appendChild(document.createElement('div'))
  const root = createRoot(stage)
  onTestFinished(() => {
    root.unmount()
    stage.remove()
  })
  const show = (label: string) =>
    flushSync(() => root.render(<Picture src={picture} plate="Fjord" priority label={label} />))
  show('Once')
  const image = stage.querySelector('img')
  // After React's own listener, which leaves what it heard for later.
  const loaded = new Promise<void>((resolve) => {
    image?.addEventListener('load', () => {
      show('Again')
      resolve()
    })
  })
  await loaded
  await expect.poll(() => stage.querySelector('[data-state]')?.getAttribute('data-state')).toBe('loaded')
  expect(stage.textContent).toContain('Again')
  expect(logged).not.toHaveBeenCalled()
})
