'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { operations } from '../../contract/index.ts'
import { type MessageOverrides, type Translate, useMessages, walletMessages } from '../../i18n/index.ts'
import { useExperienceKit, useWallet } from '../../queries/index.ts'
import { cx } from '../../ui/index.ts'
import { ComponentRoot, FailureView, readFailure, useViewed } from '../common/index.ts'
import { WalletLedger } from './WalletLedger.tsx'
import { WalletSkeleton } from './WalletSkeleton.tsx'
import { WalletSummary } from './WalletSummary.tsx'

/** The parts of {@link Wallet} that `classNames` reaches. */
export type WalletPart = 'body' | 'balance' | 'bar' | 'figures' | 'ledger' | 'month' | 'entry' | 'more'

/** Other words of the wallet; also for kinds of ledger entries that only you know (`wallet.ledger.type.…`). */
export type WalletMessages = MessageOverrides<typeof walletMessages> & {
  readonly [key: `wallet.ledger.type.${string}`]: string
}

/** What the parts of the wallet write with. */
export type WalletTranslate = Translate<typeof walletMessages>

/** Props of {@link Wallet}; all others go to its `section`. */
export interface WalletProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Level of the two headings, *Your balance* and *History*; the months are one deeper. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | undefined
  /** Other words for this one. Keep the object's identity. */
  readonly messages?: WalletMessages | undefined
  readonly classNames?: Partial<Readonly<Record<WalletPart, string>>> | undefined
}

/**
 * The member's points: balance, received and spent, as the Service gives them, and what moved them where
 * `assumptions.operations.ledger` is on. A figure that it does not give has no row. Renders a `section`; its part `body`
 * has `data-state` (`loading`, `ready`). Emits `wallet.viewed`.
 */
export const Wallet = forwardRef<HTMLElement, WalletProps>(function Wallet(
  { headingLevel = 2, messages, classNames = {}, className, ...rest },
  ref,
) {
  return (
    <ComponentRoot {...rest} ref={ref} name="wallet" className={cx('xp-wallet', className)}>
      <WalletContent headingLevel={headingLevel} messages={messages} classNames={classNames} />
    </ComponentRoot>
  )
})

type WalletContentProps = Required<Pick<WalletProps, 'headingLevel' | 'classNames' | 'messages'>>

function WalletContent({ headingLevel = 2, messages, classNames = {} }: WalletContentProps): ReactNode {
  const t = useMessages(walletMessages, messages)
  const { client } = useExperienceKit()
  const read = useWallet()
  const { data: wallet, refetch } = read
  const failure = readFailure(read)
  const hasLedger = client.isEnabled(operations.ledger)
  useViewed(wallet ? 'wallet' : null, () => ({ name: 'wallet.viewed' }))

  const body = {
    className: cx('xp-page xp-page-room xp-wallet-body', classNames.body),
    'data-ledger': hasLedger ? '' : undefined,
  }
  return (
    <div {...body} data-state={wallet ? 'ready' : failure === null ? 'loading' : 'failed'}>
      {wallet ? (
        <WalletSummary {...{ wallet, headingLevel, classNames, t }} />
      ) : failure !== null ? (
        <FailureView error={failure} title={t('wallet.failed')} onRetry={refetch} />
      ) : (
        <WalletSkeleton label={t('wallet.loading')} />
      )}
      {hasLedger && <WalletLedger {...{ wallet, headingLevel, classNames, t }} />}
    </div>
  )
}
