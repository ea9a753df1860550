'use client'

import { type MouseEvent, type ReactNode, useMemo, useState } from 'react'
import {
  hasUnknownAnswers,
  type Intake,
  type Interest,
  operations,
  type OrdinaryAnswers,
  toIntakeInput,
} from '../../contract/index.ts'
import { useI18n, useToday } from '../../i18n/index.ts'
import { useExperienceKit, useSubmitIntake } from '../../queries/index.ts'
import { Button, Notice, TextLink } from '../../ui/index.ts'
import { type MayLeave, useAbandonment, useExperience } from '../common/index.ts'
import { type InterestSending, isUnsettled } from './useAnswers.ts'
import type { SubmittedInterest } from './useAsking.ts'
import { InterestQuestions, type InterestQuestionsProps } from './InterestQuestions.tsx'
import { useLost } from './LostNotice.tsx'
import { endAsking, type TriedChange } from './useLostChange.ts'
import type { SensitiveSend } from './useSensitiveFields.ts'
import type { InterestFormValues } from './interestFormSchema.ts'
import type { SavedAnswers } from './interestLimits.ts'
import { type ReceiptTranslate, writeMoment } from './receiptWords.ts'
import { hasDraft, useInterestDraft } from './useInterestForm.ts'

interface ChangeQuestionsProps extends Pick<
  InterestQuestionsProps,
  'onDirtyChange' | 'country' | 'classNames' | 'headingLevel'
> {
  readonly interest: Interest
  readonly onChanged: (event: SubmittedInterest) => void
  readonly onSend: (change: TriedChange) => void
  /** Nothing was saved, as far as is known. */
  readonly onCancel: () => void
  readonly t: ReceiptTranslate
}

/** The questions, to change what was sent with: prefilled, and sent as one whole. */
export function ChangeQuestions(props: ChangeQuestionsProps): ReactNode {
  const { drafts } = useExperienceKit()
  const [attempt, setAttempt] = useState(0)

  function handleRestart() {
    drafts.remove('intake', props.interest.id)
    setAttempt(attempt + 1)
  }

  return <Questions key={attempt} {...props} onRestart={handleRestart} />
}

type QuestionsProps = ChangeQuestionsProps & { readonly onRestart: () => void }

/** An intake as the form shows it. What it leaves out is empty here too, not a default of ours. */
export function toFormValues(intake: Intake | null): InterestFormValues {
  const answers = intake ? toIntakeInput(intake) : {}
  const {
    adults = null,
    children = null,
    preferredDates = [],
    blackoutDates = [],
    contactMethod = null,
    contactWindow = null,
    phone = '',
    occasion = null,
  } = answers
  return { adults, children, preferredDates, blackoutDates, contactMethod, contactWindow, phone, occasion }
}

function Questions({
  interest,
  onChanged,
  onSend,
  onCancel,
  onRestart,
  t,
  ...props
}: QuestionsProps): ReactNode {
  const kit = useExperienceKit()
  const { intake } = interest
  const saved = useMemo(() => savedAnswers(intake), [intake])
  const [isDraft] = useState(() => hasDraft(kit, 'intake', interest.id))
  const values = useMemo(() => toFormValues(intake), [intake])
  const draft = useInterestDraft('intake', interest.id, values)
  const sending = useIntakeChange({ interest, onChanged, onSend })
  const sensitiveNote = useSensitiveNote(intake?.sensitiveDetailsSentAt ?? null, t)

  function handleCancel(event: MouseEvent<HTMLElement>, mayLeave: MayLeave) {
    if (!mayLeave(event)) return
    kit.drafts.remove('intake', interest.id)
    onCancel()
  }

  return (
    <InterestQuestions
      {...props}
      offerId={interest.offer}
      {...{ draft, saved, sending, sensitiveNote, t }}
      words={changeWords(t)}
      takesFocus
      renderNotice={(mayLeave) => (
        <ChangeNotices
          onRestart={isDraft ? (event) => mayLeave(event) && onRestart() : undefined}
          hasUnknown={intake !== null && hasUnknownAnswers(intake)}
          t={t}
        />
      )}
      renderAside={(mayLeave, isBusy) => (
        <Button
          className="xp-interest-cancel"
          unavailable={isBusy}
          onClick={(event) => handleCancel(event, mayLeave)}
        >
          {t('interests.change.cancel')}
        </Button>
      )}
    />
  )
}

const changeWords = (t: ReceiptTranslate): InterestQuestionsProps['words'] => ({
  title: t('interests.change.title'),
  lead: t('interests.change.lead'),
  send: t('interests.change.save'),
  sending: t('interests.change.saving'),
  leave: {
    title: t('interests.change.leave.title'),
    text: t('interests.change.leave.text'),
    stay: t('interests.leave.stay'),
    leave: t('interests.change.leave.leave'),
  },
})

interface ChangeNoticesProps {
  /** When a draft of changes is shown. */
  readonly onRestart: ((event: MouseEvent<HTMLElement>) => void) | undefined
  readonly hasUnknown: boolean
  readonly t: ReceiptTranslate
}

function ChangeNotices({ onRestart, hasUnknown, t }: ChangeNoticesProps): ReactNode {
  return (
    <>
      {onRestart && (
        <Notice
          title={t('interests.change.draft.title')}
          action={
            <TextLink tone="ink" onClick={onRestart}>
              {t('interests.change.draft.discard')}
            </TextLink>
          }
        >
          {t('interests.change.draft.text')}
        </Notice>
      )}
      {hasUnknown && (
        <Notice tone="care" title={t('interests.change.unknown.title')}>
          {t('interests.change.unknown.text')}
        </Notice>
      )}
    </>
  )
}

function savedAnswers(intake: Intake | null): SavedAnswers {
  const {
    adults = 0,
    children = 0,
    preferredDates = [],
    blackoutDates = [],
    phone = null,
  } = intake ? toIntakeInput(intake) : {}
  return { dates: [...preferredDates, ...blackoutDates], guests: adults + children, phone }
}

/** When earlier sensitive answers were sent, and that they are not sent again. */
function useSensitiveNote(sentAt: string | null, t: ReceiptTranslate): string | undefined {
  const { format } = useI18n()
  const today = useToday()
  if (sentAt === null) return undefined
  return writeMoment(sentAt, format, today, {
    time: (time) => t('interests.change.sentAt', { time }),
    dateTime: (dateTime) => t('interests.change.sentOn', { dateTime }),
    unknown: () => t('interests.change.sent'),
  })
}

interface IntakeChangeOptions {
  readonly interest: Interest
  readonly onChanged: (event: SubmittedInterest) => void
  readonly onSend?: (change: TriedChange) => void
}

/** Sends changed answers as the whole intake, and follows what becomes of them. */
export function useIntakeChange({ interest, onChanged, onSend }: IntakeChangeOptions): InterestSending {
  const kit = useExperienceKit()
  const { emit } = useExperience()
  const write = useSubmitIntake(interest.id)
  const [hasTried, setHasTried] = useState(false)
  const lost = useLost(({ interestId }) => interestId === interest.id)
  const hasUnsent = useAbandonment(() => ({
    name: 'interest.abandoned',
    offerId: interest.offer,
    interestId: interest.id,
  }))

  async function send(intake: OrdinaryAnswers, sensitive: SensitiveSend) {
    setHasTried(true)
    onSend?.({ intake, hasSensitive: Object.keys(sensitive.read()).length > 0 })
    const result = await write.submit({
      interestId: interest.id,
      intake,
      readSensitive: sensitive.read,
    })
    hasUnsent.current = !result.ok
    if (!result.ok) return
    kit.drafts.remove('intake', interest.id)
    endAsking(kit, interest)
    sensitive.markArrived()
    lost.forget(interest)
    emit({ name: 'interest.changed', offerId: interest.offer, interestId: interest.id })
    onChanged({
      interest: result.data,
      requestId: kit.writeRecords.get(operations.submitIntake.name, interest.id).requestId,
    })
  }

  const handleLost = () =>
    lost.note({
      form: 'intake',
      offerId: interest.offer,
      interestId: interest.id,
    })

  const hasFailed = isUnsettled(write) || (write.status === 'refused' && hasTried)
  return {
    send,
    noteUnsent: (typed) => void (hasUnsent.current = typed),
    isLost: lost.isLost,
    onLost: handleLost,
    isSending: write.status === 'pending',
    failure: hasFailed
      ? { error: write.error, status: write.status, hasArrived: false, isReplacing: true }
      : null,
  }
}
