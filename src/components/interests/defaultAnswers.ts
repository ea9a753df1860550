'use client'

import { useEffect, useState } from 'react'
import { reportDeveloperError, runInDevelopment } from '../../base/index.ts'
import {
  type OrdinaryAnswers,
  ordinaryAnswers,
  read,
  type Schema,
  type SensitiveKey,
  sensitiveKeys,
} from '../../contract/index.ts'
import type { InterestFormValues } from './interestFormSchema.ts'

/**
 * Answers that the form begins with, as the Service takes them: dates as `YYYY-MM-DD`, `phone` with its country code.
 * Ordinary answers only. The three sensitive ones are the member's to give, each time.
 */
export type DefaultAnswers = Readonly<OrdinaryAnswers> & { readonly [Key in SensitiveKey]?: never }

export const interestFormDefaults: InterestFormValues = {
  adults: 2,
  children: 0,
  preferredDates: [],
  blackoutDates: [],
  contactMethod: 'APP_CHAT',
  contactWindow: 'ANYTIME',
  phone: '',
  occasion: null,
}

/** What a form without an edit shows: ours, and over it those of the host. Read once, as the form opens. */
export function useDefaultAnswers(given: DefaultAnswers | undefined): InterestFormValues {
  const [{ values, unreadable }] = useState(() => readDefaultAnswers(given))
  const [refused] = useState(() => sensitiveKeys.filter((key) => given && Object.hasOwn(given, key)))
  useEffect(() => {
    if (refused.length > 0) reportSensitive(refused)
  }, [refused])
  useEffect(() => {
    if (unreadable.length > 0)
      runInDevelopment(() => process.env.NODE_ENV !== 'production' && reportUnreadable(unreadable))
  }, [unreadable])
  return values
}

/** What can be read of a host's answers, and the names of what cannot. Names only: nothing else is looked at. */
export function readDefaultAnswers(given: DefaultAnswers | undefined): {
  readonly values: InterestFormValues
  readonly unreadable: readonly string[]
} {
  const all = Object.entries(given ?? {}).filter(
    ([name, value]) => value != null && !(sensitiveKeys as readonly string[]).includes(name),
  )
  const readings = all.map(([name, value]) => {
    const schema = Object.hasOwn(ordinaryAnswers, name) && ordinaryAnswers[name as keyof OrdinaryAnswers]
    return { name, reading: schema ? read<unknown>(schema as Schema, value) : { success: false as const } }
  })
  const answers = readings.flatMap(({ name, reading }) => (reading.success ? [[name, reading.data]] : []))
  const {
    preferredDates = [],
    blackoutDates = [],
    ...others
  } = Object.fromEntries(answers) as OrdinaryAnswers
  return {
    values: {
      ...interestFormDefaults,
      ...others,
      preferredDates: [...new Set(preferredDates)].sort(),
      blackoutDates: [...new Set(blackoutDates)].sort(),
    } as InterestFormValues,
    unreadable: readings.filter(({ reading }) => !reading.success).map(({ name }) => name),
  }
}

const reportSensitive = (names: readonly SensitiveKey[]) =>
  reportDeveloperError(
    `defaultAnswers has sensitive answers (${names.join(', ')}): they are left out.`,
    () =>
      process.env.NODE_ENV !== 'production' &&
      'What a member says of their health is theirs to type each time, and nothing may keep it. Leave these keys out, and do not store such answers.',
  )

const reportUnreadable = (names: readonly string[]) =>
  reportDeveloperError(
    `defaultAnswers has answers that cannot be read (${names.join(', ')}): they are left out.`,
    () =>
      process.env.NODE_ENV !== 'production' &&
      'The form shows its own in their place. Give them as the type DefaultAnswers says: whole numbers from 0, dates as YYYY-MM-DD, choices by their names.',
  )
