'use client'

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { AnnouncerContext, LiveRegions } from './AnnouncerProvider.tsx'
import { Icon } from './Icon.tsx'
import { cx } from './cx.ts'
import { useIsomorphicLayoutEffect } from './hooks/useIsomorphicLayoutEffect.ts'
import { useKeptKeys } from './hooks/useKeptKeys.ts'
import { useLatestRef } from './hooks/useLatestRef.ts'
import { closeIcon } from './icons.ts'

/** Props of {@link Dialog}. */
export interface DialogProps extends Omit<
  ComponentPropsWithoutRef<'dialog'>,
  'open' | 'onClose' | 'onCancel' | 'title'
> {
  readonly open: boolean
  /** The member wants to leave: Escape, the close button, or a press on the scrim. Set `open` to false. */
  readonly onClose: () => void
  /** Names the dialog, as its heading (`h2`). */
  readonly title: ReactNode
  /** The name of the close button. */
  readonly closeLabel: string
  /** False: no close button, and neither Escape nor the scrim closes. Give another action that closes. Default true. */
  readonly dismissible?: boolean
  /**
   * What gets focus on opening; the dialog itself otherwise, so that its name is read and nothing is pressed
   * by accident.
   */
  readonly initialFocus?: RefObject<HTMLElement | null>
  /** `regular` is 520 px wide, `wide` 1,184. Under 700 px either is a sheet. */
  readonly size?: 'regular' | 'wide'
  /** Buttons at the foot, side by side. */
  readonly actions?: ReactNode
}

/** The browser's own, in a modal dialog. */
const modalKeys = ['Escape', 'Tab']

/**
 * A modal native `dialog`, opened in place: nothing is moved to the body. Content is mounted only while it
 * shows. Focus returns to where it was. Announcements are read inside it while it is open. Parts:
 * `xp-dialog-panel`, `-header`, `-body`, `-actions`.
 */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog(
  {
    open,
    onClose,
    title,
    closeLabel,
    dismissible = true,
    initialFocus,
    size = 'regular',
    actions,
    className,
    children,
    ...rest
  },
  ref,
) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { isPresent, isHidden, reopen } = useModal(dialogRef, { open, initialFocus })
  const handlers = useDismissal({ open, dismissible, onClose, isHidden, reopen })
  useKeptKeys(dialogRef, { isActive: open, keys: modalKeys })
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialogRef.current, [])

  return (
    <dialog
      aria-labelledby={titleId}
      {...rest}
      ref={dialogRef}
      className={cx('xp-dialog xp-surface', className)}
      data-size={size}
      data-leaving={isPresent && !open ? '' : undefined}
      tabIndex={-1}
      {...handlers}
    >
      {isPresent && (
        <DialogPanel {...{ titleId, title, closeLabel, dismissible, onClose, actions }}>
          {children}
        </DialogPanel>
      )}
    </dialog>
  )
})

interface DialogPanelProps extends Pick<
  DialogProps,
  'title' | 'closeLabel' | 'onClose' | 'actions' | 'children'
> {
  readonly titleId: string
  readonly dismissible: boolean
}

function DialogPanel({
  titleId,
  title,
  closeLabel,
  dismissible,
  onClose,
  actions,
  children,
}: DialogPanelProps): ReactNode {
  const outer = useContext(AnnouncerContext)
  const announcer = useMemo(() => outer && { ...outer, depth: outer.depth + 1 }, [outer])
  return (
    <AnnouncerContext.Provider value={announcer}>
      <div className="xp-dialog-panel xp-container">
        <div className="xp-dialog-header">
          <h2 id={titleId} className="xp-dialog-title xp-type-title-2">
            {title}
          </h2>
          {dismissible && (
            <button
              type="button"
              className="xp-icon-button xp-dialog-close xp-native xp-focus"
              aria-label={closeLabel}
              onClick={() => onClose()}
            >
              <Icon drawing={closeIcon} />
            </button>
          )}
        </div>
        <div className="xp-dialog-body">{children}</div>
        {actions != null && <div className="xp-wrap xp-gap-3 xp-above-8 xp-equal">{actions}</div>}
      </div>
      <LiveRegions />
    </AnnouncerContext.Provider>
  )
}

interface DismissalOptions extends Pick<DialogProps, 'open' | 'onClose'> {
  readonly dismissible: boolean
  readonly isHidden: RefObject<boolean>
  readonly reopen: () => void
}

/**
 * The handlers by which Escape and a press on the scrim close the dialog. The scrim is for pointers; a
 * keyboard has Escape and the close button.
 */
function useDismissal({ open, dismissible, onClose, isHidden, reopen }: DismissalOptions) {
  const pressedScrim = useRef(false)

  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    // A file input inside also fires a cancel, and that one bubbles.
    if (event.target !== event.currentTarget) return
    event.stopPropagation()
    event.preventDefault()
    if (dismissible) onClose()
  }

  /** Chromium closes at a second Escape although `cancel` was prevented (close watchers). */
  function handleClose(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return
    // React passes it on to what is around, where MUI takes it for its own dialog's.
    event.stopPropagation()
    // Open all the same: the event comes late, after StrictMode closed and reopened it.
    if (!open || event.currentTarget.open || isHidden.current) return
    if (dismissible) onClose()
    else reopen()
  }

  function handlePointerDown(event: PointerEvent<HTMLDialogElement>) {
    pressedScrim.current = event.target === event.currentTarget
  }

  /** Pressed and released on the scrim: a text selection that is dragged out of the panel must not close the dialog. */
  function handleClick(event: MouseEvent<HTMLDialogElement>) {
    if (dismissible && pressedScrim.current && event.target === event.currentTarget) onClose()
  }

  return {
    onCancel: handleCancel,
    onClose: handleClose,
    onPointerDown: handlePointerDown,
    onClick: handleClick,
  }
}

/** What {@link useModal} follows. */
interface ModalOptions {
  readonly open: boolean
  readonly initialFocus: RefObject<HTMLElement | null> | undefined
}

/** Keeps a native `dialog` modal while `open`, and its content there (`isPresent`) until it has left the screen. */
function useModal(ref: RefObject<HTMLDialogElement | null>, { open, initialFocus }: ModalOptions) {
  const [isPresent, setIsPresent] = useState(open)
  const isHidden = useRef(false)
  if (open && !isPresent) setIsPresent(true)

  function show() {
    const dialog = ref.current
    isHidden.current = false
    if (!dialog || dialog.open) return
    dialog.showModal()
    const target = initialFocus?.current ?? dialog
    target.focus({ preventScroll: true })
  }

  useIsomorphicLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open) {
      show()
      return
    }
    if (!isPresent) return
    let isStale = false
    function leave() {
      if (isStale) return
      dialog?.close()
      setIsPresent(false)
    }
    const leaving = dialog.getAnimations?.() ?? []
    if (leaving.length === 0) leave()
    else Promise.allSettled(leaving.map((animation) => animation.finished)).then(leave, leave)
    return () => {
      isStale = true
    }
    // Only opening and closing count: another `initialFocus` must not pull the focus from where the member is.
  }, [open, isPresent])

  useModalWhileSeen(ref, open, show)

  // `close` returns the focus. A dialog that is only removed from the page does not. React undoes this also where it
  // hides what is around, as when something beside it suspends: then it is still open for who opened it.
  useIsomorphicLayoutEffect(() => {
    const dialog = ref.current
    return () => {
      isHidden.current = true
      if (dialog?.open) dialog.close()
    }
  }, [ref])

  return { isPresent, isHidden, reopen: show }
}

/**
 * A modal holds the page also where what is around it is hidden, as a view is on *Back*: nothing could be pressed any
 * more. Until it is seen again it is open, and none. A browser makes it none where the page moves what is around it.
 */
function useModalWhileSeen(ref: RefObject<HTMLDialogElement | null>, open: boolean, show: () => void): void {
  const latest = useLatestRef(show)
  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog || typeof ResizeObserver === 'undefined') return
    function follow() {
      if (!dialog?.open) return
      const isSeen = dialog.getClientRects().length > 0
      if (isSeen === dialog.matches(':modal')) return
      // One that is no modal returns only a focus that is in it.
      if (isSeen) dialog.focus({ preventScroll: true })
      dialog.close()
      if (isSeen) latest.current()
      else dialog.show()
    }
    // In the next frame: it has another size then, which the observer would report as a loop.
    const observer = new ResizeObserver(() => requestAnimationFrame(follow))
    observer.observe(dialog)
    return () => observer.disconnect()
  }, [ref, open, latest])
}
