'use client'

import { type ChangeEvent, type FormEvent, type Ref, type RefCallback, useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import type { ExperienceError } from '../../client/index.ts'
import type { Offer, OrdinaryAnswers, SensitiveKey } from '../../contract/index.ts'
import { interestsMessages, useMessages } from '../../i18n/index.ts'
import { takePlainFigures } from '../../ui/index.ts'
import { type LeaveQuestion, mayHaveArrived, type MayLeave, useLeaveQuestion } from '../common/index.ts'
import { interestFormDefaults } from './defaultAnswers.ts'
import type { InterestFormProps } from './InterestForm.tsx'
import { type InterestFormValues, type InterestIssue, needsPhone } from './interestFormSchema.ts'
import { privateFieldProps, recorderMarks } from './sensitiveFieldMarks.ts'
import { type Answers, useAnswers } from './useAnswers.ts'
import { type SubmittedInterest, useAsking } from './useAsking.ts'
import { useCheckedRefs } from './useCheckedRefs.ts'
import { useForgetAtEnd } from './useForgetAtEnd.ts'

/** Options of {@link useInterestFlow}. */
export type InterestFlowOptions = Pick<
  InterestFormProps,
  'defaultAnswers' | 'onCreated' | 'onSubmitted' | 'onDirtyChange' | 'country'
>

/** The ordinary answers as they are now. `null` and an empty text are no answer. */
export type InterestFlowAnswers = Readonly<InterestFormValues>
type AnswerName = keyof InterestFormValues

/** Props of an `input` or `select` with an ordinary answer. */
interface ControlProps<Element extends HTMLInputElement | HTMLSelectElement> {
  readonly ref: Ref<Element>
  readonly 'aria-invalid': boolean
  readonly onChange: (event: ChangeEvent<Element>) => void
  readonly onBlur: () => void
}

/** What {@link useInterestFlow} returns. */
export interface InterestFlow {
  /** What is asked for; `null` where it is no longer offered, `undefined` until it is read. */
  readonly offer: Offer | null | undefined
  /** All has arrived: show the receipt in place of the form. */
  readonly submitted: SubmittedInterest | null
  readonly answers: InterestFlowAnswers
  /** For answers without a control of HTML: `setAnswer('preferredDates', ['2027-05-04'])`. */
  readonly setAnswer: <Name extends AnswerName>(name: Name, value: InterestFlowAnswers[Name]) => void
  /** Why an answer cannot be sent, by its name: once the member has tried to send it. */
  readonly issues: Partial<Readonly<Record<AnswerName, InterestIssue>>>
  /** `null`: not known, so no limit. Days are `YYYY-MM-DD`. */
  readonly limits: {
    readonly maxGuests: number | null
    readonly min: string | null
    readonly max: string | null
  }
  /** The way in which the member wants to be reached needs a phone number: ask for it. */
  readonly needsPhone: boolean
  /** Whether something is typed in a sensitive question, never what. */
  readonly hasSensitive: boolean
  readonly isSending: boolean
  readonly isOnline: boolean
  /**
   * Why the last attempt failed. `hasArrived`: the request is made, its details are not. Once the session has ended the
   * form is empty, and `error` says so (`session-ended`).
   */
  readonly failure: {
    readonly error: ExperienceError | Error | null
    readonly isUnknown: boolean
    readonly hasArrived: boolean
  } | null
  /** Sensitive answers that were typed have been lost: tell the member. */
  readonly isLost: boolean
  /** The member wants to leave, and what is typed in a sensitive question would be lost: ask them. */
  readonly leaveQuestion: LeaveQuestion | null
  /** For the handlers of your links and buttons that lead away: `false` where the member is asked first. */
  readonly mayLeave: MayLeave
  /** For the `form`. */
  readonly getFormProps: () => {
    readonly ref: Ref<HTMLFormElement>
    readonly noValidate: true
    readonly autoComplete: 'off'
    readonly method: 'post'
    readonly 'aria-busy': boolean
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  /** For an element in the form, around all that can be answered: out of reach while it is sent. */
  readonly getFieldsProps: () => { readonly ref: Ref<HTMLDivElement> }
  /** For an `input` with a number of people, in whichever figures it is typed. */
  readonly getGuestsProps: (name: 'adults' | 'children') => ControlProps<HTMLInputElement> & {
    readonly type: 'number'
    readonly min: 0
    readonly max: number | undefined
    readonly value: number | ''
  }
  /** For a `select` whose options are the values of the specification, and an empty one for no answer. */
  readonly getSelectProps: (
    name: 'contactMethod' | 'contactWindow' | 'occasion',
  ) => ControlProps<HTMLSelectElement> & { readonly value: string }
  /** For the `input` with the phone number. */
  readonly getPhoneProps: () => ControlProps<HTMLInputElement> & {
    readonly type: 'tel'
    readonly autoComplete: 'tel'
    readonly dir: 'ltr'
    readonly value: string
  }
  /** For an element around the three sensitive questions: session recorders leave it out. Keep its `className`. */
  readonly getSensitiveGroupProps: () => typeof recorderMarks
  /**
   * For the `textarea` of a sensitive question. It must stay uncontrolled and without a `name`: give it no value, read
   * none, and let no form library register it.
   */
  readonly getSensitiveProps: (key: SensitiveKey) => typeof privateFieldProps & {
    readonly ref: RefCallback<HTMLTextAreaElement>
    readonly onInput: () => void
  }
  /** For the button that sends. It keeps the focus while it cannot be pressed. */
  readonly getSendProps: () => {
    readonly ref: Ref<HTMLButtonElement>
    readonly type: 'submit' | 'button'
    readonly 'aria-busy': boolean
    readonly 'aria-disabled': boolean
  }
}

/**
 * What `InterestForm` does, without what it shows: holds the answers, keeps ordinary ones until they are sent, checks,
 * sends once, and asks before a sensitive answer is lost. Sensitive answers are in your three fields alone: the hook
 * gives them refs and marks, and says whether something is typed, never what. Draw the receipt yourself or show
 * `InterestSummary`. Give the component the offer's id as its `key`. Emits `interest.started`, `interest.created`,
 * `interest.submitted`, `interest.abandoned` and `interest.answersLost`.
 */
export function useInterestFlow(offerId: string, options: InterestFlowOptions = {}): InterestFlow {
  const { onCreated, onSubmitted, onDirtyChange, defaultAnswers, country } = options
  const t = useMessages(interestsMessages)
  const [submitted, setSubmitted] = useState<SubmittedInterest | null>(null)
  const asking = useAsking(offerId, { defaultAnswers, onCreated, onSubmitted, onDone: setSubmitted })
  const answers = useAnswers({ offerId, ...asking, country, t })
  const { form, sensitive, isBusy } = answers
  const { mayLeave, question } = useLeaveQuestion({
    isNeeded: sensitive.hasText,
    onDiscard: sensitive.clear,
    onDirtyChange,
  })
  const isEnded = useForgetAtEnd(() => {
    question?.stay()
    sensitive.clear()
    form.reset(interestFormDefaults)
    setSubmitted(null)
  })
  const fields = useAnswerFields(form.control)
  const refs = useCheckedRefs(sensitive.refs)
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, { field }]) => [name, field.value]),
  ) as unknown as InterestFormValues
  const { maxGuests, min, max } = answers.limits
  return {
    offer: answers.offer.data,
    submitted,
    answers: values,
    setAnswer: (name, value) => fields[name].field.onChange(value),
    issues: issuesOf(fields),
    limits: { maxGuests, min, max },
    needsPhone: needsPhone(values.contactMethod),
    hasSensitive: sensitive.hasText,
    isSending: isBusy,
    isOnline: answers.isOnline,
    failure: failureOf(answers, isEnded),
    isLost: asking.sending.isLost,
    leaveQuestion: question,
    mayLeave,
    ...ordinaryProps(fields, maxGuests),
    ...formProps(answers, submitted !== null),
    getSensitiveGroupProps: () => recorderMarks,
    getSensitiveProps: (key) => ({
      ...privateFieldProps,
      ref: refs[key],
      onInput: sensitive.notePresence,
    }),
  }
}

function failureOf({ sending: { failure }, offer }: Answers, isEnded: boolean): InterestFlow['failure'] {
  // Every read says so then.
  if (isEnded) return { error: offer.error, isUnknown: false, hasArrived: false }
  return (
    failure && {
      error: failure.error,
      isUnknown: mayHaveArrived(failure),
      hasArrived: failure.hasArrived,
    }
  )
}

type AnswerFields = ReturnType<typeof useAnswerFields>

/** What is wrong with two of them together is shown at one. */
function useAnswerFields(control: Control<InterestFormValues, unknown, OrdinaryAnswers>) {
  return {
    adults: useController({ control, name: 'adults' }),
    children: useController({ control, name: 'children', rules: { deps: ['adults'] } }),
    preferredDates: useController({ control, name: 'preferredDates', rules: { deps: ['blackoutDates'] } }),
    blackoutDates: useController({ control, name: 'blackoutDates' }),
    contactMethod: useController({ control, name: 'contactMethod', rules: { deps: ['phone'] } }),
    contactWindow: useController({ control, name: 'contactWindow' }),
    phone: useController({ control, name: 'phone' }),
    occasion: useController({ control, name: 'occasion' }),
  }
}

function issuesOf(fields: AnswerFields): InterestFlow['issues'] {
  return Object.fromEntries(
    // `interestFormSchema` writes every message of this form.
    Object.entries(fields).flatMap(([name, { fieldState }]) =>
      fieldState.error ? [[name, fieldState.error.message as InterestIssue]] : [],
    ),
  )
}

function ordinaryProps(
  fields: AnswerFields,
  maxGuests: number | null,
): Pick<InterestFlow, 'getGuestsProps' | 'getSelectProps' | 'getPhoneProps'> {
  const shared = (name: AnswerName) => ({
    ref: fields[name].field.ref,
    'aria-invalid': fields[name].fieldState.invalid,
    onBlur: fields[name].field.onBlur,
  })
  return {
    getGuestsProps(name) {
      const others = fields[name === 'adults' ? 'children' : 'adults'].field.value ?? 0
      return {
        ...shared(name),
        ref(input) {
          fields[name].field.ref(input)
          takePlainFigures(input)
        },
        type: 'number',
        min: 0,
        max: maxGuests === null ? undefined : Math.max(0, maxGuests - others),
        value: fields[name].field.value ?? '',
        onChange: ({ target }) =>
          fields[name].field.onChange(Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber),
      }
    },
    getSelectProps: (name) => ({
      ...shared(name),
      value: fields[name].field.value ?? '',
      onChange: ({ target }) => fields[name].field.onChange(target.value || null),
    }),
    getPhoneProps: () => ({
      ...shared('phone'),
      type: 'tel',
      autoComplete: 'tel',
      dir: 'ltr',
      value: fields.phone.field.value,
      onChange: ({ target }) => fields.phone.field.onChange(target.value),
    }),
  }
}

function formProps(
  { formRef, fieldsRef, sendRef, handleSubmit, canSubmit, isBusy }: Answers,
  isDone: boolean,
): Pick<InterestFlow, 'getFormProps' | 'getFieldsProps' | 'getSendProps'> {
  return {
    getFormProps: () => ({
      ref: formRef,
      noValidate: true,
      autoComplete: 'off',
      method: 'post',
      'aria-busy': isBusy,
      onSubmit: isDone ? ignoreSubmit : handleSubmit,
    }),
    getFieldsProps: () => ({ ref: fieldsRef }),
    getSendProps: () => ({
      ref: sendRef,
      type: canSubmit && !isDone ? 'submit' : 'button',
      'aria-busy': isBusy,
      'aria-disabled': isBusy || isDone,
    }),
  }
}

/** Enter in a form with one input submits it without a button. */
function ignoreSubmit(event: FormEvent<HTMLFormElement>): void {
  event.stopPropagation()
  event.preventDefault()
}
