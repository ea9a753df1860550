'use client'

import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react'
import { type MessageOverrides, useMessages, walletBalanceMessages } from '../../i18n/index.ts'
import { useWallet } from '../../queries/index.ts'
import { cx, Skeleton, VisuallyHidden } from '../../ui/index.ts'
import { ComponentRoot, isLoadingRead, SumAmount, useViewed, walletBalance } from '../common/index.ts'

export interface WalletBalanceProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Where the wallet is in your app: the balance is a link then. */
  readonly href?: string | undefined
  /**
   * The balance was clicked. Without `href` it is a button; with it, the link is followed unless you prevent the event.
   */
  readonly onOpen?: ((opened: { readonly event: MouseEvent<HTMLElement> }) => void) | undefined
  /** Overrides of the texts. Keep the object's identity. */
  readonly messages?: MessageOverrides<typeof walletBalanceMessages> | undefined
  readonly classNames?: Partial<Readonly<Record<'balance', string>>> | undefined
}

/**
 * The member's balance in one short line, for a header. It is as wide as its content and takes the
 * surrounding colour. It reserves its space while it loads, and renders nothing when it cannot be read.
 * Renders a `section`; state: `data-state` of its part `balance`.
 */
export const WalletBalance = forwardRef<HTMLElement, WalletBalanceProps>(function WalletBalance(
  { href, onOpen, messages, classNames, className, ...rest },
  ref,
) {
  return (
    <ComponentRoot
      {...rest}
      ref={ref}
      isInline
      name="wallet-balance"
      className={cx('xp-wallet-balance', className)}
    >
      <Balance href={href} onOpen={onOpen} messages={messages} className={classNames?.balance} />
    </ComponentRoot>
  )
})

interface BalanceProps extends Pick<WalletBalanceProps, 'href' | 'onOpen' | 'messages'> {
  readonly className: string | undefined
}

function Balance({ href, onOpen, messages, className }: BalanceProps): ReactNode {
  const t = useMessages(walletBalanceMessages, messages)
  const read = useWallet()
  const { data: wallet } = read
  const balance = wallet && walletBalance(wallet)
  useViewed(balance ? 'balance' : null, () => ({ name: 'wallet.viewed' }))
  const frame = 'xp-wallet-balance-value xp-figures'

  if (isLoadingRead(read)) {
    return (
      <span className={cx(frame, className)} data-state="loading">
        <Skeleton className="xp-wallet-balance-skeleton" />
      </span>
    )
  }
  if (!balance) return null

  const content = (
    <>
      <VisuallyHidden>{t('wallet.balance')} </VisuallyHidden>
      <SumAmount sum={balance} />
    </>
  )
  const handleClick = onOpen && ((event: MouseEvent<HTMLElement>) => onOpen({ event }))
  const pressable = cx(frame, 'xp-finger xp-wallet-balance-link xp-native xp-focus', className)
  if (href !== undefined) {
    return (
      <a className={pressable} data-state="ready" href={href} onClick={handleClick}>
        {content}
      </a>
    )
  }
  if (handleClick) {
    return (
      <button type="button" className={pressable} data-state="ready" onClick={handleClick}>
        {content}
      </button>
    )
  }
  return (
    <span className={cx(frame, className)} data-state="ready">
      {content}
    </span>
  )
}
