'use client'

import { type RefCallback, useState } from 'react'
import { reportDeveloperError, runInDevelopment } from '../../base/index.ts'
import { type SensitiveKey, sensitiveKeys } from '../../contract/index.ts'
import { recorderMarks } from './sensitiveFieldMarks.ts'
import type { SensitiveFields } from './useSensitiveFields.ts'

/** Says in development what would betray a sensitive answer. */
function checkSensitiveField(field: HTMLTextAreaElement): void {
  const { name } = field
  if (name !== '')
    reportDeveloperError(
      `A sensitive question has the name "${name}".`,
      () =>
        process.env.NODE_ENV !== 'production' &&
        'A form that the browser sends by itself would put the answer into an address. Leave the name out, and let no form library register the field.',
    )
  if (!field.closest(`.${recorderMarks.className.replaceAll(' ', '.')}`))
    reportDeveloperError(
      'A sensitive question is not marked for session recorders.',
      () =>
        process.env.NODE_ENV !== 'production' &&
        'They would record the answer. Spread getSensitiveGroupProps() on an element around the questions, and keep its className.',
    )
}

/** The refs of the sensitive questions of a host's own form. Each keeps its identity, as refs should. */
export function useCheckedRefs(refs: SensitiveFields['refs']): SensitiveFields['refs'] {
  const [checked] = useState(() => {
    const check =
      (key: SensitiveKey): RefCallback<HTMLTextAreaElement> =>
      (field) => {
        refs[key](field)
        if (field) runInDevelopment(() => process.env.NODE_ENV !== 'production' && checkSensitiveField(field))
      }
    return Object.fromEntries(sensitiveKeys.map((key) => [key, check(key)])) as SensitiveFields['refs']
  })
  return checked
}
