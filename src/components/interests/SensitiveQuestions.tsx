'use client'

import { type ReactNode, useId } from 'react'
import { sensitiveKeys } from '../../contract/index.ts'
import { commonMessages, useMessages } from '../../i18n/index.ts'
import { BuiltInTextArea, cx, Icon, lockIcon } from '../../ui/index.ts'
import { useExperience } from '../common/index.ts'
import type { InterestsTranslate } from './FormSection.tsx'
import { privateFieldProps, recorderMarks } from './sensitiveFieldMarks.ts'
import type { SensitiveFields } from './useSensitiveFields.ts'

interface SensitiveQuestionsProps {
  readonly t: InterestsTranslate
  readonly headingLevel: 2 | 3 | 4
  readonly className: string | undefined
  /** Of earlier answers, where there are any. */
  readonly note?: string | undefined
  readonly fields: SensitiveFields
}

/**
 * Diet, allergies, access: health data. Three fields whose text lives in the document alone: not controlled, not
 * registered with react-hook-form, without a `name` (so no native submit can put them into a URL), and in an element
 * that session recorders leave out. The form around it must carry `autocomplete="off"`: for a textarea Chromium reads
 * it there when it decides what of a page to restore on *back*. `useRestoredFields` has what WebKit makes of that.
 */
export function SensitiveQuestions({
  t,
  headingLevel,
  className,
  note,
  fields,
}: SensitiveQuestionsProps): ReactNode {
  const c = useMessages(commonMessages)
  const id = useId()
  const { slots } = useExperience()
  const Heading = `h${headingLevel}` as const

  return (
    <div
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={cx(`${id}-promise`, note && `${id}-note`, `${id}-reload`)}
      className={cx('xp-interest-sensitive', className)}
    >
      <Heading id={`${id}-title`} className="xp-type-title-3">
        {t('interests.sensitive')} <span className="xp-interest-optional">{c('common.optional')}</span>
      </Heading>
      <div className="xp-interest-promise">
        <Icon drawing={lockIcon} className="xp-interest-lock" />
        <p id={`${id}-promise`} className="xp-type-small xp-prose">
          {t.rich(
            'interests.sensitive.promise',
            {},
            { b: (chunk: ReactNode) => <strong className="xp-strong">{chunk}</strong> },
          )}
        </p>
      </div>
      {note && (
        <p id={`${id}-note`} className="xp-interest-earlier xp-type-small xp-prose">
          {note}
        </p>
      )}
      <div
        {...recorderMarks}
        className={`xp-stack xp-gap-6 ${recorderMarks.className}`}
        onInput={fields.notePresence}
      >
        {sensitiveKeys.map((key) => (
          <BuiltInTextArea
            key={key}
            {...privateFieldProps}
            ref={fields.refs[key]}
            label={t(`interests.sensitive.${key}`)}
          />
        ))}
      </div>
      <p id={`${id}-reload`} className="xp-type-small xp-quiet xp-prose">
        {t('interests.sensitive.reload')}
      </p>
      {slots.healthDataConsent && <div className="xp-interest-consent">{slots.healthDataConsent}</div>}
    </div>
  )
}
