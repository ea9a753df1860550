'use client'

import { memo, type ReactNode, useState } from 'react'
import { useController } from 'react-hook-form'
import { type CalendarMonth, commonMessages, useMessages } from '../../i18n/index.ts'
import {
  CalendarLegend,
  type CalendarValues,
  DateTags,
  FieldGroup,
  LazyCalendar,
  Notice,
  SegmentedControl,
  TextLink,
} from '../../ui/index.ts'
import { faultText } from './FormSection.tsx'
import { FormSection } from './FormSection.tsx'
import type { InterestSectionProps } from './FormSection.tsx'

type DateKind = 'preferredDates' | 'blackoutDates'

interface DatesSectionProps extends InterestSectionProps {
  readonly defaultMonth: CalendarMonth | undefined
}

/** Days that would suit and days that are not possible, in one calendar. */
export const DatesSection = memo(function DatesSection({
  control,
  limits,
  defaultMonth,
  t,
  headingLevel,
  className,
}: DatesSectionProps): ReactNode {
  const c = useMessages(commonMessages)
  const [activeKind, setActiveKind] = useState<DateKind>('preferredDates')
  const preferred = useController({ control, name: 'preferredDates', rules: { deps: ['blackoutDates'] } })
  const blackout = useController({ control, name: 'blackoutDates' })
  const { errors } = preferred.formState
  const values = { preferredDates: preferred.field.value, blackoutDates: blackout.field.value }

  function handleValuesChange(next: CalendarValues<DateKind>) {
    if (next.preferredDates !== values.preferredDates) preferred.field.onChange(next.preferredDates)
    if (next.blackoutDates !== values.blackoutDates) blackout.field.onChange(next.blackoutDates)
  }

  const dates = { values, onValuesChange: handleValuesChange }
  const fault =
    faultText(t, c, errors, 'preferredDates', null) ?? faultText(t, c, errors, 'blackoutDates', null)
  return (
    <FormSection
      title={t('interests.dates')}
      hint={t('interests.dates.hint')}
      {...{ headingLevel, className }}
    >
      {(hintId) => (
        <FieldGroup
          className="xp-interest-dates"
          label={t('interests.dates')}
          labelHidden
          error={fault}
          aria-describedby={hintId}
        >
          <div className="xp-interest-dates-bar">
            <SegmentedControl<DateKind>
              label={t('interests.dates.kind')}
              labelHidden
              options={[
                { value: 'preferredDates', label: t('interests.dates.preferred') },
                { value: 'blackoutDates', label: t('interests.dates.blackout') },
              ]}
              value={activeKind}
              onValueChange={setActiveKind}
            />
            <CalendarLegend
              items={[
                { label: t('interests.dates.suits'), appearance: 'filled' },
                { label: t('interests.dates.blackout'), appearance: 'hatched' },
              ]}
            />
          </div>
          <LazyCalendar<DateKind>
            {...dates}
            label={t('interests.dates.calendar')}
            labels={{
              previousMonth: t('interests.dates.previousMonth'),
              nextMonth: t('interests.dates.nextMonth'),
              today: t('interests.dates.today'),
              unavailable: t('interests.dates.unavailable'),
            }}
            kinds={[
              { id: 'preferredDates', label: t('interests.dates.preferred'), appearance: 'filled' },
              { id: 'blackoutDates', label: t('interests.dates.blackout'), appearance: 'hatched' },
            ]}
            activeKind={activeKind}
            min={limits.min ?? undefined}
            max={limits.max ?? undefined}
            defaultMonth={defaultMonth}
            renderFailure={(retry) => (
              <Notice
                tone="wrong"
                announces="assertive"
                title={t('interests.dates.failed.title')}
                action={
                  <TextLink tone="ink" onClick={retry}>
                    {c('common.tryAgain')}
                  </TextLink>
                }
              >
                {t('interests.dates.failed.text')}
              </Notice>
            )}
          />
          <DateTags<DateKind>
            {...dates}
            label={t('interests.dates.chosen')}
            kinds={[
              { id: 'preferredDates' },
              { id: 'blackoutDates', tone: 'quiet', tag: (days) => t('interests.dates.notTag', { days }) },
            ]}
            removeLabel={(days) => t('interests.dates.remove', { days })}
          />
        </FieldGroup>
      )}
    </FormSection>
  )
})
