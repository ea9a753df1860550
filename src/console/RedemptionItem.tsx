import { type ReactNode, useRef, useState } from 'react'
import { canceledReasons, redemptionStatuses, type RedemptionStatus } from '../contract/index.ts'
import { Button, Select, TextField } from '../ui/index.ts'
import type { OperatorRedemption } from '../sandbox/operator/index.ts'
import { ActionForm } from './ActionForm.tsx'
import { momentText, numberText } from './moments.ts'
import { useAct } from './operator.ts'
import { StatusText } from './StatusText.tsx'

/** A redemption where it stands, and the way on. */
export function RedemptionItem({
  redemption,
  now,
}: {
  readonly redemption: OperatorRedemption
  readonly now: string
}): ReactNode {
  const { id, title, status, createdAt, pointsSpent, canceledReason, canceledNote, rating } = redemption
  const isCanceled = status === 'CANCELED'
  const article = useRef<HTMLElement>(null)
  return (
    <article ref={article} className="xp-console-item xp-focus" aria-label={title} tabIndex={-1}>
      <div className="xp-console-bar">
        <h4 className="xp-console-title">{title}</h4>
        <StatusText tone={toneOf(status)}>{status}</StatusText>
      </div>
      <p className="xp-type-small xp-quiet">
        {momentText(createdAt, now)} · {numberText(pointsSpent)} points ·{' '}
        <span className="xp-console-id">{id}</span>
        {rating !== null && ` · rated ${String(rating)}`}
      </p>
      {isCanceled ? (
        <p className="xp-type-small">{[canceledReason, canceledNote].filter(Boolean).join(': ')}</p>
      ) : (
        <MoveForm redemption={redemption} onCancel={() => article.current?.focus()} />
      )}
    </article>
  )
}

interface MoveFormProps {
  readonly redemption: OperatorRedemption
  /** The form is about to go, and the focus in it. */
  readonly onCancel: () => void
}

function MoveForm({ redemption: { id, title, status }, onCancel }: MoveFormProps): ReactNode {
  const act = useAct()
  const [chosen, setChosen] = useState<RedemptionStatus | null>(null)
  const others = redemptionStatuses.filter((each) => each !== status)
  // What was chosen stays while the redemption is moved from elsewhere.
  const to =
    others.find((each) => each === chosen) ??
    redemptionStatuses[redemptionStatuses.findIndex((each) => each === status) + 1] ??
    'OPEN'

  async function handleAct({ reason, note }: Readonly<Record<string, string>>) {
    const canceledReason = canceledReasons.find((each) => each === reason)
    const isMoved = await act(
      {
        type: 'advance',
        redemptionId: id,
        status: to,
        ...(canceledReason && { canceledReason }),
        ...(note ? { canceledNote: note } : {}),
      },
      `“${title}” is ${to} now.`,
    )
    if (isMoved) setChosen(null)
    if (isMoved && to === 'CANCELED') onCancel()
    // The fields are ours, not the document's: nothing to empty.
    return false
  }

  return (
    <ActionForm label={`Move ${title}`} onAct={handleAct}>
      <Select
        label="Move to"
        options={others.map((value) => ({ value, label: value }))}
        value={to}
        onValueChange={setChosen}
      />
      {to === 'CANCELED' && (
        <>
          <Select
            label="Reason"
            name="reason"
            options={canceledReasons.map((value) => ({ value, label: value }))}
            defaultValue="OTHER"
          />
          <TextField label="Note" name="note" optionalLabel="Optional" maxLength={500} />
        </>
      )}
      <Button type="submit">Move</Button>
    </ActionForm>
  )
}

function toneOf(status: string): 'good' | 'care' | 'neutral' {
  if (status === 'PURCHASED' || status === 'COMPLETED') return 'good'
  return status === 'AWAITING_CUSTOMER' ? 'care' : 'neutral'
}
