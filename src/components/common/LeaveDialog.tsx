'use client'

import { type ReactNode, useRef } from 'react'
import { commonMessages, useMessages } from '../../i18n/index.ts'
import { Button, Dialog } from '../../ui/index.ts'

export interface LeaveDialogProps {
  readonly open: boolean
  readonly words: {
    readonly title: string
    readonly text: string
    readonly stay: string
    readonly leave: string
  }
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks before something typed is lost. Staying is the primary way and has the focus. */
export function LeaveDialog({ open, words, onStay, onLeave }: LeaveDialogProps): ReactNode {
  const c = useMessages(commonMessages)
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={words.title}
      closeLabel={c('common.close')}
      initialFocus={stay}
      actions={
        <>
          <Button ref={stay} variant="primary" onClick={onStay}>
            {words.stay}
          </Button>
          <Button onClick={onLeave}>{words.leave}</Button>
        </>
      }
    >
      <p className="xp-type-body">{words.text}</p>
    </Dialog>
  )
}
