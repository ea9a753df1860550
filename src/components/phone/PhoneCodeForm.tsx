'use client'

import type { ReactNode } from 'react'
import { operations } from '../../contract/index.ts'
import { type phoneMessages, type Translate, useHydrated } from '../../i18n/index.ts'
import { useExperienceKit } from '../../queries/index.ts'
import { alertIcon, Button, Countdown, cx, Form, Icon, TextField, useAnnounce } from '../../ui/index.ts'
import { FailureNotice, RetryButton } from '../common/index.ts'
import { resendWaitMs } from './phoneCode.ts'
import { usePhoneCode } from './usePhoneCode.ts'
import type { PhoneFlow } from './usePhoneFlow.ts'
import { usePhoneResend } from './usePhoneResend.ts'

interface PhoneCodeFormProps {
  readonly flow: PhoneFlow
  readonly classNames: Partial<Record<'field' | 'actions', string>>
  readonly t: Translate<typeof phoneMessages>
}

/** One wide field for the code. If the code is wrong or expired it asks again, and the field keeps the focus. */
export function PhoneCodeForm({ flow, classNames, t }: PhoneCodeFormProps): ReactNode {
  const { client } = useExperienceKit()
  const isHydrated = useHydrated()
  const announce = useAnnounce()
  const hasResend = client.isEnabled(operations.issuePhoneCode)
  const wrong = t(hasResend ? 'phone.code.wrong' : 'phone.code.wrongOnly')
  const code = usePhoneCode(flow, { onWrong: () => announce(wrong) })
  const { isMissing, isWrong, error } = code

  return (
    <Form {...code.getFormProps()} className="xp-stack xp-gap-5 xp-above-5">
      <TextField
        ref={code.getFieldProps().ref}
        className={cx('xp-phone-code', classNames.field)}
        label={t('phone.code')}
        hint={t('phone.code.hint', { count: client.assumptions.phoneCodeLength })}
        error={isMissing ? t('phone.code.missing') : isWrong ? <CareWords text={wrong} /> : undefined}
        errorTone={!isMissing && isWrong ? 'care' : 'wrong'}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoCapitalize="off"
        spellCheck="false"
        dir="ltr"
        value={code.code}
        onValueChange={code.setCode}
      />
      {error !== null && <FailureNotice error={error} isUnknown={code.isUnknown} />}
      <div className={cx('xp-row xp-wrap xp-gap-3', classNames.actions)}>
        <RetryButton error={error} label={t('phone.check')}>
          {(label, isWaiting) => (
            <Button
              variant="primary"
              type={isHydrated ? 'submit' : 'button'}
              className="xp-phone-check"
              busy={code.isChecking}
              busyLabel={t('phone.checking')}
              unavailable={isWaiting}
            >
              {label}
            </Button>
          )}
        </RetryButton>
        {hasResend && <PhoneResendButton flow={flow} onSent={code.clear} t={t} />}
      </div>
    </Form>
  )
}

function CareWords({ text }: { readonly text: string }): ReactNode {
  return (
    <span className="xp-phone-wrong">
      <Icon drawing={alertIcon} size="small" />
      <span>{text}</span>
    </span>
  )
}

interface PhoneResendButtonProps extends Pick<PhoneCodeFormProps, 'flow' | 't'> {
  readonly onSent: () => void
}

/** One button throughout, so that it keeps the focus. */
function PhoneResendButton({ flow, onSent, t }: PhoneResendButtonProps): ReactNode {
  const announce = useAnnounce()
  const { readyAt, isSending, error, isUnknown, resend } = usePhoneResend(flow, {
    onSent: () => {
      announce(t('phone.resent', { count: resendWaitMs / 1_000 }))
      onSent()
    },
    onReady: () => announce(t('phone.resendNow')),
  })
  return (
    <>
      <Button
        variant="plain"
        className="xp-phone-resend"
        busy={isSending}
        busyLabel={t('phone.resending')}
        unavailable={readyAt !== null}
        onClick={resend}
      >
        {readyAt === null
          ? t('phone.resend')
          : t.rich('phone.resendIn', { time: <Countdown isInName deadline={readyAt} /> }, {})}
      </Button>
      {error !== null && (
        <div className="xp-phone-resend-failure">
          <FailureNotice error={error} isUnknown={isUnknown} unknownText={t('phone.resend.unknown')} />
        </div>
      )}
    </>
  )
}
