'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

/** What every field shows around its control. */
export interface FieldTexts {
  readonly label: ReactNode
  /** The label is for assistive technology only: a title on the screen says the same. */
  readonly labelHidden?: boolean | undefined
  /** The word *Optional* after the label. */
  readonly optionalLabel?: ReactNode
  /** Under the control, until an error takes its place. */
  readonly hint?: ReactNode
  /** Marks the control as invalid and stands under it. */
  readonly error?: ReactNode
  /** `care` for what is no mistake, such as a code that has expired. Default `wrong`. */
  readonly errorTone?: 'wrong' | 'care' | undefined
}

/** What a control must carry to belong to its field. */
export interface FieldControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** Props of {@link Field}. */
export interface FieldProps extends FieldTexts, Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The id of the control; by default one is made. */
  readonly controlId?: string | undefined
  /** Ids of further descriptions of the control. */
  readonly describedBy?: string | undefined
  /** Renders the control with what wires it to label, hint and error. */
  readonly children: (control: FieldControlProps) => ReactNode
}

/** A `div` with a label, one control, and a hint or an error under it. States: `data-invalid`, `data-tone`. */
export const Field = forwardRef<HTMLDivElement, FieldProps>(function Field(
  {
    label,
    labelHidden = false,
    optionalLabel,
    hint,
    error,
    errorTone = 'wrong',
    controlId,
    describedBy,
    className,
    children,
    ...rest
  },
  ref,
) {
  const ownId = useId()
  const id = controlId ?? `${ownId}-control`
  const noteId = `${ownId}-note`
  const hasNote = Boolean(error ?? hint)

  return (
    <div
      {...rest}
      ref={ref}
      className={cx('xp-field', className)}
      data-invalid={error ? '' : undefined}
      data-tone={error ? errorTone : undefined}
    >
      <label htmlFor={id} className={labelHidden ? 'xp-visually-hidden' : 'xp-field-label'}>
        {label} {optionalLabel != null && <span className="xp-field-optional">{optionalLabel}</span>}
      </label>
      {children({
        id,
        'aria-describedby': cx(describedBy, hasNote && noteId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  )
})

/** The one line under a control: its error, else its hint. */
export function FieldNote({
  id,
  hint,
  error,
}: {
  readonly id: string
  readonly hint: ReactNode
  readonly error: ReactNode
}): ReactNode {
  if (error) {
    return (
      <p id={id} className="xp-field-error">
        {error}
      </p>
    )
  }
  if (!hint) return null
  return (
    <p id={id} className="xp-field-hint">
      {hint}
    </p>
  )
}
