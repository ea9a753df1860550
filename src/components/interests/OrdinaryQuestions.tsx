'use client'

import { memo, type ReactNode } from 'react'
import { type Control, useController } from 'react-hook-form'
import {
  type ContactMethod,
  contactMethods,
  type ContactWindow,
  type Occasion,
  occasions,
} from '../../contract/index.ts'
import { commonMessages, useMessages } from '../../i18n/index.ts'
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
import { faultText, FormSection, type InterestSectionProps } from './FormSection.tsx'
import { type InterestFormValues, needsPhone, showsPhone } from './interestFormSchema.ts'

/** How many are coming. */
export const PartySection = memo(function PartySection({
  control,
  limits,
  ...section
}: InterestSectionProps): ReactNode {
  const { t, headingLevel, className } = section
  const c = useMessages(commonMessages)
  const [adults, children] = [useGuests(control, 'adults'), useGuests(control, 'children')]
  const { maxGuests } = limits
  const room = (others: number | null) =>
    maxGuests === null ? undefined : Math.max(0, maxGuests - (others ?? 0))
  return (
    <FormSection
      title={t('interests.party')}
      hint={maxGuests !== null && t('interests.party.max', { count: maxGuests })}
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
            error={faultText(t, c, adults.errors, 'adults', maxGuests)}
            aria-describedby={hintId}
          />
          <Stepper
            {...children.props}
            label={t('interests.children')}
            decreaseLabel={t('interests.children.fewer')}
            increaseLabel={t('interests.children.more')}
            max={room(adults.props.value)}
            error={faultText(t, c, children.errors, 'children', maxGuests)}
            aria-describedby={hintId}
          />
        </div>
      )}
    </FormSection>
  )
})

function useGuests(control: Control<InterestFormValues>, name: 'adults' | 'children') {
  // What is wrong with the party as a whole is told at the adults.
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

interface ContactSectionProps extends InterestSectionProps {
  /** Whose numbers may be written without a country code; `null` for nobody's. */
  readonly country: string | null
}

/** How and when the concierge may get in touch. The phone number is asked for only where the way needs one, and shown where there is one. */
export const ContactSection = memo(function ContactSection({
  control,
  limits: { held },
  country,
  t,
  headingLevel,
  className,
}: ContactSectionProps): ReactNode {
  const method = useController({ control, name: 'contactMethod', rules: { deps: ['phone'] } })
  const contactWindow = useController({ control, name: 'contactWindow' })
  const phone = useController({ control, name: 'phone' })
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
            error={faultText(t, c, errors, 'contactMethod', null)}
          />
          <div className="xp-interest-pair">
            {showsPhone(method.field.value, held) && (
              <PhoneField
                ref={phone.field.ref}
                label={t('interests.phone')}
                optionalLabel={needsPhone(method.field.value) ? undefined : c('common.optional')}
                hint={
                  held?.phone
                    ? t('interests.phone.hintChange')
                    : country === null
                      ? t('interests.phone.hintAbroad', { example: c('common.phoneExample') })
                      : t('interests.phone.hint')
                }
                country={country}
                value={phone.field.value}
                onValueChange={phone.field.onChange}
                onBlur={phone.field.onBlur}
                error={faultText(t, c, errors, 'phone', null)}
              />
            )}
            <Select<ContactWindow>
              ref={contactWindow.field.ref}
              label={t('interests.window')}
              options={windows.map((value) => ({ value, label: t(`interests.window.${value}`) }))}
              value={contactWindow.field.value}
              onValueChange={contactWindow.field.onChange}
              error={faultText(t, c, errors, 'contactWindow', null)}
            />
          </div>
        </div>
      )}
    </FormSection>
  )
})

/** What is being celebrated, if anything is. */
export const OccasionSection = memo(function OccasionSection({
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
          error={faultText(t, c, formState.errors, 'occasion', null)}
        />
      )}
    </FormSection>
  )
})
