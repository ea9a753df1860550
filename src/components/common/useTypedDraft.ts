'use client'

import { useState } from 'react'
import { useExperienceKit } from '../../queries/index.ts'

/** What is typed in a form of one field: it survives leaving the view, until it is sent or the session ends. */
export function useTypedDraft(form: 'phone' | 'code' | 'price', subject: string) {
  const { drafts } = useExperienceKit()
  const [initial] = useState(() => drafts.get<string>(form, subject) ?? '')
  const forget = () => drafts.remove(form, subject)
  const keep = (text: string) => (text === '' ? forget() : drafts.set(form, subject, text))
  return { initial, keep, forget }
}
