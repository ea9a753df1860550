import { InterestSummary } from '@experience-program/react'
import { confirmLeaving, guardLeaving, navigate } from './navigation.ts'
import { hrefs } from './route.ts'

export function RequestPage({ interestId }: { readonly interestId: string }) {
  const requestId = readRequestId(window.history.state)
  return (
    <InterestSummary
      headingLevel={1}
      interestId={interestId}
      requestId={requestId}
      onOpenConversation={({ conversationId }) => navigate(hrefs.conversation(conversationId))}
      onDirtyChange={({ hasSensitive }) => guardLeaving(hasSensitive ? confirmLeaving : null)}
    />
  )
}

/** What the form left in the history entry. It may be of an older version of this site. */
function readRequestId(state: unknown): string | null {
  const requestId: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'requestId') : null
  return typeof requestId === 'string' ? requestId : null
}
