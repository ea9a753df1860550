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
} from '../../ui/index.ts'
import { RetryLink } from '../common/index.ts'
import { FormSection, type InterestSectionProps, issueText } from './FormSection.tsx'

type DateKind = 'preferredDates' | 'blackoutDates'

interface DatesSectionProps extends InterestSectionProps {
  readonly defaultMonth: CalendarMonth | undefined
}

/** Days that would suit and days that are not possible, in one calendar. */
export const DatesSection = memo(function DatesSection(props: DatesSectionProps): ReactNode {
  const { control, t, headingLevel, className } = props
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
          error={
            issueText(t, c, errors, 'preferredDates', null) ?? issueText(t, c, errors, 'blackoutDates', null)
          }
          aria-describedby={hintId}
        >
          <KindBar activeKind={activeKind} onActiveKindChange={setActiveKind} t={t} />
          <Days {...props} {...dates} activeKind={activeKind} />
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

interface KindBarProps extends Pick<DatesSectionProps, 't'> {
  readonly activeKind: DateKind
  readonly onActiveKindChange: (kind: DateKind) => void
}

/** What the next chosen days mean, and how both kinds look. */
function KindBar({ activeKind, onActiveKindChange, t }: KindBarProps): ReactNode {
  return (
    <div className="xp-interest-dates-bar">
      <SegmentedControl<DateKind>
        label={t('interests.dates.kind')}
        labelHidden
        options={[
          { value: 'preferredDates', label: t('interests.dates.preferred') },
          { value: 'blackoutDates', label: t('interests.dates.blackout') },
        ]}
        value={activeKind}
        onValueChange={onActiveKindChange}
      />
      <CalendarLegend
        items={[
          { label: t('interests.dates.suits'), appearance: 'filled' },
          { label: t('interests.dates.blackout'), appearance: 'hatched' },
        ]}
      />
    </div>
  )
}

interface DaysProps extends Pick<DatesSectionProps, 'limits' | 'defaultMonth' | 't'> {
  readonly values: CalendarValues<DateKind>
  readonly onValuesChange: (next: CalendarValues<DateKind>) => void
  readonly activeKind: DateKind
}

/** The calendar. Where its code does not load, the other answers can be sent without it. */
function Days({ values, onValuesChange, activeKind, limits, defaultMonth, t }: DaysProps): ReactNode {
  return (
    <LazyCalendar<DateKind>
      {...{ values, onValuesChange, activeKind, defaultMonth }}
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
      min={limits.min ?? undefined}
      max={limits.max ?? undefined}
      renderFailure={(error, retry) => (
        <Notice
          tone="wrong"
          announces="assertive"
          title={t('interests.dates.failed.title')}
          action={<RetryLink error={error} tone="ink" onRetry={retry} />}
        >
          {t('interests.dates.failed.text')}
        </Notice>
      )}
    />
  )
}
