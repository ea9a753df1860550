'use client'

import { memo, type ReactNode } from 'react'
import { type Control, useController } from 'react-hook-form'
import { commonMessages, useMessages } from '../../i18n/index.ts'
import { Stepper } from '../../ui/index.ts'
import { faultText } from './faultText.ts'
import { FormSection } from './FormSection.tsx'
import type { InterestSectionProps } from './InterestSectionProps.ts'
import type { InterestFormValues } from './interestFormValues.ts'

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
