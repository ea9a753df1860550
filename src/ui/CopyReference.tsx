'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useRef } from 'react'
import { Button } from './Button.tsx'
import { checkIcon, copyIcon } from './icons.ts'
import { cx } from './cx.ts'
import { selectContent } from './hostPage.ts'
import { TextLink } from './TextLink.tsx'
import { useCopy } from './hooks/useCopy.ts'

/** Props of {@link CopyReference}. */
export interface CopyReferenceProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What is shown and copied. */
  readonly value: string
  /** Before it, e.g. *Reference, if you need to quote it*. */
  readonly label: ReactNode
  readonly copyLabel: string
  /** Replaces `copyLabel` for 2 s, and is announced. */
  readonly copiedLabel: string
  /** `row` (default) spreads over its container with a button; `inline` is the quiet form under a failure. */
  readonly layout?: 'row' | 'inline'
}

/**
 * A reference to quote, with a way to copy it. Where the browser forbids copying, the reference is selected instead.
 */
export const CopyReference = forwardRef<HTMLDivElement, CopyReferenceProps>(function CopyReference(
  { value, label, copyLabel, copiedLabel, layout = 'row', className, ...rest },
  ref,
) {
  const { isCopied, copy } = useCopy(copiedLabel)
  const valueRef = useRef<HTMLElement>(null)

  async function handleCopy() {
    if (!(await copy(value))) selectContent(valueRef.current)
  }

  const icon = isCopied ? checkIcon : copyIcon
  const action = isCopied ? copiedLabel : copyLabel
  return (
    <div {...rest} ref={ref} className={cx('xp-copy-reference', className)} data-layout={layout}>
      <span className="xp-copy-reference-label">{label}</span>
      <span className="xp-copy-reference-copy">
        <code ref={valueRef} className="xp-copy-reference-value" translate="no">
          <bdi dir="ltr">{value}</bdi>
        </code>
        {layout === 'row' ? (
          <Button
            className="xp-copy-reference-button"
            size="small"
            icon={icon}
            onClick={() => void handleCopy()}
          >
            {action}
          </Button>
        ) : (
          <TextLink icon={icon} onClick={() => void handleCopy()}>
            {action}
          </TextLink>
        )}
      </span>
    </div>
  )
})
