import './hostSite.css'
import type { ReactNode } from 'react'
import { WalletBalance } from '../../src/index.ts'
import { useShownGlobals } from '../shownGlobals.ts'
import { storyBrand } from '../storyBrand.ts'

interface HostSiteProps {
  readonly globals: Readonly<Record<string, unknown>>
  readonly storyGlobals: Readonly<Record<string, unknown>>
  readonly children: ReactNode
}

/** A page of an organisation's: its header with the points, our component, its footer. What is the organisation's is in English alone. */
export function HostSite({ globals, storyGlobals, children }: HostSiteProps) {
  const { organisation } = storyBrand(useShownGlobals({ globals, storyGlobals }).brand)
  return (
    <div className="story-site">
      <header className="story-site-header">
        <a className="story-site-name xp-focus" lang="en" href="#home">
          <bdi>{organisation}</bdi>
        </a>
        <nav className="story-site-nav" aria-label={`${organisation}, pages`} lang="en">
          {['Accounts', 'Rewards', 'Help'].map((name) => (
            <a
              key={name}
              className="story-site-link xp-focus"
              href={`#${name}`}
              aria-current={name === 'Rewards' ? 'page' : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
        <WalletBalance href="#wallet" />
      </header>
      <main className="story-site-main">{children}</main>
      <footer className="story-site-footer" lang="en">
        <span dir="ltr">© {organisation}</span>
        <a className="story-site-link xp-focus" href="#privacy">
          Privacy
        </a>
        <a className="story-site-link xp-focus" href="#terms">
          Terms
        </a>
      </footer>
    </div>
  )
}
