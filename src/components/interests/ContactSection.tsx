'use client'

import { memo, type ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { contactMethods, type ContactMethod, type ContactWindow } from '../../contract/index.ts'
import { commonMessages, useMessages } from '../../i18n/index.ts'
import {
  callIcon,
  ChoiceTiles,
  type IconDrawing,
  mailIcon,
  messageIcon,
  phoneMobileIcon,
  Select,
} from '../../ui/index.ts'
import { PhoneField } from '../common/index.ts'
import { faultText } from './faultText.ts'
import { FormSection } from './FormSection.tsx'
import { needsPhone, showsPhone } from './interestFormValues.ts'
import type { InterestSectionProps } from './InterestSectionProps.ts'

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
