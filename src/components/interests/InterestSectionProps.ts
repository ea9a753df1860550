import type { Control } from 'react-hook-form'
import type { InterestsTranslate } from './faultText.ts'
import type { InterestFormValues } from './interestFormValues.ts'
import type { InterestLimits } from './interestLimits.ts'

/** What each section of the form is given. */
export interface InterestSectionProps {
  readonly control: Control<InterestFormValues>
  readonly limits: InterestLimits
  readonly t: InterestsTranslate
  readonly headingLevel: 2 | 3 | 4
  readonly className: string | undefined
}
