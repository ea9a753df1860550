import type { ReactNode } from 'react'
import { EmptyState } from '../ui/index.ts'
import type { OperatorState } from '../sandbox/operator/index.ts'
import { countText, numberText } from './moments.ts'
import { hashOf } from './useConsoleLocation.ts'

/** Everybody whom a key of this environment was exchanged for, and those of the seed data. */
export function MembersView({ state }: { readonly state: OperatorState }): ReactNode {
  if (state.members.length === 0) {
    return (
      <EmptyState title="Nobody is here yet" drawing>
        A member appears when your backend exchanges this environment’s key for one: POST /v1/auth/exchange.
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="members-title" className="xp-console-section">
      <h2 id="members-title" className="xp-type-title-2">
        Members
      </h2>
      <ul className="xp-console-rows xp-plain">
        {state.members.map(
          ({ externalUserID, displayName, tier, balance, redemptions, interests, archivedAt }) => (
            <li key={externalUserID} className="xp-plain">
              <a
                href={hashOf('members', externalUserID)}
                className="xp-console-row xp-console-member xp-native xp-focus"
              >
                <span className="xp-console-name">
                  {displayName ?? externalUserID}
                  <span className="xp-console-id">{externalUserID}</span>
                </span>
                <span className="xp-console-tier xp-quiet">
                  {archivedAt === null ? (tier ?? 'No tier') : 'Removed'}
                </span>
                <span className="xp-quiet">
                  {countText(redemptions, 'redemption')}, {countText(interests, 'interest')}
                </span>
                <span className="xp-console-figure xp-figures">{numberText(balance)} ★</span>
              </a>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
