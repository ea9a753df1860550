'use client'

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { callSafely } from '../../base/index.ts'
import type { Interest } from '../../contract/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useInterest, usePrefetchNamedOffers, useSubmitIntake, useVerifyPhone } from '../../queries/index.ts'
import { useLatestRef } from '../../ui/index.ts'
import {
  ComponentRoot,
  type DirtyChangeHandler,
  FailureView,
  readFailure,
  useExperience,
  useLazyPart,
  useViewed,
  useContentShown,
} from '../common/index.ts'
import type { SubmittedInterest } from './useAsking.ts'
import { InterestReceipt, InterestReceiptSkeleton, type ReceiptNews } from './InterestReceipt.tsx'
import { SummaryPhone } from './SummaryPhone.tsx'
import { useLostChange } from './useLostChange.ts'
import { type InterestsMessages, receiptMessages, type ReceiptTranslate } from './receiptWords.ts'

/**
 * The parts of {@link InterestSummary} that `classNames` reaches; from `form` on those of the questions that change it.
 */
export type InterestSummaryPart =
  | 'title'
  | 'answers'
  | 'forwarded'
  | 'reference'
  | 'offer'
  | 'phone'
  | 'form'
  | 'section'
  | 'sensitive'
  | 'send'

/** Props of {@link InterestSummary}; all others go to its `section`. */
export interface InterestSummaryProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  readonly interestId: string
  /**
   * `X-Request-Id` of the answer that took the interest in: shown as the reference to quote, until a change
   * has a newer one.
   */
  readonly requestId?: string | null | undefined
  /** Without it there is no button to the conversation. */
  readonly onOpenConversation?:
    ((event: { readonly conversationId: string; readonly interestId: string }) => void) | undefined
  /** For a form of your own: *Change your answers* calls it, instead of opening the questions in place. */
  readonly onChangeAnswers?: ((event: { readonly interest: Interest }) => void) | undefined
  /** Whether the answers can be changed. Default true; false takes the button away. */
  readonly canChangeAnswers?: boolean | undefined
  /** Changed answers have arrived. */
  readonly onChanged?: ((event: SubmittedInterest) => void) | undefined
  /**
   * For your router's own guard: `hasSensitive` while leaving would lose what is typed in the sensitive
   * questions. What is typed is never part of it.
   */
  readonly onDirtyChange?: DirtyChangeHandler | undefined
  /**
   * Whose phone numbers may be written without a country code (ISO 3166-1 alpha-2); `null` for nobody's.
   * Default: the locale's.
   */
  readonly country?: string | null | undefined
  readonly messages?: InterestsMessages | undefined
  readonly classNames?: Partial<Record<InterestSummaryPart, string>> | undefined
  /** Of the title. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | undefined
}

/**
 * What a member asked for, as the Service stores it: the ordinary answers in words, and of the sensitive ones only when
 * they were forwarded. A phone that is not checked yet is checked here. *Change your answers* opens the questions in
 * place; saving sends the whole intake, of the sensitive answers only what is typed again. The Service's
 * status is shown when your messages name it (`interests.status.…`). Renders a `section`. Emits
 * `interest.viewed`, `interest.changed`.
 */
export const InterestSummary = forwardRef<HTMLElement, InterestSummaryProps>(function InterestSummary(
  {
    interestId,
    requestId,
    onOpenConversation,
    onChangeAnswers,
    canChangeAnswers,
    onChanged,
    onDirtyChange,
    country,
    messages,
    classNames,
    headingLevel = 2,
    ...rest
  },
  ref,
) {
  const content = {
    interestId,
    requestId,
    onOpenConversation,
    onChangeAnswers,
    canChangeAnswers,
    onChanged,
    onDirtyChange,
    country,
    messages,
    classNames,
    headingLevel,
  }
  return (
    <ComponentRoot {...rest} ref={ref} name="interest-summary">
      <InterestSummaryContent key={interestId} {...content} />
    </ComponentRoot>
  )
})

/** By far the larger part, and most members only read. */
const loadQuestions = () => import('./ChangeQuestions.tsx')

interface InterestSummaryContentProps extends Pick<
  InterestSummaryProps,
  | 'interestId'
  | 'requestId'
  | 'onOpenConversation'
  | 'onChangeAnswers'
  | 'canChangeAnswers'
  | 'onChanged'
  | 'onDirtyChange'
  | 'country'
  | 'classNames'
> {
  readonly headingLevel: 1 | 2 | 3
  /** Just sent from the form that was here. */
  readonly isNew?: boolean
  readonly back?: ReactNode
  readonly messages: InterestsMessages | undefined
}

/**
 * Reads an interest, and shows its receipt or the questions to change it with. Without a root: `InterestForm`
 * turns into it too.
 */
export function InterestSummaryContent({
  interestId,
  messages,
  ...props
}: InterestSummaryContentProps): ReactNode {
  const t = useMessages(receiptMessages, messages)
  const read = useInterest(interestId)
  const { data, refetch } = read
  const failure = readFailure(read)
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  const [isEditing, setIsEditing] = useState(false)
  // Open questions stay, with what is typed in them, where a host resets its cache and while that is read again.
  const interest = data ?? (isEditing ? last : undefined)
  usePrefetchNamedOffers()
  useViewed(interest?.id ?? null, () => ({ name: 'interest.viewed', interestId }))
  useContentShown('interest', interest !== undefined)
  if (interest)
    return (
      <Summary
        {...props}
        {...{ interest, isEditing, t }}
        onEdit={setIsEditing}
        onReread={() => void refetch()}
      />
    )
  if (failure !== null)
    return (
      <div className="xp-page">
        <FailureView error={failure} title={t('interests.receipt.failed')} onRetry={refetch} />
      </div>
    )
  return <InterestReceiptSkeleton label={t('interests.receipt.loading')} />
}

interface SummaryProps extends Omit<InterestSummaryContentProps, 'interestId' | 'messages'> {
  readonly t: ReceiptTranslate
  readonly interest: Interest
  readonly isEditing: boolean
  readonly onEdit: (isEditing: boolean) => void
  readonly onReread: () => void
}

function Summary({
  interest,
  isEditing,
  onEdit,
  onReread,
  isNew = false,
  requestId,
  onChangeAnswers,
  canChangeAnswers = true,
  onChanged,
  onDirtyChange,
  country,
  t,
  ...props
}: SummaryProps): ReactNode {
  const { status, hasSent } = useSent(interest.id)
  const reread = () => !isNew && !hasSent && onReread()
  const { questions, saved, open, handleChanged, close } = useChange(onChanged, reread, onEdit)
  const changeButton = useFocusOnReturn(isEditing, saved !== null)
  const tried = useLostChange(interest, isEditing, () => handleChanged({ interest, requestId: null }))
  const { classNames, headingLevel } = props

  function handleCancel() {
    close()
    // What was tried may have arrived.
    if (status === 'unknown') onReread()
  }

  if (isEditing && questions.part)
    return (
      <questions.part.ChangeQuestions
        {...{ interest, onDirtyChange, country, classNames, headingLevel, t }}
        onChanged={handleChanged}
        onSend={(change) => void (tried.current = change)}
        onCancel={handleCancel}
      />
    )
  const news: ReceiptNews = saved ? 'changed' : isNew ? 'sent' : null
  const handleChange = () => (onChangeAnswers ? onChangeAnswers({ interest }) : void open())
  return (
    <InterestReceipt
      {...props}
      {...{ interest, news, t }}
      requestId={saved ? saved.requestId : requestId}
      onChange={canChangeAnswers ? handleChange : undefined}
      changeButtonRef={changeButton}
      isChanging={status === 'pending'}
      opening={questions}
      aside={
        <SummaryPhone
          interest={interest}
          country={country}
          headingLevel={(headingLevel + 1) as 2 | 3 | 4}
          className={classNames?.phone}
        />
      }
    />
  )
}

/** Whether this page has sent something of it: a copy that is behind that must not be read and undo it. */
function useSent(interestId: string) {
  const { status } = useSubmitIntake(interestId)
  const check = useVerifyPhone(interestId)
  return { status, hasSent: status !== 'idle' || check.status !== 'idle' }
}

/** The questions in place of the receipt, and what was saved with them. */
function useChange(
  onChanged: InterestSummaryProps['onChanged'],
  onOpen: () => unknown,
  onEdit: SummaryProps['onEdit'],
) {
  const { report } = useExperience()
  const [saved, setSaved] = useState<SubmittedInterest | null>(null)
  const questions = useLazyPart(loadQuestions)
  const changed = useLatestRef(onChanged)

  function handleChanged(event: SubmittedInterest) {
    setSaved(event)
    onEdit(false)
    // A handler of the host that throws must not look like a write that failed.
    callSafely(() => changed.current?.(event), report)
  }

  async function open() {
    onOpen()
    if (await questions.ask()) onEdit(true)
  }

  return { questions, saved, open, handleChanged, close: () => onEdit(false) }
}

/** After *Cancel* the focus goes back to the button that opened the questions. */
function useFocusOnReturn(isEditing: boolean, hasNews: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current && !isEditing && !hasNews) button.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing, hasNews])
  return button
}
