import type { ReactNode } from 'react'
import { EmptyState } from '../ui/index.ts'
import type { OperatorDelivery, OperatorState } from '../sandbox/operator/index.ts'
import { countText, momentText, untilText } from './moments.ts'
import { StatusText } from './StatusText.tsx'

/** Where the organisation is told of events, and how each delivery fares. */
export function WebhooksView({ state }: { readonly state: OperatorState }): ReactNode {
  const { webhooks, deliveries } = state
  if (webhooks.length === 0) {
    return (
      <EmptyState title="No endpoint is registered" drawing>
        Your backend registers one with its key: POST /v1/webhooks with a url and events. Endpoints on this
        machine need --allow-loopback-webhooks.
      </EmptyState>
    )
  }
  return (
    <>
      <section aria-labelledby="endpoints-title" className="xp-console-section">
        <h2 id="endpoints-title" className="xp-type-title-2">
          Endpoints
        </h2>
        <ul className="xp-console-rows xp-plain">
          {webhooks.map(({ id, url, events, createdAt }) => (
            <li key={id} className="xp-console-row xp-console-endpoint xp-plain">
              <span className="xp-console-line">{url}</span>
              <span className="xp-quiet">
                {countText(events.length, 'event')}, since {momentText(createdAt, state.now)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="deliveries-title" className="xp-console-section">
        <h2 id="deliveries-title" className="xp-type-title-2">
          Deliveries
        </h2>
        {deliveries.length === 0 ? (
          <p className="xp-type-body xp-quiet">Nothing has happened yet that an endpoint wants to know.</p>
        ) : (
          <ol className="xp-console-rows xp-plain">
            {deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                url={webhooks.find(({ id }) => id === delivery.webhookId)?.url ?? ''}
                now={state.now}
              />
            ))}
          </ol>
        )}
      </section>
    </>
  )
}

const states = {
  pending: { tone: 'care', word: 'On its way' },
  delivered: { tone: 'good', word: 'Delivered' },
  dead: { tone: 'wrong', word: 'Given up' },
  dropped: { tone: 'neutral', word: 'Dropped' },
} as const

function DeliveryRow({
  delivery,
  url,
  now,
}: {
  readonly delivery: OperatorDelivery
  readonly url: string
  readonly now: string
}): ReactNode {
  const { event, status, attempts, nextAttemptAt } = delivery
  const { tone, word } = states[status]
  return (
    <li className="xp-console-row xp-console-delivery xp-plain">
      <span className="xp-console-line">{event}</span>
      <StatusText tone={tone}>{word}</StatusText>
      <span className="xp-console-about xp-quiet">
        <span className="xp-console-line">{url}</span>
        {attempts.map(({ at, status: answered }) => (
          <span key={at} className="xp-figures">
            {momentText(at, now)}: {answered ?? 'no answer'}
          </span>
        ))}
        {nextAttemptAt !== null && (
          <span className="xp-figures">
            {attempts.length > 0 ? 'Next try' : 'First try'} {untilText(nextAttemptAt, now)}
          </span>
        )}
      </span>
    </li>
  )
}
