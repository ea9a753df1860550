'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { commonMessages, redemptionsMessages, useMessages } from '../../i18n/index.ts'
import { useAnnounce } from '../../ui/index.ts'
import { useViewed } from '../common/index.ts'
import { RedeemActions } from './RedeemActions.tsx'
import { RedeemBody } from './RedeemBody.tsx'
import { RedeemFrame, type RedeemFrameHandle } from './RedeemFrame.tsx'
import type { RedeemOfferProps } from './RedeemOffer.tsx'
import { type RedeemStep, useRedeeming } from './useRedeeming.ts'

/** What all parts of redeeming are given by the host. */
export interface RedeemContentProps extends Pick<
  RedeemOfferProps,
  'offerId' | 'open' | 'onClose' | 'onRedeemed' | 'onAsk' | 'onOpenRedemption' | 'messages'
> {
  readonly headingLevel: 1 | 2 | 3 | 4
  readonly classNames: NonNullable<RedeemOfferProps['classNames']>
}

/** Nothing is read for a dialog that nobody has opened yet. */
export function RedeemSteps(props: RedeemContentProps): ReactNode {
  const [isNeeded, setIsNeeded] = useState(false)
  if (props.open !== false && !isNeeded) setIsNeeded(true)
  return isNeeded && <Steps {...props} />
}

function Steps({ messages, classNames, headingLevel, ...props }: RedeemContentProps): ReactNode {
  const t = useMessages(redemptionsMessages, messages)
  const c = useMessages(commonMessages)
  const announce = useAnnounce()
  const { offerId, open, onClose } = props
  const isOpen = open ?? true
  const redeeming = useRedeeming(props, isOpen)
  const { step, isBusy } = redeeming
  const frame = useRef<RedeemFrameHandle>(null)
  const before = useRef({ type: step.type, isOpen })
  useViewed(isOpen && step.type === 'confirm' ? offerId : null, () => ({
    name: 'redemption.started',
    offerId,
  }))

  useEffect(() => {
    const wasHere = before.current.isOpen && isOpen
    const isNew = wasHere && before.current.type !== 'done' && step.type === 'done'
    before.current = { type: step.type, isOpen }
    if (!isNew) return
    frame.current?.focusTitle()
    announce(c('common.phrases', { first: t('redemptions.done.status'), second: t('redemptions.done.next') }))
  }, [step.type, isOpen, announce, t, c])

  const title = titleOf(step)
  return (
    <RedeemFrame
      ref={frame}
      open={open}
      onClose={onClose}
      title={t(title)}
      state={step.type}
      actions={<RedeemActions {...props} redeeming={redeeming} isBusy={isBusy} t={t} />}
      headingLevel={headingLevel}
      classNames={classNames}
    >
      <RedeemBody {...props} redeeming={redeeming} classNames={classNames} t={t} />
    </RedeemFrame>
  )
}

function titleOf({ type }: RedeemStep) {
  if (type === 'done') return 'redemptions.done.title'
  return type === 'unknown' ? 'redemptions.unknown.title' : 'redemptions.redeem.title'
}
