import { ExperienceHub, type HubLocation } from '@experience-program/react'
import { keepRequest } from './backend.ts'
import { confirmLeaving, guardLeaving, navigate, replaceWith } from './navigation.ts'
import { hrefs } from './route.ts'
import { useKeptRequests } from './useKeptRequests.ts'

/** The drop-in whole in one page. The site's own router owns where it is, so that back, forward and links work as everywhere else. */
export function RewardsPage({ location }: { readonly location: HubLocation }) {
  const { requests } = useKeptRequests()
  return (
    <>
      <h1 className="unseen">Rewards</h1>
      <ExperienceHub
        location={location}
        onLocationChange={({ location: to, replace }) =>
          (replace ? replaceWith : navigate)(hrefs.rewards(to))
        }
        hrefFor={hrefs.rewards}
        interestIds={requests?.map(({ interestId }) => interestId)}
        onInterestCreated={(made) => {
          // It exists from here on. Not awaited: the member need not wait for our list.
          keepRequest(made).catch(() => undefined)
        }}
        // The hub asks on its own ways; this is for ours, and for the back button.
        onDirtyChange={({ hasSensitive }) => guardLeaving(hasSensitive ? confirmLeaving : null)}
      />
    </>
  )
}
