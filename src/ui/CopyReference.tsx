'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { checkIcon, copyIcon } from './icons.ts'
import { cx } from './cx.ts'
import { TextLink } from './TextLink.tsx'
import { useAnnounce } from './AnnouncerProvider.tsx'

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

const COPIED_MS = 2_000

/**
 * A reference to quote, with a way to copy it. Where the browser forbids copying, the reference is selected instead.
 */
export const CopyReference = forwardRef<HTMLDivElement, CopyReferenceProps>(function CopyReference(
  { value, label, copyLabel, copiedLabel, layout = 'row', className, ...rest },
  ref,
) {
  const [copied, setCopied] = useState(0)
  const valueRef = useRef<HTMLElement>(null)
  const announce = useAnnounce()

  useEffect(() => {
    if (copied === 0) return
    const timer = setTimeout(() => setCopied(0), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(value)
      setCopied((count) => count + 1)
      announce(copiedLabel)
    } catch {
      // No clipboard over plain http or in a frame without the permission: select, so that the member's own copy works.
      if (valueRef.current) getSelection()?.selectAllChildren(valueRef.current)
    }
  }

  const icon = copied > 0 ? checkIcon : copyIcon
  const action = copied > 0 ? copiedLabel : copyLabel
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
