'use client'

import { memo, type ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { type Occasion, occasions } from '../../contract/index.ts'
import { commonMessages, useMessages } from '../../i18n/index.ts'
import { ChoiceChips } from '../../ui/index.ts'
import { faultText } from './faultText.ts'
import { FormSection } from './FormSection.tsx'
import type { InterestSectionProps } from './InterestSectionProps.ts'

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
