// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { act, renderHook } from '@testing-library/react'
import { formatHubLocation, type HubHistoryOptions, useHubHistory } from '../../../src/index.ts'

/** What a server renders with these options, as a path. */
function onServer(options: HubHistoryOptions): string {
  function Probe() {
    const { location } = useHubHistory(options)
    return location && formatHubLocation(location)
  }
  return renderToString(<Probe />).replaceAll('&amp;', '&')
}

const home = window.location.href
afterEach(() => {
  window.history.replaceState(null, '', home)
  vi.restoreAllMocks()
})

describe('the address that a server renders', () => {
  it.each([
    ['/rewards', '/rewards/offers/fjord-lodge', '/offers/fjord-lodge'],
    ['/rewards/', '/rewards/wallet/', '/wallet'],
    ['/rewards', '/rewards', '/'],
    ['/rewards', '/rewards?where=NO&guests=4', '/?where=NO&guests=4'],
    ['', '/wallet', '/wallet'],
    ['rewards', '/rewards/wallet', '/wallet'],
    ['/prämien', '/pr%C3%A4mien/wallet', '/wallet'],
    ['/pr%C3%A4mien/', '/prämien/wallet', '/wallet'],
    // None of the hub's own:
    ['/rewards', '/rewards/nowhere', '/'],
    ['/rewards', '/rewardsandmore/wallet', '/'],
    ['/rewards', '/wallet', '/'],
    ['/rewards', 'https://elsewhere.test/rewards/wallet', '/'],
    ['/rewards', '/rewards/offers/%E0%A4%A', '/'],
  ])('below %s: %s is %s', (base, initialPath, path) => {
    expect(onServer({ mode: 'path', base, initialPath })).toBe(path)
  })

  it('is the catalog with a hash, which no server sees', () => {
    expect(onServer({ mode: 'hash', initialPath: '/wallet' })).toBe('/')
  })

  it('is a page of yours, where the pages are given', () => {
    const pages = [{ id: 'help', label: 'Help', path: '/help', render: () => null }]
    expect(onServer({ mode: 'path', base: '/rewards', initialPath: '/rewards/help/points', pages })).toBe(
      '/help/points',
    )
  })

  it('gives way to the address bar in a browser', () => {
    window.history.replaceState(null, '', '/rewards/wallet')
    const { result } = renderHook(() =>
      useHubHistory({ mode: 'path', base: '/rewards', initialPath: '/rewards/concierge' }),
    )
    expect(result.current.location).toEqual({ view: 'wallet' })
  })

  it.each([
    ['/prämien', '/pr%C3%A4mien/wallet'],
    ['/pr%C3%A4mien', '/pr%C3%A4mien/wallet'],
    ['prämien/', '/pr%C3%A4mien/wallet'],
    ['/mes points', '/mes%20points/wallet'],
  ])('is written and read below %s', (base, pathname) => {
    const { result } = renderHook(() => useHubHistory({ mode: 'path', base }))
    act(() => result.current.onLocationChange?.({ location: { view: 'wallet' } }))
    expect(window.location.pathname).toBe(pathname)
    expect(result.current.location).toEqual({ view: 'wallet' })
  })

  it.each([
    ['path', '/elsewhere', 'Give it path and search of an address below base, such as "/rewards/wallet".'],
    ['hash', '/rewards/wallet', 'A server never sees a hash'],
  ] as const)('is told to the developer where it cannot be read: %s, %s', (mode, initialPath, how) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    renderHook(() => useHubHistory({ mode, base: '/rewards', initialPath }))
    expect(said.mock.calls.flat()).toEqual([
      expect.stringContaining(`cannot read initialPath "${initialPath}"`),
    ])
    expect(String(said.mock.calls[0])).toContain(how)
  })

  it('is not complained of where the address bar is elsewhere: another page of the site is none of ours', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    window.history.replaceState(null, '', '/account/offers/fjord-lodge')
    const { result } = renderHook(() => useHubHistory({ mode: 'path', base: '/rewards' }))
    expect(result.current.location).toEqual({ view: 'explore' })
    expect(said).not.toHaveBeenCalled()
  })
})
