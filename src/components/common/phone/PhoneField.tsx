'use client'

import { type FocusEvent, forwardRef, useEffect, useState } from 'react'
import {
  commonMessages,
  countryName,
  type MessageOverrides,
  phoneFieldMessages,
  useI18n,
  useMessages,
} from '../../../i18n/index.ts'
import { TextField, type TextFieldProps, useLatestRef } from '../../../ui/index.ts'
import { loadPhoneLibrary, localeCountry, parsePhone } from './parsePhone.ts'

/** Props of {@link PhoneField}; all others go to its `input`. */
export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'label' | 'onValueChange' | 'dir'
> {
  /** As typed; read it with `parsePhone(value, country)` before it is sent. */
  readonly value: string
  /** What the member types, and on leaving the field the same number in its international form. */
  readonly onValueChange: (value: string) => void
  /**
   * Whose numbers may be written without a country code (ISO 3166-1 alpha-2); `null` for nobody's. Default:
   * the locale's.
   */
  readonly country?: string | null | undefined
  /** Default *Phone*. */
  readonly label?: TextFieldProps['label']
  readonly messages?: MessageOverrides<typeof phoneFieldMessages> | undefined
}

/**
 * A phone number, written as people do. On leaving it is shown with its country code, so that one sees where it leads.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  { value, onValueChange, country: given, label, hint, messages, onFocus, onBlur, ...rest },
  ref,
) {
  const t = useMessages(phoneFieldMessages, messages)
  const c = useMessages(commonMessages)
  const { locale } = useI18n()
  const country = given === undefined ? localeCountry(locale) : given
  const latest = useLatestRef(value)

  function handleFocus(event: FocusEvent<HTMLInputElement>) {
    // Before the first `parsePhone`, which shows a failure.
    loadPhoneLibrary().catch(() => undefined)
    onFocus?.(event)
  }

  async function handleBlur(event: FocusEvent<HTMLInputElement>) {
    onBlur?.(event)
    const reading = await parsePhone(value, country)
    // The member may have typed on meanwhile.
    if (reading.isNumber && latest.current === value && reading.formatted !== value)
      onValueChange(reading.formatted)
  }

  return (
    <TextField
      autoComplete="tel"
      inputMode="tel"
      {...rest}
      ref={ref}
      type="tel"
      dir="ltr"
      label={label ?? t('phone.number')}
      hint={
        hint ??
        (country === null
          ? t('phone.number.hint', { example: c('common.phoneExample') })
          : t('phone.number.hintCountry', { country: countryName(country, locale) ?? country }))
      }
      value={value}
      onValueChange={onValueChange}
      onFocus={handleFocus}
      onBlur={(event) => void handleBlur(event)}
    />
  )
})

/** A number of the Service as it is shown: as it came until the library is there, and where it cannot be read. */
export function useFormattedPhone(phone: string | null): string | null {
  const [read, setRead] = useState<{ readonly phone: string; readonly formatted: string } | null>(null)
  useEffect(() => {
    if (phone === null) return
    let isCurrent = true
    void parsePhone(phone, null).then((reading) => {
      if (isCurrent && reading.isNumber) setRead({ phone, formatted: reading.formatted })
    })
    return () => {
      isCurrent = false
    }
  }, [phone])
  return read?.phone === phone ? read.formatted : phone
}
