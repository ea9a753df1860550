'use client'

import { memo, type ReactNode } from 'react'
import { useController } from 'react-hook-form'
import {
  type ContactMethod,
  contactMethods,
  type ContactWindow,
  type Occasion,
  occasions,
} from '../../contract/index.ts'
import { type CalendarMonth, commonMessages, useMessages } from '../../i18n/index.ts'
import {
  callIcon,
  ChoiceChips,
  ChoiceTiles,
  type IconDrawing,
  mailIcon,
  messageIcon,
  phoneMobileIcon,
  Select,
  Stepper,
} from '../../ui/index.ts'
import { PhoneField } from '../common/index.ts'
import { DatesSection } from './DatesSection.tsx'
import { FormSection, type InterestSectionProps, issueText } from './FormSection.tsx'
import { needsPhone, showsPhone } from './interestFormSchema.ts'

interface OrdinaryQuestionsProps extends InterestSectionProps {
  /** Whose numbers may be written without a country code; `null` for nobody's. */
  readonly country: string | null
  /** The month in which the calendar opens. */
  readonly defaultMonth: CalendarMonth | undefined
}

/** The questions whose answers the Service stores: party, dates, contact, occasion. */
export function OrdinaryQuestions({ country, defaultMonth, ...section }: OrdinaryQuestionsProps): ReactNode {
  return (
    <>
      <PartySection {...section} />
      <DatesSection {...section} defaultMonth={defaultMonth} />
      <ContactSection {...section} country={country} />
      <OccasionSection {...section} />
    </>
  )
}

/** How many are coming. */
const PartySection = memo(function PartySection({
  control,
  limits,
  ...section
}: InterestSectionProps): ReactNode {
  const { t, headingLevel, className } = section
  const c = useMessages(commonMessages)
  const [adults, children] = [useGuests(control, 'adults'), useGuests(control, 'children')]
  const { maxGuests, isPending } = limits
  const max = maxGuests !== null && t('interests.party.max', { count: maxGuests })
  const room = (others: number | null) =>
    maxGuests === null ? undefined : Math.max(0, maxGuests - (others ?? 0))
  return (
    <FormSection
      title={t('interests.party')}
      // Most offers set one: until it is known, a line is kept for it.
      hint={max || (isPending && '\u00a0')}
      {...{ headingLevel, className }}
    >
      {(hintId) => (
        <div className="xp-interest-party">
          <Stepper
            {...adults.props}
            label={t('interests.adults')}
            decreaseLabel={t('interests.adults.fewer')}
            increaseLabel={t('interests.adults.more')}
            max={room(children.props.value)}
            error={issueText(t, c, adults.errors, 'adults', maxGuests)}
            aria-describedby={hintId}
          />
          <Stepper
            {...children.props}
            label={t('interests.children')}
            decreaseLabel={t('interests.children.fewer')}
            increaseLabel={t('interests.children.more')}
            max={room(adults.props.value)}
            error={issueText(t, c, children.errors, 'children', maxGuests)}
            aria-describedby={hintId}
          />
        </div>
      )}
    </FormSection>
  )
})

function useGuests(control: InterestSectionProps['control'], name: 'adults' | 'children') {
  // What is wrong with the party as a whole is shown at the adults.
  const { field, formState } = useController({
    control,
    name,
    rules: { deps: name === 'children' ? ['adults'] : [] },
  })
  return {
    props: { value: field.value, onValueChange: field.onChange, onBlur: field.onBlur, ref: field.ref },
    errors: formState.errors,
  }
}

const icons = {
  APP_CHAT: messageIcon,
  SMS: phoneMobileIcon,
  EMAIL: mailIcon,
  PHONE: callIcon,
} as const satisfies Record<ContactMethod, IconDrawing>
const windows = ['ANYTIME', 'MORNING', 'AFTERNOON', 'EVENING'] as const satisfies readonly ContactWindow[]

type ContactSectionProps = InterestSectionProps & Pick<OrdinaryQuestionsProps, 'country'>

/** How and when the concierge may get in touch. */
const ContactSection = memo(function ContactSection(props: ContactSectionProps): ReactNode {
  const { control, t, headingLevel, className } = props
  const method = useController({ control, name: 'contactMethod', rules: { deps: ['phone'] } })
  const contactWindow = useController({ control, name: 'contactWindow' })
  // An intake without it stays without it, unless the member chooses.
  const isUnset = method.formState.defaultValues?.contactWindow === null
  const { errors } = method.formState
  const c = useMessages(commonMessages)
  return (
    <FormSection title={t('interests.contact')} {...{ headingLevel, className }}>
      {() => (
        <div className="xp-interest-contact">
          <ChoiceTiles<ContactMethod>
            ref={method.field.ref}
            label={t('interests.contact.by')}
            options={contactMethods.map((value) => ({
              value,
              label: t(`interests.contact.${value}`),
              icon: icons[value],
            }))}
            value={method.field.value}
            onValueChange={method.field.onChange}
            hint={method.field.value === 'EMAIL' && t('interests.email.hint')}
            error={issueText(t, c, errors, 'contactMethod', null)}
          />
          <div className="xp-interest-pair">
            <PhoneQuestion {...props} method={method.field.value} />
            <Select<ContactWindow | ''>
              ref={contactWindow.field.ref}
              label={t('interests.window')}
              options={[
                ...(isUnset ? [{ value: '' as const, label: t('interests.window.unset') }] : []),
                ...windows.map((value) => ({ value, label: t(`interests.window.${value}`) })),
              ]}
              value={contactWindow.field.value ?? ''}
              onValueChange={(value) => contactWindow.field.onChange(value || null)}
              error={issueText(t, c, errors, 'contactWindow', null)}
            />
          </div>
        </div>
      )}
    </FormSection>
  )
})

/** Shown when the contact method needs a number, and when the Service already stores one. */
function PhoneQuestion({
  control,
  limits: { saved },
  country,
  method,
  t,
}: ContactSectionProps & { readonly method: ContactMethod | null }): ReactNode {
  const { field, formState } = useController({ control, name: 'phone' })
  const c = useMessages(commonMessages)
  if (!showsPhone(method, saved)) return null
  const hint = saved?.phone
    ? t('interests.phone.hintChange')
    : country === null
      ? t('interests.phone.hintAbroad', { example: c('common.phoneExample') })
      : t('interests.phone.hint')
  return (
    <PhoneField
      ref={field.ref}
      label={t('interests.phone')}
      optionalLabel={needsPhone(method) ? undefined : c('common.optional')}
      hint={hint}
      country={country}
      value={field.value}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
      error={issueText(t, c, formState.errors, 'phone', null)}
    />
  )
}

/** What is being celebrated, if anything is. */
const OccasionSection = memo(function OccasionSection({
  control,
  limits: _limits,
  t,
  headingLevel,
  className,
}: InterestSectionProps): ReactNode {
  const c = useMessages(commonMessages)
  const { field, formState } = useController({ control, name: 'occasion' })
  return (
    <FormSection
      title={t('interests.occasion')}
      optionalLabel={c('common.optional')}
      {...{ headingLevel, className }}
    >
      {() => (
        <ChoiceChips<Occasion>
          ref={field.ref}
          label={t('interests.occasion')}
          labelHidden
          clearable
          options={occasions.map((value) => ({ value, label: t(`interests.occasion.${value}`) }))}
          value={field.value}
          onValueChange={field.onChange}
          error={issueText(t, c, formState.errors, 'occasion', null)}
        />
      )}
    </FormSection>
  )
})
