import { WalletBalance } from '@experience-program/react'
import type { Member } from './backend.ts'
import { Link } from './Link.tsx'
import { pressTo } from './pressTo.ts'
import { hrefs, type Route } from './route.ts'
import type { Scheme } from './useScheme.ts'

interface SiteHeaderProps {
  readonly member: Member
  readonly route: Route
  readonly scheme: Scheme
  readonly onSchemeChange: (scheme: Scheme) => void
  readonly onSignOut: () => void
}

interface Entry {
  readonly href: string
  readonly label: string
  readonly pages: readonly Route['page'][]
}

const entries: readonly Entry[] = [
  { href: hrefs.catalog, label: 'Explore', pages: ['catalog', 'offer', 'ask'] },
  { href: hrefs.bookings, label: 'Bookings', pages: ['bookings', 'booking'] },
  { href: hrefs.requests, label: 'My requests', pages: ['requests', 'request', 'conversation'] },
  { href: hrefs.rewards({ view: 'explore' }), label: 'Rewards', pages: ['rewards'] },
]

/** The organisation's own header; of the library there is only the balance in it. */
export function SiteHeader({ member, route, scheme, onSchemeChange, onSignOut }: SiteHeaderProps) {
  return (
    <header className="site-header">
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <Link className="brand" href={hrefs.catalog}>
        Marelle
      </Link>
      <nav className="site-nav" aria-label="Main">
        {entries.map(({ href, label, pages }) => (
          <Link
            key={href}
            href={href}
            data-label={label}
            aria-current={pages.includes(route.page) ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {/* The hub has its own. */}
      <div className="site-balance">
        {route.page !== 'rewards' && (
          <WalletBalance href={hrefs.points} onOpen={({ event }) => pressTo(hrefs.points, event)} />
        )}
      </div>
      <button
        type="button"
        className="site-account"
        popoverTarget="account"
        aria-label={`${initialsOf(member.name)}, account of ${member.name}`}
      >
        {initialsOf(member.name)}
      </button>
      <div className="account" id="account" popover="auto">
        <p className="account-name">{member.name}</p>
        <p className="small">{member.note}</p>
        <fieldset className="account-scheme">
          <legend>Appearance</legend>
          {(['light', 'dark'] as const).map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="scheme"
                value={each}
                checked={scheme === each}
                onChange={() => onSchemeChange(each)}
              />
              {each === 'light' ? 'Light' : 'Dark'}
            </label>
          ))}
        </fieldset>
        <button type="button" className="button" onClick={onSignOut}>
          Sign out
        </button>
      </div>
    </header>
  )
}

function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
}
