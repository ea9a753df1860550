'use client'

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { commonMessages, termsMessages, useMessages } from '../../i18n/index.ts'
import { KitContext, useExperienceKit, useTerms } from '../../queries/index.ts'
import { cx, Dialog, Notice, TextLink, useIsomorphicLayoutEffect } from '../../ui/index.ts'
import {
  ComponentRoot,
  hostContent,
  readFailure,
  ReadScope,
  RetryLink,
  useExperience,
} from '../common/index.ts'
import { takeLostFocus, type TermsOptions, TermsPage } from './TermsAcceptance.tsx'
import { TermsForm } from './TermsForm.tsx'
import { type AcceptDocument, outstandingOf, useAcceptDocument } from './useTermsReview.ts'

/** Props of {@link TermsGate}; all others go to the `section` that is there while the gate is closed. */
export interface TermsGateProps extends TermsOptions, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /**
   * `page` (default): in place of the children, which appear when nothing is outstanding. `dialog`: over the children;
   * *Not now* leaves them readable under a banner. `banner`: above the children, with a link that opens the dialog.
   */
  readonly presentation?: 'page' | 'dialog' | 'banner' | undefined
  readonly children?: ReactNode
}

/**
 * Blocks writes until the member has accepted all terms. From its mount until nothing is outstanding, also where the
 * terms cannot be read, every write of the session fails with the kind `terms` before it is sent, wherever on the page
 * it comes from; one that comes while they are still read waits for that. What the member has typed in the children
 * stays when a new version comes out. Emits `terms.shown` and `terms.accepted`.
 *
 * @throws when there is neither `accept` nor the assumed operation: no member could ever accept.
 */
export const TermsGate = forwardRef<HTMLElement, TermsGateProps>(function TermsGate(props, ref) {
  // The missing provider is thrown inside a ComponentRoot, which catches it: the gate's own comes after its first read.
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
  const read = useTerms()
  const { data } = read
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
  const title = useRef<HTMLHeadingElement>(null)
  const inside = hostContent(children)
  const { isEnded } = useExperience()
  // Visible children say themselves that the session has ended.
  const isShown = !isClear && (isPage || !isEnded)

  return (
    <>
      <BlockWrites isBlocking={!isClear} isKnown={data !== undefined || readFailure(read) !== null} />
      {isShown && (
        <ComponentRoot
          {...rest}
          ref={ref}
          name="terms-gate"
          className={cx(isPage && 'xp-terms-page', className)}
          data-presentation={presentation}
        >
          {isPage ? (
            <TermsPage {...options} titleRef={title} />
          ) : (
            <TermsOverlay {...options} startsOpen={presentation === 'dialog'} />
          )}
        </ComponentRoot>
      )}
      <Landing isAsking={data !== undefined && !isClear} isClear={isClear} text={t('terms.accepted')} />
      {isPage ? <Guarded {...{ isClear, title }}>{inside}</Guarded> : inside}
    </>
  )
})

interface GuardedProps {
  readonly isClear: boolean
  /** Of what stands in its place while it is hidden. */
  readonly title: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/**
 * Mounted once nothing is outstanding. A new version only hides the children, so that nothing typed is lost; whoever
 * was in them reads on from its title.
 */
function Guarded({ isClear, title, children }: GuardedProps): ReactNode {
  const element = useRef<HTMLDivElement>(null)
  const [hasBeenClear, setHasBeenClear] = useState(isClear)
  if (isClear && !hasBeenClear) setHasBeenClear(true)
  // Before the browser takes the focus from what is hidden.
  useIsomorphicLayoutEffect(() => {
    if (!isClear && element.current?.matches(':focus-within')) title.current?.focus()
  }, [isClear, title])
  if (!hasBeenClear) return null
  return (
    <div ref={element} className="xp-terms-guarded" hidden={!isClear}>
      {children}
    </div>
  )
}

interface LandingProps {
  /** Documents are outstanding. While they are read, neither this nor `isClear` holds. */
  readonly isAsking: boolean
  readonly isClear: boolean
  readonly text: string
}

/**
 * Takes the focus when the gate opens and the pressed button disappears: in front of the children. Not for who has
 * accepted long ago.
 */
function Landing({ isAsking, isClear, text }: LandingProps): ReactNode {
  const element = useRef<HTMLParagraphElement>(null)
  const [hasAsked, setHasAsked] = useState(isAsking)
  const [isDone, setIsDone] = useState(false)
  if (isAsking && !hasAsked) setHasAsked(true)
  // A new version is accepted anew.
  if (isAsking && isDone) setIsDone(false)
  useEffect(() => {
    if (isClear && hasAsked) takeLostFocus(element.current)
  }, [isClear, hasAsked])
  if (!isClear || !hasAsked || isDone) return null
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- not interactive: it disappears as soon as the focus moves on
    <p ref={element} tabIndex={-1} className="xp-visually-hidden" onBlur={() => setIsDone(true)}>
      {text}
    </p>
  )
}

/**
 * Closes the kit's write gate while it is mounted with `isBlocking`. A component of its own, rendered *before* the
 * children: effects run in the order of the tree, so the gate is closed before an effect of the children can write.
 */
function BlockWrites({
  isBlocking,
  isKnown,
}: {
  readonly isBlocking: boolean
  readonly isKnown: boolean
}): null {
  const { writeGate } = useExperienceKit()
  useIsomorphicLayoutEffect(
    () => (isBlocking ? writeGate.close(isKnown) : undefined),
    [isBlocking, isKnown, writeGate],
  )
  // Closed a second time: React undoes layout effects when a boundary above suspends and hides us, and the
  // gate must stay closed.
  useEffect(() => (isBlocking ? writeGate.close(isKnown) : undefined), [isBlocking, isKnown, writeGate])
  return null
}

interface TermsOverlayProps extends TermsOptions {
  readonly accept: AcceptDocument
  /** False: starts with the banner. */
  readonly startsOpen: boolean
}

/** The gate over visible children: a dialog, and a banner above them while the dialog is closed. */
function TermsOverlay({
  documents: texts = {},
  accept,
  onAccepted,
  onDecline,
  headingLevel = 2,
  messages,
  classNames = {},
  startsOpen,
}: TermsOverlayProps): ReactNode {
  const t = useMessages(termsMessages, messages)
  const c = useMessages(commonMessages)
  const read = useTerms()
  const [isOpen, setIsOpen] = useState(startsOpen)
  const failure = readFailure(read)
  if (failure !== null)
    return <TermsUnread error={failure} onRetry={() => void read.refetch()} {...{ t, classNames }} />
  if (!read.data) return null

  function handleDecline() {
    setIsOpen(false)
    onDecline?.()
  }

  return (
    <>
      {!isOpen && (
        <Notice
          announces="polite"
          className={cx('xp-terms-banner', classNames.banner)}
          title={t('terms.banner.title')}
          action={
            <TextLink tone="ink" onClick={() => setIsOpen(true)}>
              {t('terms.banner.review')}
            </TextLink>
          }
        >
          {t('terms.banner.text')}
        </Notice>
      )}
      {/* Neither Escape nor the backdrop answers for the member. *Not now* always closes, so it is no focus trap. */}
      <Dialog
        open={isOpen}
        onClose={handleDecline}
        dismissible={false}
        title={t('terms.title')}
        closeLabel={c('common.close')}
        className="xp-terms-dialog"
      >
        <TermsForm
          {...{ texts, accept, headingLevel, classNames, t }}
          isDialog
          documents={outstandingOf(read.data)}
          onDecline={handleDecline}
          onAccepted={(accepted) => onAccepted?.(accepted)}
        />
      </Dialog>
    </>
  )
}

interface TermsUnreadProps extends Required<Pick<TermsOptions, 'classNames'>> {
  readonly error: unknown
  readonly onRetry: () => void
  readonly t: ReturnType<typeof useMessages<typeof termsMessages>>
}

/** The terms cannot be read, so nothing is sent. */
function TermsUnread({ error, onRetry, classNames = {}, t }: TermsUnreadProps): ReactNode {
  return (
    <Notice
      announces="assertive"
      tone="wrong"
      className={cx('xp-terms-banner', classNames.banner)}
      title={t('terms.banner.failed.title')}
      action={<RetryLink error={error} tone="ink" onRetry={onRetry} />}
    >
      {t('terms.banner.failed.text')}
    </Notice>
  )
}
