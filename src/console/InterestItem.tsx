import type { ReactNode } from 'react'
import type { OperatorInterest } from '../sandbox/operator/index.ts'
import { countText, momentText } from './moments.ts'

/** What a member asked for. Of sensitive answers there is a count and a time: the text is nowhere. */
export function InterestItem({
  interest,
  now,
}: {
  readonly interest: OperatorInterest
  readonly now: string
}): ReactNode {
  const {
    id,
    title,
    createdAt,
    answers,
    phoneVerified,
    phoneCode,
    sensitiveAnswers,
    sensitiveDetailsSentAt,
  } = interest
  return (
    <article className="xp-console-item" aria-label={title}>
      <h4 className="xp-console-title">{title}</h4>
      <p className="xp-type-small xp-quiet">
        {momentText(createdAt, now)} · <span className="xp-console-id">{id}</span>
      </p>
      <p className="xp-type-small">
        {answers.map(({ name, value }) => `${name}: ${value}`).join(' · ') || 'No answers yet.'}
      </p>
      {phoneVerified && <p className="xp-type-small">The phone is verified.</p>}
      {phoneCode && !phoneVerified && (
        <p className="xp-type-small">
          Code sent to the phone: <b className="xp-console-code xp-strong xp-figures">{phoneCode.code}</b>,
          until {momentText(phoneCode.expiresAt, now)}
        </p>
      )}
      {sensitiveDetailsSentAt !== null && (
        <p className="xp-type-small">
          {countText(sensitiveAnswers, 'sensitive answer')} forwarded, the last{' '}
          {momentText(sensitiveDetailsSentAt, now)}. None is kept.
        </p>
      )}
    </article>
  )
}
