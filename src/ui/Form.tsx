'use client'

import { type ComponentPropsWithoutRef, type FormEvent, forwardRef } from 'react'

interface FormProps extends ComponentPropsWithoutRef<'form'> {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * A `form` whose submit stays in it. Listens in the capture phase: where the host has a form around this one, browsers
 * stop the event there before React hears it, and the page would be loaded with what was typed.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form({ onSubmit, ...rest }, ref) {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    onSubmit(event)
  }
  // `noValidate`: our own words are shown beside the fields.
  return <form noValidate {...rest} ref={ref} onSubmitCapture={handleSubmit} />
})
