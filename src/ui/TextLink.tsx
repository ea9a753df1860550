import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import type { IconDrawing } from './icons.ts'

interface TextLinkOwnProps {
  /** 16 px, before the words. */
  readonly icon?: IconDrawing
  /** `accent` (default) in the brand's ink; `ink` inside a notice. */
  readonly tone?: 'accent' | 'ink'
  /** Underlined under the pointer only: a way back, beside an icon that says so. */
  readonly quiet?: boolean
}

/** Props of {@link TextLink}: with `href` those of an `a`, without it those of a `button`. */
export type TextLinkProps = TextLinkOwnProps &
  (
    | (ComponentPropsWithoutRef<'a'> & { readonly href: string })
    | (Omit<ComponentPropsWithoutRef<'button'>, 'disabled'> & { readonly href?: undefined })
  )

/**
 * Underlined words that lead somewhere (`href`) or do something small (`onClick`). A link that opens a new
 * tab hands it no opener.
 */
export const TextLink = forwardRef<HTMLAnchorElement | HTMLButtonElement, TextLinkProps>(function TextLink(
  { icon, tone = 'accent', quiet = false, className, children, ...rest },
  ref,
) {
  const data = { 'data-tone': tone, 'data-quiet': quiet ? '' : undefined }
  const classes = cx('xp-finger xp-text-link xp-native xp-focus', className)
  const content = (
    <>
      {icon && <Icon drawing={icon} size="small" />}
      {children != null && (
        <span className="xp-text-link-label" suppressHydrationWarning>
          {children}
        </span>
      )}
    </>
  )
  if (rest.href === undefined) {
    return (
      <button
        type="button"
        {...rest}
        ref={ref as ForwardedRef<HTMLButtonElement>}
        className={classes}
        {...data}
      >
        {content}
      </button>
    )
  }
  const rel = rest.rel ?? (rest.target === '_blank' ? 'noopener noreferrer' : undefined)
  return (
    <a {...rest} rel={rel} ref={ref as ForwardedRef<HTMLAnchorElement>} className={classes} {...data}>
      {content}
    </a>
  )
})
