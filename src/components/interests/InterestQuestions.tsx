'use client'

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { useHydrated, useI18n, useToday } from '../../i18n/index.ts'
import { useOffer } from '../../queries/index.ts'
import { cx, useAnnounce } from '../../ui/index.ts'
import { useExperience, useIsOnline } from '../common/index.ts'
import { AskedOffer } from './AskedOffer.tsx'
import { BackLink } from './BackLink.tsx'
import { ContactSection } from './ContactSection.tsx'
import { DatesSection } from './DatesSection.tsx'
import type { InterestsTranslate } from './faultText.ts'
import { focusFirstFault } from './focusFirstFault.ts'
import type { InterestFormProps } from './InterestForm.tsx'
import { interestFormSchema } from './interestFormSchema.ts'
import { type InterestFormValues, toInput } from './interestFormValues.ts'
import { firstMonth, type InterestLimits, interestLimits } from './interestLimits.ts'
import { OccasionSection } from './OccasionSection.tsx'
import { PartySection } from './PartySection.tsx'
import { SendArea } from './SendArea.tsx'
import { SensitiveQuestions, type SensitiveQuestionsHandle } from './SensitiveQuestions.tsx'
import { useInitialValues, useInterestDraft } from './useInterestDraft.ts'
import type { useInterestSubmission } from './useInterestSubmission.ts'
import { useLeaveGuard } from './useLeaveGuard.tsx'

interface InterestQuestionsProps extends Pick<InterestFormProps, 'offerId' | 'backHref' | 'onBack' | 'onDirtyChange' | 'classNames'> {
  readonly headingLevel: 1 | 2 | 3
  readonly submission: ReturnType<typeof useInterestSubmission>
  readonly t: InterestsTranslate
}

/** The questions themselves, from the way back to the send button. */
export function InterestQuestions({ offerId, backHref, onBack, onDirtyChange, classNames = {}, headingLevel, submission, t }: InterestQuestionsProps): ReactNode {
  const { format } = useI18n()
  const today = useToday()
  const offer = useOffer(offerId)
  const limits = interestLimits(offer.data, format, today)
  const form = useInterestForm(offerId, limits)
  const formRef = useRef<HTMLFormElement>(null)
  const sensitive = useRef<SensitiveQuestionsHandle>(null)
  const [hasSensitive, setHasSensitive] = useState(false)
  const started = useStarted(offerId)
  const isHydrated = useHydrated()
  const isOnline = useIsOnline()
  const announce = useAnnounce()
  const { mayLeave, dialog } = useLeaveGuard({ isNeeded: hasSensitive, onDiscard: () => sensitive.current?.clear(), t })
  useInterestDraft(offerId, form, started)
  useDirtyChange(hasSensitive, onDirtyChange)

  const { submitCount } = form.formState
  useEffect(() => {
    if (submitCount > 0 && formRef.current) focusFirstFault(formRef.current)
  }, [submitCount])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.stopPropagation()
    if (submission.isSending) {
      event.preventDefault()
      return
    }
    void form.handleSubmit(async (values) => {
      if (isOnline) await submission.send(toInput(values), () => sensitive.current)
      else announce(`${t('interests.offline.title')} ${t('interests.offline.text')}`, 'assertive')
    })(event)
  }

  const Heading = `h${headingLevel}` as const
  const section = { control: form.control, limits, t, headingLevel: (headingLevel + 1) as 2 | 3 | 4, className: classNames.section }
  return (
    <div className="xp-interest" aria-busy={submission.isSending || undefined}>
      <div className="xp-interest-header">
        <BackLink href={backHref} onBack={onBack && (() => onBack({ offerId }))} mayLeave={mayLeave}>
          {t('interests.back')}
        </BackLink>
        <Heading className={cx('xp-type-title-1', classNames.title)}>{t('interests.title')}</Heading>
        <p className="xp-interest-lead xp-type-body xp-prose xp-quiet">{t('interests.lead')}</p>
      </div>
      <div className={cx('xp-interest-offer', classNames.offer)}>
        <AskedOffer read={offer} t={t} ratio="4:5" hasPrice />
      </div>
      {/* `noValidate`: our own words stand beside the fields. `autoComplete`: see SensitiveQuestions. */}
      <form ref={formRef} noValidate autoComplete="off" method="post" className={cx('xp-interest-form', classNames.form)} onSubmit={handleSubmit}>
        <PartySection {...section} />
        <DatesSection {...section} defaultMonth={firstMonth(offer.data, format, today)} />
        <ContactSection {...section} />
        <OccasionSection {...section} />
        <SensitiveQuestions
          ref={sensitive}
          t={t}
          headingLevel={section.headingLevel}
          className={classNames.sensitive}
          onPresenceChange={(hasText) => {
            setHasSensitive(hasText)
            if (hasText) started()
          }}
        />
        <SendArea failure={submission.failure} isSending={submission.isSending} isOnline={isOnline} canSubmit={isHydrated} className={classNames.send} t={t} />
      </form>
      {dialog}
    </div>
  )
}

function useInterestForm(offerId: string, limits: InterestLimits) {
  // The resolver answers with the contract's reading of the same values, whose optional keys TypeScript cannot match with ours.
  const resolver = standardSchemaResolver(interestFormSchema(limits)) as unknown as Resolver<InterestFormValues>
  const form = useForm<InterestFormValues>({ resolver, defaultValues: useInitialValues(offerId), shouldFocusError: false })
  const { maxGuests } = limits
  useEffect(() => {
    // A default of ours that the offer has no room for is our mistake, not the member's.
    if (maxGuests !== null && !form.getFieldState('adults').isDirty && (form.getValues('adults') ?? 0) > maxGuests) form.resetField('adults', { defaultValue: maxGuests })
  }, [form, maxGuests])
  return form
}

/** Tells once that the member began to answer. */
function useStarted(offerId: string): () => void {
  const { emit } = useExperience()
  const hasStarted = useRef(false)
  return () => {
    if (hasStarted.current) return
    hasStarted.current = true
    emit({ name: 'interest.started', offerId })
  }
}

/** Tells the host when leaving would lose something, and when not any more; also when we go. */
function useDirtyChange(hasSensitive: boolean, onDirtyChange: InterestFormProps['onDirtyChange']): void {
  const tell = useRef(onDirtyChange)
  useEffect(() => {
    tell.current = onDirtyChange
  })
  useEffect(() => {
    if (!hasSensitive) return
    tell.current?.({ hasSensitive: true })
    return () => tell.current?.({ hasSensitive: false })
  }, [hasSensitive])
}
