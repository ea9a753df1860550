import { type ReactNode, useState } from 'react'
import type { OperatorInterest, OperatorMemberDetail, OperatorState } from '../sandbox/operator/index.ts'
import {
  Button,
  chevronStartIcon,
  Dialog,
  Fact,
  Facts,
  Notice,
  Skeleton,
  TextField,
  TextLink,
} from '../ui/index.ts'
import { ActionForm } from './ActionForm.tsx'
import { ConversationThread } from './ConversationThread.tsx'
import { RedemptionItem } from './RedemptionItem.tsx'
import { countText, momentText, numberText } from './moments.ts'
import { useAct, usePolled } from './operator.ts'
import { hashOf } from './useConsoleLocation.ts'

interface MemberViewProps {
  readonly memberId: string
  readonly state: OperatorState
  readonly poll: Parameters<typeof usePolled>[1]
}

/** One member from behind: what they have, and what the organisation and the concierge can do. */
export function MemberView({ memberId, state, poll }: MemberViewProps): ReactNode {
  const { data: member, failure } = usePolled<OperatorMemberDetail>(
    `/member?id=${encodeURIComponent(memberId)}`,
    poll,
  )
  return (
    <>
      <TextLink href={hashOf('members')} icon={chevronStartIcon} quiet>
        All members
      </TextLink>
      {failure !== null && <Notice tone="care">{failure}</Notice>}
      {member ? (
        <MemberContent member={member} state={state} />
      ) : (
        failure === null && <Skeleton shape="title" length="half" />
      )}
    </>
  )
}

function MemberContent({
  member,
  state,
}: {
  readonly member: OperatorMemberDetail
  readonly state: OperatorState
}): ReactNode {
  const { externalUserID, displayName, redemptionList, interestList, conversations, archivedAt } = member
  return (
    <div className="xp-console-columns">
      <div className="xp-console-side">
        <h2 className="xp-type-title-1">{displayName ?? externalUserID}</h2>
        <MemberFacts member={member} now={state.now} />
        {archivedAt === null ? (
          <MemberActions member={member} />
        ) : (
          <Notice tone="care">
            Removed. An exchange for the same id brings them back, with their points.
          </Notice>
        )}
      </div>
      <div className="xp-console-stack">
        <Group title="Redemptions" empty="None yet.">
          {redemptionList.map((redemption) => (
            <RedemptionItem key={redemption.id} redemption={redemption} now={state.now} />
          ))}
        </Group>
        <Group title="Interests" empty="None yet.">
          {interestList.map((interest) => (
            <InterestItem key={interest.id} interest={interest} now={state.now} />
          ))}
        </Group>
        <Group title="Conversations" empty="None yet.">
          {conversations.map((conversation) => (
            <ConversationThread key={conversation.id} conversation={conversation} now={state.now} />
          ))}
        </Group>
        <Group title="Ledger" empty="No entry yet.">
          {member.entries.map(({ id, amount, description, createdAt }) => (
            <div key={id} className="xp-console-row xp-console-entry">
              <span className="xp-quiet">{momentText(createdAt, state.now)}</span>
              <span>{description}</span>
              <span className="xp-console-figure xp-figures">{`${amount < 0 ? '−' : '+'}${numberText(Math.abs(amount))}`}</span>
            </div>
          ))}
        </Group>
      </div>
    </div>
  )
}

function Group({
  title,
  empty,
  children,
}: {
  readonly title: string
  readonly empty: string
  readonly children: readonly ReactNode[]
}): ReactNode {
  return (
    <section aria-label={title} className="xp-console-section">
      <h3 className="xp-type-title-3">{title}</h3>
      {children.length > 0 ? (
        <div className="xp-console-rows">{children}</div>
      ) : (
        <p className="xp-type-small xp-quiet">{empty}</p>
      )}
    </section>
  )
}

function MemberFacts({
  member,
  now,
}: {
  readonly member: OperatorMemberDetail
  readonly now: string
}): ReactNode {
  const accepted = member.acceptances
    .map(({ version, acceptedAt }) => `${version}, ${momentText(acceptedAt, now)}`)
    .join('; ')
  return (
    <Facts>
      <Fact label="Id">{member.externalUserID}</Fact>
      <Fact label="E-mail">{member.email}</Fact>
      <Fact label="Tier">{member.tier ?? 'None'}</Fact>
      <Fact
        label="Balance"
        note={`${numberText(member.amountReceived)} received, ${numberText(member.amountSpent)} spent`}
      >
        <span className="xp-figures">
          {numberText(member.balance)} {member.symbol}
        </span>
      </Fact>
      <Fact label="Terms">{accepted || 'Not accepted'}</Fact>
    </Facts>
  )
}

function MemberActions({ member }: { readonly member: OperatorMemberDetail }): ReactNode {
  const act = useAct()
  const { externalUserID } = member
  const name = member.displayName ?? externalUserID

  return (
    <>
      <ActionForm
        label="Credit points"
        onAct={({ points, description }) =>
          act(
            {
              type: 'credit',
              externalUserID,
              points: Number(points),
              ...(description ? { description } : {}),
            },
            `${countText(Number(points), 'point')} credited.`,
          )
        }
      >
        <TextField label="Points" name="points" type="number" min={1} step={1} required inputMode="numeric" />
        <TextField label="For" name="description" optionalLabel="Optional" maxLength={200} />
        <Button type="submit">Credit</Button>
      </ActionForm>
      <ActionForm
        label="Change tier"
        onAct={({ tier = '' }) => act({ type: 'tier', externalUserID, tier }, `The tier is ${tier} now.`)}
      >
        <TextField label="New tier" name="tier" required maxLength={60} />
        <Button type="submit">Change</Button>
      </ActionForm>
      <MemberEnding externalUserID={externalUserID} name={name} />
    </>
  )
}

/** What ends the member's tokens, and what ends their membership. */
function MemberEnding({
  externalUserID,
  name,
}: {
  readonly externalUserID: string
  readonly name: string
}): ReactNode {
  const act = useAct()
  const [isRemoving, setRemoving] = useState(false)

  async function handleRemove() {
    setRemoving(false)
    await act({ type: 'remove', externalUserID }, `${name} was removed.`)
  }

  return (
    <>
      <div className="xp-console-buttons">
        <Button
          size="small"
          onClick={() =>
            void act(
              { type: 'end-tokens', externalUserID },
              'Their tokens are no longer valid: the next request gets a 401.',
            )
          }
        >
          End tokens
        </Button>
        <Button size="small" onClick={() => setRemoving(true)}>
          Remove member
        </Button>
      </div>
      <Dialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        title={`Remove ${name}?`}
        closeLabel="Close"
        actions={
          <>
            <Button variant="primary" onClick={() => void handleRemove()}>
              Remove
            </Button>
            <Button onClick={() => setRemoving(false)}>Keep</Button>
          </>
        }
      >
        <p className="xp-type-body">
          Their tokens end at once, and the organisation is told by member.removed. The points are kept for a
          return.
        </p>
      </Dialog>
    </>
  )
}

/** What a member asked for. Of sensitive answers there is a count and a time: the text is nowhere. */
function InterestItem({
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
