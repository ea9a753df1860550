// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Picture } from '../../src/ui/index.ts'

const root = (container: HTMLElement) => container.firstElementChild as HTMLElement
const image = (container: HTMLElement) => container.querySelector('img')

function pretend(state: { complete: boolean; naturalWidth: number }) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(state.complete)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(state.naturalWidth)
}

afterEach(() => vi.restoreAllMocks())

test('waits on its ground, then shows the picture', () => {
  pretend({ complete: false, naturalWidth: 0 })
  const { container } = render(<Picture src="/a.webp" plate="Kyoto" />)
  expect(root(container)).toHaveAttribute('data-state', 'waiting')
  fireEvent.load(image(container)!)
  expect(root(container)).toHaveAttribute('data-state', 'loaded')
  expect(container).not.toHaveTextContent('Kyoto')
})

test('does not tell the host of the picture which page shows it', () => {
  const { container } = render(<Picture src="https://pictures.example/a.webp" plate="Kyoto" />)
  expect(image(container)).toHaveAttribute('referrerpolicy', 'no-referrer')
  // A browser that met the address first would have asked already.
  expect(image(container)!.getAttributeNames().indexOf('referrerpolicy')).toBeLessThan(
    image(container)!.getAttributeNames().indexOf('src'),
  )
})

test('is rendered once before it is painted, and again when the picture is there', () => {
  pretend({ complete: false, naturalWidth: 0 })
  const rendered = vi.fn()
  const { container } = render(<Picture src="/a.webp" plate="Kyoto" />, {
    wrapper: ({ children }) => (
      <Profiler id="picture" onRender={rendered}>
        {children}
      </Profiler>
    ),
  })
  expect(rendered).toHaveBeenCalledTimes(1)
  fireEvent.load(image(container)!)
  expect(rendered).toHaveBeenCalledTimes(2)
})

test('stays shown while another size of it is loaded', () => {
  pretend({ complete: false, naturalWidth: 0 })
  const { container, rerender } = render(<Picture src="/a.webp" plate="Kyoto" />)
  fireEvent.load(image(container)!)
  rerender(<Picture src="/a.webp" srcSet="/a-2.webp 2x" plate="Kyoto" />)
  expect(root(container)).toHaveAttribute('data-state', 'loaded')
})

test('becomes a plate when the picture fails, and tries again with another link', () => {
  pretend({ complete: false, naturalWidth: 0 })
  const { container, rerender } = render(<Picture src="/gone.webp" plate="Kyoto" />)
  fireEvent.error(image(container)!)
  expect(image(container)).toBeNull()
  expect(root(container)).toHaveAttribute('data-state', 'plate')
  expect(container).toHaveTextContent('Kyoto')
  rerender(<Picture src="/there.webp" plate="Kyoto" />)
  expect(image(container)).toHaveAttribute('src', '/there.webp')
})

test('that failed is tried again once the browser is online again', () => {
  pretend({ complete: false, naturalWidth: 0 })
  const { container } = render(<Picture src="/a.webp" plate="Kyoto" />)
  fireEvent.error(image(container)!)
  expect(container).toHaveTextContent('Kyoto')
  fireEvent.online(window)
  fireEvent.load(image(container)!)
  expect(root(container)).toHaveAttribute('data-state', 'loaded')
  expect(container).not.toHaveTextContent('Kyoto')
})

test.each([
  undefined,
  null,
  '',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' vbscript:x',
  'data:text/html,x',
  'file:///etc/passwd',
  'blob:x',
])('shows a plate for %j', (src) => {
  const { container } = render(<Picture src={src} plate="Kyoto" />)
  expect(image(container)).toBeNull()
  expect(container).toHaveTextContent('Kyoto')
})

test.each([
  'https://example.com/a.jpg',
  'http://127.0.0.1/a.jpg',
  '/a.jpg',
  'a.jpg',
  '//cdn.example.com/a.jpg',
  'data:image/png;base64,AA==',
])('loads %s', (src) => {
  pretend({ complete: false, naturalWidth: 0 })
  const { container } = render(<Picture src={src} plate="Kyoto" />)
  expect(image(container)).toHaveAttribute('src', src)
})

test('is named by its alternative text with and without a picture, and decorative without one', () => {
  pretend({ complete: false, naturalWidth: 0 })
  const { rerender } = render(<Picture src="/a.webp" alt="A boat on a fjord" plate="Norway" />)
  expect(screen.getByRole('img', { name: 'A boat on a fjord' })).toBeVisible()
  rerender(<Picture alt="A boat on a fjord" plate="Norway" />)
  expect(screen.getByRole('img', { name: 'A boat on a fjord' })).toBeVisible()
  rerender(<Picture plate="Norway" />)
  expect(screen.queryByRole('img')).toBeNull()
})

test('loads at once and first when it has priority, without a warning', () => {
  pretend({ complete: false, naturalWidth: 0 })
  const warn = vi.spyOn(console, 'error')
  const { container } = render(<Picture src="/a.webp" plate="Kyoto" priority />)
  expect(image(container)).toHaveAttribute('loading', 'eager')
  expect(image(container)).toHaveAttribute('fetchpriority', 'high')
  expect(warn).not.toHaveBeenCalled()
})

test.each([
  ['loaded', 800],
  ['plate', 0],
])('finds out after hydration that the picture had %s before', async (state, naturalWidth) => {
  const element = <Picture src="/a.webp" plate="Kyoto" />
  const container = document.createElement('div')
  container.innerHTML = renderToString(element)
  expect(root(container)).not.toHaveAttribute('data-state')
  pretend({ complete: true, naturalWidth })
  const app = await act(async () => hydrateRoot(container, element))
  expect(root(container)).toHaveAttribute('data-state', state)
  act(() => app.unmount())
})
