// @vitest-environment jsdom
import {
  IsRestoringProvider,
  onlineManager,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  createExperienceClient,
  createMemberSession,
  ExperienceProvider,
  type ExperienceProviderProps,
  getExperienceKit,
  isExperienceError,
  useCreateRedemption,
  useExperienceKit,
  useOffers,
  useWallet,
  walletQuery,
} from '../../../src/index.ts'
import { ComponentRoot, hostContent } from '../../../src/components/common/index.ts'
import { createSandbox, type Sandbox, sandboxMembers } from '../../../src/sandbox/index.ts'

function Balance() {
  const { data, error, fetchStatus } = useWallet()
  return <p>{error ? 'failed' : data ? `balance ${data.balance}` : `waiting ${fetchStatus}`}</p>
}

function Redeem() {
  const { submit } = useCreateRedemption('dune-camp')
  const [kind, setKind] = useState('')
  const redeem = async () => {
    const result = await submit()
    setKind(result.ok ? 'redeemed' : isExperienceError(result.error) ? result.error.kind : 'another error')
  }
  return (
    <>
      <button type="button" onClick={() => void redeem()}>
        Redeem
      </button>
      <p>{kind}</p>
    </>
  )
}

function raise(message: string): never {
  throw new Error(message)
}

function Broken({ message }: { message: string }): ReactNode {
  return raise(message)
}

const sessionOf = (sandbox: Sandbox, member: string = sandboxMembers.fresh) =>
  createMemberSession({ refresh: async () => sandbox.grantFor(member), memberId: member })
const fetchOf = (sandbox: Sandbox) =>
  ((input: Request, init?: RequestInit) => sandbox.fetch(input, init)) as typeof fetch

function Embedded({
  sandbox,
  session,
  children,
  ...rest
}: {
  sandbox: Sandbox
  session: ReturnType<typeof sessionOf>
  children: ReactNode
} & Pick<ExperienceProviderProps, 'queryClient' | 'onError' | 'slots'>) {
  return (
    <ExperienceProvider baseUrl={sandbox.baseUrl} session={session} fetch={fetchOf(sandbox)} {...rest}>
      {children}
    </ExperienceProvider>
  )
}

afterEach(() => onlineManager.setOnline(true))

describe('the provider', () => {
  it('renders one root with language, direction and scheme', () => {
    const sandbox = createSandbox()
    const { container } = render(
      <ExperienceProvider
        baseUrl={sandbox.baseUrl}
        session={sessionOf(sandbox)}
        locale="ar"
        theme={{ scheme: 'dark', className: 'acme' }}
      >
        <p>inside</p>
      </ExperienceProvider>,
    )
    const root = container.firstElementChild as HTMLElement
    expect(root).toHaveAttribute('data-xp-root')
    expect(root).toHaveAttribute('lang', 'ar')
    expect(root).toHaveAttribute('dir', 'rtl')
    expect(root).toHaveAttribute('data-xp-scheme', 'dark')
    expect(root).toHaveClass('xp-root', 'acme')
    // How tokens get there is for a real browser to say: theme.browser.test.tsx.
    expect(root).not.toHaveAttribute('style')
    expect(container.childElementCount).toBe(1)
  })

  it('leaves the direction to the page with dir="inherit"', () => {
    const sandbox = createSandbox()
    const { container } = render(
      <ExperienceProvider baseUrl={sandbox.baseUrl} session={sessionOf(sandbox)} locale="ar" dir="inherit" />,
    )
    expect(container.firstElementChild).not.toHaveAttribute('dir')
  })

  it('reads with its own client, under StrictMode too, in one request', async () => {
    const sandbox = createSandbox()
    const session = sessionOf(sandbox)
    render(
      <StrictMode>
        <Embedded sandbox={sandbox} session={session}>
          <Balance />
          <Balance />
        </Embedded>
      </StrictMode>,
    )
    expect(await screen.findAllByText('balance 48250')).toHaveLength(2)
    expect(sandbox.log.filter(({ operation }) => operation === 'wallet')).toHaveLength(1)
  })

  it('leaves the host’s useQuery inside it with the host’s client', async () => {
    const sandbox = createSandbox()
    const host = new QueryClient()
    function HostPart() {
      return <p>{useQuery({ queryKey: ['host'], queryFn: () => 'theirs' }).data}</p>
    }
    render(
      <QueryClientProvider client={host}>
        <Embedded sandbox={sandbox} session={sessionOf(sandbox)}>
          <HostPart />
          <Balance />
        </Embedded>
      </QueryClientProvider>,
    )
    expect(await screen.findByText('theirs')).toBeInTheDocument()
    await screen.findByText('balance 48250')
    expect(
      host
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([['host']])
  })

  it('lets a host’s useQuery hit our cache with the kit’s client', async () => {
    const sandbox = createSandbox()
    function HostPart() {
      const kit = useExperienceKit()
      return <p>theirs {useQuery(walletQuery(kit.client), kit.queryClient).data?.balance}</p>
    }
    render(
      <Embedded sandbox={sandbox} session={sessionOf(sandbox)}>
        <Balance />
        <HostPart />
      </Embedded>,
    )
    expect(await screen.findByText('theirs 48250')).toBeInTheDocument()
    expect(sandbox.log.filter(({ operation }) => operation === 'wallet')).toHaveLength(1)
  })

  it('resumes a read that was paused offline', async () => {
    const sandbox = createSandbox()
    onlineManager.setOnline(false)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(
      <Embedded sandbox={sandbox} session={sessionOf(sandbox)}>
        <Balance />
      </Embedded>,
    )
    expect(await screen.findByText('waiting paused')).toBeInTheDocument()
    onlineManager.setOnline(true)
    expect(await screen.findByText('balance 48250')).toBeInTheDocument()
    vi.restoreAllMocks()
  })

  it('knows of a network that came back while no provider was there', async () => {
    const sandbox = createSandbox()
    const session = sessionOf(sandbox)
    const part = (
      <Embedded sandbox={sandbox} session={session}>
        <Balance />
      </Embedded>
    )
    const { unmount } = render(part)
    expect(await screen.findByText('balance 48250')).toBeInTheDocument()
    window.dispatchEvent(new Event('offline'))
    unmount()
    await getExperienceKit(
      createExperienceClient({ baseUrl: sandbox.baseUrl, session }),
    ).queryClient.resetQueries()
    render(part)
    expect(await screen.findByText('balance 48250')).toBeInTheDocument()
  })

  it('leaves it to a host that listens itself', async () => {
    const sandbox = createSandbox()
    const stop = onlineManager.subscribe(() => {})
    onlineManager.setOnline(false)
    render(
      <Embedded sandbox={sandbox} session={sessionOf(sandbox)}>
        <Balance />
      </Embedded>,
    )
    expect(await screen.findByText('waiting paused')).toBeInTheDocument()
    expect(onlineManager.isOnline()).toBe(false)
    stop()
  })

  it('is not held by a host that restores its own cache, and gives its slots the host’s value back', async () => {
    const sandbox = createSandbox()
    function HostPart() {
      const { fetchStatus } = useQuery({ queryKey: ['host'], queryFn: () => 'theirs' })
      return <p>host {fetchStatus}</p>
    }
    render(
      <QueryClientProvider client={new QueryClient()}>
        <IsRestoringProvider value={true}>
          <Embedded sandbox={sandbox} session={sessionOf(sandbox)}>
            <ComponentRoot name="outer">
              <Balance />
              {hostContent(
                <>
                  <HostPart />
                  <ComponentRoot name="inner">
                    <Balance />
                    {hostContent(<HostPart />)}
                  </ComponentRoot>
                </>,
              )}
            </ComponentRoot>
          </Embedded>
        </IsRestoringProvider>
      </QueryClientProvider>,
    )
    expect(await screen.findAllByText('balance 48250')).toHaveLength(2)
    expect(screen.getAllByText('host idle')).toHaveLength(2)
  })

  it('shows nothing of the old member in the first render of a new session', async () => {
    const sandbox = createSandbox()
    const seen: string[] = []
    function Probe() {
      const { data } = useWallet()
      const { data: offers } = useOffers()
      seen.push(
        `${useExperienceKit().session.memberId} ${data?.balance ?? 'nothing'} ${offers ? 'offers' : 'nothing'}`,
      )
      return <p>{data?.balance}</p>
    }
    const { rerender } = render(
      <Embedded sandbox={sandbox} session={sessionOf(sandbox)}>
        <Probe />
      </Embedded>,
    )
    await screen.findByText('48250')
    await waitFor(() => expect(seen.at(-1)).toBe('member-fresh 48250 offers'))
    seen.length = 0
    rerender(
      <Embedded sandbox={sandbox} session={sessionOf(sandbox, sandboxMembers.withFewPoints)}>
        <Probe />
      </Embedded>,
    )
    expect(seen[0]).toBe('member-with-few-points nothing nothing')
    expect(await screen.findByText('900')).toBeInTheDocument()
    expect(seen.filter((line) => line.includes('member-fresh'))).toEqual([])
  })

  it('replaces the subtree even when a host gives two sessions the same id', async () => {
    const sandbox = createSandbox()
    const make = (member: string) =>
      createMemberSession({ id: 'same', refresh: async () => sandbox.grantFor(member) })
    const { rerender } = render(
      <Embedded sandbox={sandbox} session={make(sandboxMembers.fresh)}>
        <Balance />
      </Embedded>,
    )
    await screen.findByText('balance 48250')
    rerender(
      <Embedded sandbox={sandbox} session={make(sandboxMembers.withFewPoints)}>
        <Balance />
      </Embedded>,
    )
    expect(screen.queryByText('balance 48250')).not.toBeInTheDocument()
    expect(await screen.findByText('balance 900')).toBeInTheDocument()
  })

  it('shows the host’s way to sign in again, and nothing of the member, once the session has ended', async () => {
    const sandbox = createSandbox()
    const session = sessionOf(sandbox)
    const onEvent = vi.fn()
    render(
      <ExperienceProvider
        baseUrl={sandbox.baseUrl}
        session={session}
        fetch={fetchOf(sandbox)}
        onEvent={onEvent}
        slots={{ signInAgain: () => <a href="/sign-in">Sign in to Acme</a> }}
      >
        <ComponentRoot name="probe">
          <Balance />
        </ComponentRoot>
      </ExperienceProvider>,
    )
    await screen.findByText('balance 48250')
    session.end()
    expect(await screen.findByRole('link', { name: 'Sign in to Acme' })).toBeInTheDocument()
    expect(screen.queryByText(/48250/)).not.toBeInTheDocument()
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({ name: 'session.ended' })
  })

  it.each<[string, () => ReactNode]>([
    ['throws', () => raise('of the slot')],
    ['shows what throws', () => <Broken message="of the slot" />],
  ])('leaves the page alone where a slot of a failure %s', async (_, support) => {
    const onError = vi.fn()
    const sandbox = createSandbox()
    render(
      <Embedded sandbox={sandbox} session={sessionOf(sandbox)} onError={onError} slots={{ support }}>
        <p>of the host</p>
        <ComponentRoot name="probe">
          <Broken message="of the component" />
        </ComponentRoot>
      </Embedded>,
    )
    expect(await screen.findByText('Something went wrong here')).toBeInTheDocument()
    expect(screen.getByText('of the host')).toBeInTheDocument()
    await vi.waitFor(() =>
      expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'of the slot' })),
    )
  })

  it('shows nothing of a member who is not the one that the host named', async () => {
    const sandbox = createSandbox()
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    render(
      <ExperienceProvider
        baseUrl={sandbox.baseUrl}
        session={sessionOf(sandbox)}
        fetch={fetchOf(sandbox)}
        memberId="somebody-else"
      >
        <ComponentRoot name="probe">
          <Balance />
        </ComponentRoot>
      </ExperienceProvider>,
    )
    expect(screen.getByRole('heading', { name: 'You are signed out' })).toBeInTheDocument()
    expect(reported).toHaveBeenCalledWith(
      expect.stringMatching(/memberId is not the session's.*Make a new session/),
    )
    reported.mockRestore()
  })

  it('gives a host’s own components nothing of a member who is not the one that the host named', async () => {
    const sandbox = createSandbox()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    // Whose it is says its first grant alone.
    const session = createMemberSession({
      refresh: async () => ({ ...sandbox.grantFor(sandboxMembers.withHistory), memberId: 'theirs' }),
    })
    const [onEvent, onError] = [vi.fn(), vi.fn()]
    const shown: (string | null)[] = []
    const embedded = (memberId: string) => (
      <ExperienceProvider
        baseUrl={sandbox.baseUrl}
        session={session}
        fetch={fetchOf(sandbox)}
        memberId={memberId}
        onEvent={onEvent}
        onError={onError}
      >
        <Balance />
        <Redeem />
      </ExperienceProvider>
    )
    const { container, rerender } = render(embedded('mine'))
    const observer = new MutationObserver(() => shown.push(container.textContent))
    observer.observe(container, { subtree: true, childList: true, characterData: true })
    await screen.findByText('failed')
    expect(onEvent.mock.calls).toEqual([[{ name: 'session.ended' }]])
    expect(onError).not.toHaveBeenCalled()
    screen.getByRole('button', { name: 'Redeem' }).click()
    await screen.findByText('session-ended')
    expect(shown.join()).not.toMatch(/balance \d/)
    expect(sandbox.log.filter(({ method }) => method === 'POST')).toEqual([])

    rerender(embedded('theirs'))
    expect(await screen.findByText(/balance \d/)).toBeInTheDocument()
    rerender(embedded('mine'))
    expect(screen.queryByText(/balance \d/)).not.toBeInTheDocument()
    observer.disconnect()
    vi.restoreAllMocks()
  })

  it('tells the host of every failed call, with its reference', async () => {
    const sandbox = createSandbox({ scenario: { failures: [{ kind: 403, operation: 'wallet' }] } })
    const onError = vi.fn()
    render(
      <Embedded sandbox={sandbox} session={sessionOf(sandbox)} onError={onError}>
        <Balance />
      </Embedded>,
    )
    await screen.findByText('failed')
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'permission', requestId: expect.any(String) as string }),
    )
  })

  it('holds its own rules on a host’s client with other defaults', async () => {
    const sandbox = createSandbox({ scenario: { failures: [{ kind: 403, operation: 'wallet' }] } })
    const queryClient = new QueryClient({
      defaultOptions: {
        queries: {
          retry: 10,
          staleTime: Infinity,
          throwOnError: true,
          placeholderData: { balance: 1 },
          initialData: { balance: 2 },
          enabled: false,
          notifyOnChangeProps: [],
          select: () => 'theirs',
        },
      },
    })
    render(
      <Embedded sandbox={sandbox} session={sessionOf(sandbox)} queryClient={queryClient}>
        <Balance />
      </Embedded>,
    )
    expect(await screen.findByText('failed')).toBeInTheDocument()
    expect(sandbox.log.filter(({ operation }) => operation === 'wallet')).toHaveLength(1)
  })

  it.each([
    ['http://service.example', /https/],
    ['//service.example', /path|https/],
    ['ftp://service.example', /https/],
    ['', /https/],
  ])('refuses the base URL "%s"', (baseUrl, why) => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const session = sessionOf(createSandbox())
    expect(() => render(<ExperienceProvider baseUrl={baseUrl} session={session} />)).toThrow(why)
    quiet.mockRestore()
  })

  it('refuses a hook outside it, saying what, why and how to fix', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Balance />)).toThrow(/outside <ExperienceProvider>.*no session.*Wrap it/)
    quiet.mockRestore()
  })
})
