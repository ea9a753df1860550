'use client'

import type { ReactNode } from 'react'
import {
  commonMessages,
  type phoneMessages,
  type Translate,
  useHydrated,
  useMessages,
} from '../../i18n/index.ts'
import { Button, cx, Form, Notice } from '../../ui/index.ts'
import {
  FailureNotice,
  PhoneField,
  type PhoneFieldProps,
  type PhoneIssue,
  RetryButton,
} from '../common/index.ts'
import type { PhoneFlow } from './usePhoneFlow.ts'
import { usePhoneNumber } from './usePhoneNumber.ts'

type PhoneTranslate = Translate<typeof phoneMessages>

interface PhoneNumberFormProps {
  readonly flow: PhoneFlow
  readonly country: string | null | undefined
  readonly messages: PhoneFieldProps['messages']
  readonly classNames: Partial<Record<'field' | 'actions', string>>
  readonly t: PhoneTranslate
}

/** Another number for the interest. */
export function PhoneNumberForm({
  flow,
  messages,
  classNames,
  t,
  ...props
}: PhoneNumberFormProps): ReactNode {
  const c = useMessages(commonMessages)
  const isHydrated = useHydrated()
  const form = usePhoneNumber(flow, { country: props.country })
  const { error, cancel } = form

  return (
    <Form {...form.getFormProps()} className="xp-stack xp-gap-5 xp-above-5">
      <PhoneField
        ref={form.getFieldProps().ref}
        className={classNames.field}
        value={form.number}
        onValueChange={form.setNumber}
        error={issueText(form.issue, c, t)}
        messages={messages}
        country={form.country}
      />
      {form.losesAnswer && (
        <Notice tone="care" announces="polite" title={t('phone.unknown.title')}>
          {t('phone.unknown.text')}
        </Notice>
      )}
      {error !== null && <FailureNotice error={error} isUnknown={form.isUnknown} />}
      <div className={cx('xp-row xp-wrap xp-gap-3', classNames.actions)}>
        <RetryButton error={error} label={t('phone.save')}>
          {(label, isWaiting) => (
            <Button
              variant="primary"
              type={isHydrated ? 'submit' : 'button'}
              className="xp-phone-check"
              busy={form.isSaving}
              busyLabel={t('phone.saving')}
              unavailable={isWaiting}
            >
              {label}
            </Button>
          )}
        </RetryButton>
        {cancel && (
          <Button variant="plain" className="xp-phone-resend" onClick={cancel}>
            {t('phone.cancel')}
          </Button>
        )}
      </div>
    </Form>
  )
}

function issueText(issue: PhoneIssue | undefined, c: Translate<typeof commonMessages>, t: PhoneTranslate) {
  if (issue === 'country') return t('phone.fault.country', { example: c('common.phoneExample') })
  return issue && t(`phone.fault.${issue}`)
}
