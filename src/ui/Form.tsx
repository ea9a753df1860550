'use client'

import { type ComponentPropsWithoutRef, type FormEvent, forwardRef } from 'react'
import { useHydrated } from '../i18n/index.ts'

interface FormProps extends ComponentPropsWithoutRef<'form'> {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * A `form` whose submit stays in it, and which never loads the page. Listens in the capture phase: where the host has a
 * form around this one, browsers stop the event there before React hears it.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(
  { onSubmit, children, ...rest },
  ref,
) {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    onSubmit(event)
  }

  return (
    // `noValidate`: our own words are shown beside the fields.
    <form noValidate {...rest} ref={ref} onSubmitCapture={handleSubmit}>
      {/* Until React listens, Enter would press the first button that submits. */}
      {!useHydrated() && <button type="submit" disabled hidden />}
      {children}
    </form>
  )
})
