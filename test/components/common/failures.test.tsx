// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createComponents,
  createMemberSession,
  ExperienceError,
  type ExperienceErrorKind,
  ExperienceProvider,
} from '../../../src/index.ts'
import {
  ComponentRoot,
  FailureNotice,
  FailureView,
  mayHaveArrived,
  retryableLazy,
  useExtraPart,
  useWantedPart,
} from '../../../src/components/common/index.ts'

const rawText = 'ORA-00933 raw server text'
const failure = (kind: ExperienceErrorKind, details: Partial<ExperienceError> = {}) =>
  new ExperienceError(rawText, { kind, requestId: 'req-made-up', serviceMessage: rawText, ...details })

const kinds: readonly ExperienceErrorKind[] = [
  'network',
  'timeout',
  'authentication',
  'permission',
  'not-found',
  'rejected',
  'conflict',
  'rate-limit',
  'service',
  'invalid-response',
  'invalid-request',
  'session-ended',
  'terms',
]

const session = createMemberSession({ refresh: async () => ({ accessToken: 'made-up' }) })
const page = (children: ReactNode, onError?: (error: unknown) => void) => (
  <ExperienceProvider baseUrl="https://service.test" session={session} onError={onError}>
    {children}
  </ExperienceProvider>
)
const show = (...shown: Parameters<typeof page>) => render(page(...shown))

describe('a failure', () => {
  it.each(kinds)('of kind %s is told in words, never in the text of the Service', (kind) => {
    const { container } = show(
      <>
        <FailureView error={failure(kind)} onRetry={() => undefined} />
        <FailureNotice error={failure(kind)} />
      </>,
    )
    expect(container.textContent.length).toBeGreaterThan(40)
    expect(container.textContent).not.toContain('ORA')
    expect(container.textContent).not.toMatch(/failure\./)
  })

  it('that is not ours is told in words too', () => {
    const { container } = show(<FailureView error={new Error(rawText)} />)
    expect(screen.getByRole('heading', { name: 'Something went wrong here' })).toBeInTheDocument()
    expect(container).not.toHaveTextContent('ORA')
  })

  it.each(['permission', 'not-found', 'session-ended', 'invalid-request'] as const)(
    'of kind %s offers no retry that cannot help',
    (kind) => {
      show(<FailureView error={failure(kind)} onRetry={() => undefined} />)
      expect(screen.queryByRole('button', { name: /try again/i })).not.toBeInTheDocument()
    },
  )

  it('gives the reference to quote, to copy', () => {
    show(<FailureView error={failure('service')} />)
    expect(screen.getByText('req-made-up')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument()
  })

  it('offers the way on before the reference', () => {
    show(<FailureView error={failure('service')} onRetry={() => undefined} />)
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(names[0]).toMatch(/Try again/)
    expect(names[1]).toBe('Copy')
  })

  it('shows no reference where the answer had none', () => {
    show(<FailureView error={failure('network', { requestId: null })} />)
    expect(screen.queryByRole('button', { name: 'Copy' })).not.toBeInTheDocument()
  })

  it('of unknown outcome says that trying again does nothing twice', () => {
    show(<FailureNotice error={failure('network')} isUnknown />)
    expect(screen.getAllByText(/not done twice/).length).toBeGreaterThan(0)
  })

  it.each(['rejected', 'not-found', 'invalid-request'] as const)(
    'says what was refused (%s), though an earlier attempt is of unknown outcome',
    (kind) => {
      const error = failure(kind)
      show(<FailureNotice error={error} isUnknown={mayHaveArrived({ status: 'unknown', error })} />)
      expect(screen.getAllByText(/Not sent\./).length).toBeGreaterThan(0)
      expect(screen.queryAllByText(/may have arrived/)).toEqual([])
    },
  )

  describe('by too many requests', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    it('counts down on its button, and waits for the moment that the Service named', () => {
      const onRetry = vi.fn()
      show(<FailureView error={failure('rate-limit', { retryAfterMs: 18_000 })} onRetry={onRetry} />)
      const button = () => screen.getByRole('button', { name: /try again/i })
      expect(button()).toHaveTextContent('Try again in 0:18')
      fireEvent.click(button())
      expect(onRetry).not.toHaveBeenCalled()
      act(() => void vi.advanceTimersByTime(3_000))
      expect(button()).toHaveTextContent('0:15')
      act(() => void vi.advanceTimersByTime(15_000))
      expect(button()).toHaveTextContent(/^Try again/)
      fireEvent.click(button())
      expect(onRetry).toHaveBeenCalledTimes(1)
    })

    it('counts on where it was for a member who leaves and comes back', () => {
      const error = failure('rate-limit', { retryAfterMs: 18_000 })
      const view = () => <FailureView error={error} onRetry={() => undefined} />
      const first = show(view())
      act(() => void vi.advanceTimersByTime(10_000))
      first.unmount()
      const second = show(view())
      const button = () => screen.getByRole('button', { name: /try again/i })
      expect(button()).toHaveTextContent('Try again in 0:08')
      second.unmount()
      act(() => void vi.advanceTimersByTime(8_000))
      show(view())
      expect(button()).not.toHaveTextContent('Try again in')
    })

    it('says nothing of a wait that is over', () => {
      show(<FailureNotice error={failure('rate-limit', { retryAfterMs: 0 })} />)
      act(() => void vi.advanceTimersByTime(1_000))
      expect(document.body.textContent).not.toMatch(/0 seconds/)
      expect(document.querySelector('[aria-live="assertive"], [role="alert"]')?.textContent).not.toBe('')
    })
  })
})

/** What loads a part, the first time in vain. */
const failsOnce = <Part,>(part: Part) =>
  vi.fn(async () => part).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))

/** A component whose code comes at the second attempt. */
function createLazyView() {
  const load = failsOnce(() => <p>loaded</p>)
  const Chunk = retryableLazy<object>(load)
  const view = (key?: string) => (
    <ComponentRoot name="lazy">
      <Suspense key={key} fallback={null}>
        <Chunk />
      </Suspense>
    </ComponentRoot>
  )
  return { load, view }
}

describe('a component that throws', () => {
  let quiet: ReturnType<typeof vi.spyOn>
  beforeEach(() => void (quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)))
  afterEach(() => quiet.mockRestore())

  it('is caught at its own edge, reported, and really retried', async () => {
    let isBroken = true
    const onError = vi.fn()
    function Fragile() {
      if (isBroken) throw new Error(rawText)
      return <p>whole again</p>
    }
    show(
      <>
        <ComponentRoot name="fragile">
          <Fragile />
        </ComponentRoot>
        <ComponentRoot name="neighbour">
          <p>lives</p>
        </ComponentRoot>
      </>,
      onError,
    )
    expect(screen.getByText('lives')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Something went wrong here' })).toBeInTheDocument()
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: rawText }))
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('whole again')).toBeInTheDocument()
  })

  it.each([
    ['at a press', () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }))],
    ['by itself once the browser is online again', () => fireEvent.online(window)],
  ])('loads a chunk that could not be loaded %s', async (_, go) => {
    const { load, view } = createLazyView()
    show(view())
    await screen.findByRole('button', { name: 'Try again' })
    go()
    expect(await screen.findByText('loaded')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('breaks for that alone: with content of another key it is whole', async () => {
    function Fragile({ id }: { readonly id: string }) {
      if (id === 'broken') throw new Error(rawText)
      return <p>{id} is whole</p>
    }
    const content = (id: string) => (
      <ComponentRoot name="fragile">
        <Fragile key={id} id={id} />
      </ComponentRoot>
    )
    const { rerender } = show(content('first'))
    rerender(page(content('broken')))
    expect(screen.getByRole('heading', { name: 'Something went wrong here' })).toBeInTheDocument()
    rerender(page(content('broken')))
    expect(screen.getByRole('heading', { name: 'Something went wrong here' })).toBeInTheDocument()
    rerender(page(content('second')))
    expect(screen.getByText('second is whole')).toBeInTheDocument()
  })

  it('loads a chunk that could not be loaded with content of another key', async () => {
    const { load, view } = createLazyView()
    const { rerender } = show(view('first'))
    await screen.findByRole('button', { name: 'Try again' })
    rerender(page(view('second')))
    expect(await screen.findByText('loaded')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('loads a chunk that could not be loaded for who leaves and comes back', async () => {
    const { load, view } = createLazyView()
    const { unmount } = show(view())
    await screen.findByRole('button', { name: 'Try again' })
    expect(load).toHaveBeenCalledTimes(1)
    unmount()
    show(view())
    expect(await screen.findByText('loaded')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('offers to load the page anew where its chunk could not be loaded a second time, while there is a connection', async () => {
    const load = vi.fn(async () => Promise.reject(new TypeError('error loading dynamically imported module')))
    const Chunk = retryableLazy<object>(load)
    show(
      <ComponentRoot name="lazy">
        <Suspense fallback={null}>
          <Chunk />
        </Suspense>
      </ComponentRoot>,
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    act(() => onlineManager.setOnline(false))
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    act(() => onlineManager.setOnline(true))
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('loads the page anew by the button of a host’s own part, too', async () => {
    const load = vi.fn(async () => Promise.reject(new TypeError('error loading dynamically imported module')))
    const components = createComponents({
      Failure: ({ onRetry }) => <button onClick={() => void onRetry?.()}>Once more</button>,
    })
    function Wanting() {
      const { error, ask } = useWantedPart(load)
      return error !== null && <FailureView error={error} onRetry={ask} />
    }
    render(
      <ExperienceProvider baseUrl="https://service.test" session={session} components={components}>
        <Wanting />
      </ExperienceProvider>,
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Once more' }))
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    const reload = vi.fn()
    vi.stubGlobal('location', { href: location.href, reload })
    fireEvent.click(await screen.findByRole('button', { name: 'Once more' }))
    vi.unstubAllGlobals()
    expect(reload).toHaveBeenCalledTimes(1)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is tried again where two places wanted its chunk at once and neither got it', async () => {
    const load = vi.fn(async () => Promise.reject(new TypeError('error loading dynamically imported module')))
    function Wanting() {
      const { error, ask } = useWantedPart(load)
      return error !== null && <FailureView error={error} onRetry={ask} />
    }
    show(
      <>
        <Wanting />
        <Wanting />
      </>,
    )
    expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(2)
  })

  it('is not mounted again because the browser is online again', () => {
    const rendered = vi.fn()
    function Broken(): never {
      rendered()
      throw new Error(rawText)
    }
    show(
      <ComponentRoot name="broken">
        <Broken />
      </ComponentRoot>,
    )
    const times = rendered.mock.calls.length
    fireEvent.online(window)
    expect(rendered).toHaveBeenCalledTimes(times)
  })

  it('lacks an extra part only until the browser is online again', async () => {
    const load = failsOnce({ text: 'the extra part' })
    function WithExtra() {
      return <p>{useExtraPart(load)?.text ?? 'without'}</p>
    }
    const onError = vi.fn()
    show(<WithExtra />, onError)
    await vi.waitFor(() => expect(onError).toHaveBeenCalled())
    expect(screen.getByText('without')).toBeInTheDocument()
    fireEvent.online(window)
    expect(await screen.findByText('the extra part')).toBeInTheDocument()
    fireEvent.online(window)
    expect(load).toHaveBeenCalledTimes(2)
  })
})
