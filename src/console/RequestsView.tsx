import type { ReactNode } from 'react'
import { Button, EmptyState } from '../ui/index.ts'
import type { OperatorState } from '../sandbox/operator/index.ts'
import { momentText } from './moments.ts'
import { useAct } from './operator.ts'
import { StatusText } from './StatusText.tsx'

/** What the Service was asked, newest first: lines, never bodies. */
export function RequestsView({ state }: { readonly state: OperatorState }): ReactNode {
  const act = useAct()
  if (state.requests.length === 0) {
    return (
      <EmptyState title="Nothing was asked yet" drawing>
        Requests of your backend and your page appear here as they arrive.
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="requests-title" className="xp-console-section">
      <div className="xp-console-bar">
        <h2 id="requests-title" className="xp-type-title-2">
          Requests
        </h2>
        <Button size="small" onClick={() => void act({ type: 'clear-log' }, 'The log is empty.')}>
          Clear the log
        </Button>
      </div>
      <ol className="xp-console-rows xp-plain">
        {state.requests.map(({ at, method, path, operation, status, requestId, member, replayed }) => (
          <li key={requestId} className="xp-console-row xp-console-request xp-plain">
            <span className="xp-quiet xp-figures">{momentText(at, state.now)}</span>
            <StatusText tone={toneOf(status)}>{status ?? 'No answer'}</StatusText>
            <span className="xp-console-line">
              <b className="xp-console-method">{method}</b> {path}
            </span>
            <span className="xp-console-about xp-quiet">
              {[operation, member, replayed && 'replayed'].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function toneOf(status: number | null): 'good' | 'care' | 'wrong' {
  if (status === null || status >= 500) return 'wrong'
  return status >= 400 ? 'care' : 'good'
}
