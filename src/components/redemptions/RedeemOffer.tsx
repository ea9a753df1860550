'use client'

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { type Offer, operations, type Redemption } from '../../contract/index.ts'
import { commonMessages, redemptionsMessages, useMessages } from '../../i18n/index.ts'
import { cx, Dialog, useAnnounce } from '../../ui/index.ts'
import { ComponentRoot, ErrorBoundary } from '../common/index.ts'
import { RedeemActions } from './RedeemActions.tsx'
import { RedeemBody } from './RedeemBody.tsx'
import type { RedemptionsMessages } from './redemptionStatus.ts'
import { useRedeemFlow } from './useRedeemFlow.ts'
import type { RedeemStep } from './useRedeeming.ts'

/** The parts of {@link RedeemOffer} that take a class. `dialog` is there only as a dialog, `title` only in a page. */
export type RedeemOfferPart = 'dialog' | 'title' | 'offer' | 'sums' | 'actions'

/** Props of {@link RedeemOffer}; all others go to its `section`. */
export interface RedeemOfferProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'title'> {
  readonly offerId: string
  /** Given, it is a dialog (under 700 px a sheet) that is open or not. Left out, it is content of your page. */
  readonly open?: boolean | undefined
  /**
   * The member closes it, before or after redeeming. A dialog needs it; in a page it adds the buttons *Not
   * now* and *Done*.
   */
  readonly onClose?: (() => void) | undefined
  /** The points are spent. Called once for each redemption, also when an earlier attempt turned out to have arrived. */
  readonly onRedeemed?: ((event: { readonly redemption: Redemption }) => void) | undefined
  /** The action for an offer that cannot be redeemed: show the `InterestForm`. Without it there is no such button. */
  readonly onAsk?: ((event: { readonly offer: Offer }) => void) | undefined
  /** The member wants to see what was redeemed: show the `RedemptionDetail`. Without it there is no such button. */
  readonly onOpenRedemption?: ((event: { readonly redemptionId: string }) => void) | undefined
  /** Of the title in a page, 1 to 4; that of a dialog is 2. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined
  /** Overrides of the texts. Keep the object's identity. */
  readonly messages?: RedemptionsMessages | undefined
  readonly classNames?: Partial<Readonly<Record<RedeemOfferPart, string>>> | undefined
}

/**
 * Shows what the points balance will be, asks for confirmation, and redeems once: neither a double click, a
 * lost answer, leaving and coming back, nor a reload spends the points twice. An offer that was read a while ago is
 * read again at the press: at another price nothing is sent. Renders a `section`, without a box around a dialog.
 * State: `data-state` on the body. Emits `redemption.started`, `redemption.created`.
 */
export const RedeemOffer = forwardRef<HTMLElement, RedeemOfferProps>(function RedeemOffer(
  {
    offerId,
    open,
    onClose,
    onRedeemed,
    onAsk,
    onOpenRedemption,
    headingLevel = 2,
    messages,
    classNames = {},
    className,
    ...rest
  },
  ref,
) {
  const isDialog = open !== undefined
  return (
    <ComponentRoot
      {...rest}
      ref={ref}
      name="redeem-offer"
      needs={operations.createRedemption}
      isInline={isDialog}
      className={cx('xp-redeem', className)}
      data-dialog={isDialog ? '' : undefined}
    >
      {/* Another offer starts from the beginning. */}
      <RedeemContent
        key={offerId}
        {...{
          offerId,
          open,
          onClose,
          onRedeemed,
          onAsk,
          onOpenRedemption,
          headingLevel,
          messages,
          classNames,
        }}
      />
    </ComponentRoot>
  )
})

interface RedeemContentProps extends Pick<
  RedeemOfferProps,
  'offerId' | 'open' | 'onClose' | 'onRedeemed' | 'onAsk' | 'onOpenRedemption' | 'messages'
> {
  readonly headingLevel: 1 | 2 | 3 | 4
  readonly classNames: NonNullable<RedeemOfferProps['classNames']>
}

/** Requests nothing for a dialog that was never opened. */
function RedeemContent(props: RedeemContentProps): ReactNode {
  const [isNeeded, setIsNeeded] = useState(false)
  if (props.open !== false && !isNeeded) setIsNeeded(true)
  return isNeeded && <Steps {...props} />
}

function Steps({ messages, classNames, headingLevel, ...props }: RedeemContentProps): ReactNode {
  const t = useMessages(redemptionsMessages, messages)
  const c = useMessages(commonMessages)
  const announce = useAnnounce()
  const { offerId, open, onClose, onRedeemed, onAsk, onOpenRedemption } = props
  const isOpen = open ?? true
  const redeeming = useRedeemFlow(offerId, { onRedeemed, isOpen })
  const { step } = redeeming
  const frame = useRef<RedeemFrameHandle>(null)
  const obstacle = step.type === 'confirm' && step.refusal === null ? step.obstacle : null
  const before = useRef({ type: step.type, obstacle, isOpen })
  const isOver = step.type === 'done' && isCanceled(step)

  useEffect(() => {
    const wasHere = before.current.isOpen && isOpen
    const { type: was, obstacle: stood } = before.current
    before.current = { type: step.type, obstacle, isOpen }
    // It could be redeemed until now. A refusal is announced with its reason.
    if (wasHere && obstacle !== null && was === 'confirm' && stood === null)
      announce(`${t(`redemptions.obstacle.${obstacle}.title`)} ${t(`redemptions.obstacle.${obstacle}.text`)}`)
    if (wasHere && was === 'confirm' && step.type === 'gone')
      announce(`${t('redemptions.obstacle.gone.title')} ${t('redemptions.obstacle.gone.text')}`)
    // Also to one who has closed the dialog meanwhile.
    if (was === 'done' || step.type !== 'done' || (isOpen && !wasHere)) return
    if (wasHere) frame.current?.focusTitle()
    const words = isOver
      ? { first: t('redemptions.status.CANCELED'), second: t('redemptions.refund.alone') }
      : { first: t('redemptions.done.status'), second: t('redemptions.done.next') }
    announce(c('common.phrases', words))
  }, [step.type, isOver, obstacle, isOpen, announce, t, c])

  const title = titleOf(step)
  return (
    <RedeemFrame
      ref={frame}
      open={open}
      onClose={onClose}
      title={t(title)}
      state={step.type}
      actions={<RedeemActions {...{ redeeming, onClose, onAsk, onOpenRedemption, t }} />}
      headingLevel={headingLevel}
      classNames={classNames}
    >
      <RedeemBody canAsk={onAsk !== undefined} {...{ redeeming, onOpenRedemption, classNames, t }} />
    </RedeemFrame>
  )
}

const isCanceled = ({ redemption }: Extract<RedeemStep, { type: 'done' }>) => redemption.status === 'CANCELED'

function titleOf(step: RedeemStep) {
  if (step.type === 'done') return isCanceled(step) ? 'redemptions.status.CANCELED' : 'redemptions.done.title'
  return step.type === 'unknown' ? 'redemptions.unknown.title' : 'redemptions.redeem.title'
}

interface RedeemFrameHandle {
  /** Moves the focus to the title after the content has changed, so that a screen reader reads on from there. */
  readonly focusTitle: () => void
}

interface RedeemFrameProps extends Pick<
  RedeemContentProps,
  'open' | 'onClose' | 'headingLevel' | 'classNames'
> {
  readonly title: string
  readonly state: string
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** A dialog or a part of the page, with the same content. */
const RedeemFrame = forwardRef<RedeemFrameHandle, RedeemFrameProps>(function RedeemFrame(
  { open, onClose, headingLevel, classNames, title, state, actions, children },
  ref,
) {
  const c = useMessages(commonMessages)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useImperativeHandle(ref, () => ({ focusTitle: () => (dialog.current ?? heading.current)?.focus() }))
  const foot = (
    <div className={cx('xp-wrap xp-gap-3 xp-above-1 xp-equal xp-redeem-actions', classNames.actions)}>
      {actions}
    </div>
  )

  if (open === undefined) {
    const Heading = `h${headingLevel}` as const
    return (
      <div className="xp-redeem-body" data-state={state}>
        <Heading ref={heading} tabIndex={-1} className={cx('xp-below-1 xp-type-title-2', classNames.title)}>
          {title}
        </Heading>
        {children}
        {foot}
      </div>
    )
  }
  return (
    <Dialog
      ref={dialog}
      className={classNames.dialog}
      open={open}
      onClose={() => onClose?.()}
      title={title}
      closeLabel={c('common.close')}
    >
      <ErrorBoundary>
        <div className="xp-redeem-body" data-state={state}>
          {children}
          {foot}
        </div>
      </ErrorBoundary>
    </Dialog>
  )
})
