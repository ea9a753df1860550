import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Props of {@link Amount}. Its parts come formatted: nothing is computed here. */
export interface AmountProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children' | 'about'> {
  /** The figure as it is read, e.g. `12,500` or `−42,000`. */
  readonly value: string
  /** The currency's symbol, from the data. Without it the figure stands alone. */
  readonly symbol?: string | undefined
  /** What the symbol is called (*points*), read instead of it. */
  readonly symbolName?: string | undefined
  /** Default `end`. */
  readonly symbolPosition?: 'start' | 'end'
  /** The same in money, already in words (*about US$125*), or what else there is to say of it. */
  readonly about?: ReactNode
}

/**
 * A sum of points, its symbol (but a long word) never parted from it, and what it is about in money. Takes size and
 * weight from its surroundings. State: `data-length`, `long` from eleven or twelve figures on.
 */
export const Amount = forwardRef<HTMLSpanElement, AmountProps>(function Amount(
  { value, symbol, symbolName, symbolPosition = 'end', about, className, ...rest },
  ref,
) {
  const mark = symbol ? (
    <>
      <span className="xp-amount-symbol" aria-hidden={symbolName ? true : undefined}>
        {/* A long word may begin the next line, rather than end in the middle of itself. */}
        {symbolPosition === 'end' && symbol.length > 8 && <wbr className="xp-amount-break" />}
        {symbol}
      </span>
      {symbolName && <VisuallyHidden> {symbolName}</VisuallyHidden>}
    </>
  ) : null
  return (
    <span
      {...rest}
      ref={ref}
      className={cx('xp-amount xp-figures', className)}
      data-length={value.length > 14 ? 'long' : undefined}
    >
      <span className="xp-amount-sum">
        {symbolPosition === 'start' && mark}
        <bdi className="xp-amount-value" suppressHydrationWarning>
          {value}
        </bdi>
        {symbolPosition === 'end' && mark}
      </span>
      {about && (
        <>
          {' '}
          <span className="xp-amount-about" suppressHydrationWarning>
            {about}
          </span>
        </>
      )}
    </span>
  )
})
