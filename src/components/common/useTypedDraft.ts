'use client'

import { useState } from 'react'
import { useExperienceKit } from '../../queries/index.ts'

/** What is typed in a form of one field: it survives leaving the view, until it is sent or the session ends. */
export function useTypedDraft(form: 'phone' | 'code' | 'price', subject: string) {
  const { drafts } = useExperienceKit()
  /** What is typed now, perhaps in a form that was opened meanwhile. */
  const read = () => drafts.get<string>(form, subject) ?? ''
  const [initial] = useState(read)
  const forget = () => drafts.remove(form, subject)
  const keep = (text: string) => (text === '' ? forget() : drafts.set(form, subject, text))
  return { initial, read, keep, forget }
}
