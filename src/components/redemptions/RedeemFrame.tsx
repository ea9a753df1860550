'use client'

import { forwardRef, type ReactNode, useImperativeHandle, useRef } from 'react'
import { commonMessages, useMessages } from '../../i18n/index.ts'
import { cx, Dialog } from '../../ui/index.ts'
import { ErrorBoundary } from '../common/index.ts'
import type { RedeemContentProps } from './RedeemSteps.tsx'

export interface RedeemFrameHandle {
  /** For what has changed by itself: the title is read, and the focus is where the new content begins. */
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

/** A dialog, or a place in the page: the same content in both. */
export const RedeemFrame = forwardRef<RedeemFrameHandle, RedeemFrameProps>(function RedeemFrame(
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
