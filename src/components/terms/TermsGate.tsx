'use client'

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { termsMessages, useMessages } from '../../i18n/index.ts'
import { KitContext, useExperienceKit, useTerms } from '../../queries/index.ts'
import { cx } from '../../ui/index.ts'
import { ComponentRoot, hostContent, ReadScope, useExperience } from '../common/index.ts'
import { outstandingOf } from './acceptOutstanding.ts'
import { HoldWrites } from './HoldWrites.tsx'
import { takeLostFocus } from './takeLostFocus.ts'
import { type TermsOptions, TermsPage } from './TermsAcceptance.tsx'
import { TermsOverlay } from './TermsOverlay.tsx'
import { useAcceptDocument } from './useAcceptDocument.ts'

/** Props of {@link TermsGate}; all others go to the `section` that stands there while the gate is shut. */
export interface TermsGateProps extends TermsOptions, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /**
   * `page` (default): in place of the children, which come when nothing is outstanding. `dialog`: over the children; *Not
   * now* leaves them to be looked at, under a banner. `banner`: above the children, with the dialog one press away.
   */
  readonly presentation?: 'page' | 'dialog' | 'banner' | undefined
  readonly children?: ReactNode
}

/**
 * Lets a member write only when nothing is outstanding: from its mount until the terms are read and all are accepted,
 * also while they load or cannot be read, every write of the session is refused with the kind `terms` before it is sent,
 * wherever on the page it comes from. What the member has typed in the children stays when a new version comes out.
 * Emits `terms.shown` and `terms.accepted`.
 *
 * @throws when there is neither `accept` nor the assumed operation: nobody could ever pass.
 */
export const TermsGate = forwardRef<HTMLElement, TermsGateProps>(function TermsGate(props, ref) {
  // Caught at the edge of a component: its own edge is not there yet while the gate asks what is outstanding.
  return useContext(KitContext) ? (
    <ReadScope>
      <Gate {...props} ref={ref} />
    </ReadScope>
  ) : (
    <ComponentRoot ref={ref} name="terms-gate">
      <OutsideProvider />
    </ComponentRoot>
  )
})

function OutsideProvider(): null {
  useExperienceKit()
  return null
}

const Gate = forwardRef<HTMLElement, TermsGateProps>(function Gate(
  {
    presentation = 'page',
    documents,
    accept,
    onAccepted,
    onDecline,
    headingLevel,
    messages,
    classNames,
    className,
    children,
    ...rest
  },
  ref,
) {
  const t = useMessages(termsMessages, messages)
  const { data } = useTerms()
  const isClear = data !== undefined && outstandingOf(data).length === 0
  const options = {
    documents,
    onAccepted,
    onDecline,
    headingLevel,
    messages,
    classNames,
    accept: useAcceptDocument('A TermsGate', accept),
  }
  const isPage = presentation === 'page'
  const { isEnded } = useExperience()
  // Once the session has ended, children that are in sight say so themselves.
  const isShown = !isClear && (isPage || !isEnded)

  return (
    <>
      <HoldWrites isHeld={!isClear} />
      {isShown && (
        <ComponentRoot
          {...rest}
          ref={ref}
          name="terms-gate"
          className={cx(isPage && 'xp-terms-page', className)}
          data-presentation={presentation}
        >
          {isPage ? (
            <TermsPage {...options} />
          ) : (
            <TermsOverlay {...options} startsOpen={presentation === 'dialog'} />
          )}
        </ComponentRoot>
      )}
      <Landing isClear={isClear} text={t('terms.accepted')} />
      {isPage ? <Guarded isClear={isClear}>{hostContent(children)}</Guarded> : hostContent(children)}
    </>
  )
})

/** Shown once nothing is outstanding; from then on kept, though hidden, so that a new version loses nothing that was typed. */
function Guarded({
  isClear,
  children,
}: {
  readonly isClear: boolean
  readonly children: ReactNode
}): ReactNode {
  const [hasBeenClear, setHasBeenClear] = useState(isClear)
  if (isClear && !hasBeenClear) setHasBeenClear(true)
  if (!hasBeenClear) return null
  return (
    <div className="xp-terms-guarded" hidden={!isClear}>
      {children}
    </div>
  )
}

/** Where the focus goes when the gate opens and takes the pressed button away: in front of what comes next. */
function Landing({ isClear, text }: { readonly isClear: boolean; readonly text: string }): ReactNode {
  const element = useRef<HTMLParagraphElement>(null)
  const [wasShut, setWasShut] = useState(!isClear)
  const [isDone, setIsDone] = useState(false)
  if (!isClear && !wasShut) setWasShut(true)
  useEffect(() => {
    if (isClear && wasShut) takeLostFocus(element.current)
  }, [isClear, wasShut])
  if (!isClear || !wasShut || isDone) return null
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- not to be used: it goes as soon as the focus moves on
    <p ref={element} tabIndex={-1} className="xp-visually-hidden" onBlur={() => setIsDone(true)}>
      {text}
    </p>
  )
}
