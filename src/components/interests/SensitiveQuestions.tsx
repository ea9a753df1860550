'use client'

import {
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { type SensitiveAnswers, type SensitiveKey, sensitiveKeys } from '../../contract/index.ts'
import { commonMessages, useMessages } from '../../i18n/index.ts'
import { cx, Icon, lockIcon, BuiltInTextArea, useLatestRef } from '../../ui/index.ts'
import { useExperience } from '../common/index.ts'
import type { InterestsTranslate } from './FormSection.tsx'

/** The only access to what was typed. Nothing of it is stored. */
export interface SensitiveQuestionsHandle {
  /**
   * Takes what is typed for one attempt to send it. Call it as the member presses the button. `null` while another
   * attempt is under way.
   */
  readonly take: () => SensitiveSend | null
  readonly clear: () => void
}

/** What was typed as the member pressed the button, for one attempt to send it, also when the fields leave the page. */
export interface SensitiveSend {
  /** Nothing after `markArrived` and `end`. */
  readonly read: () => SensitiveAnswers
  /** All has arrived: the fields are emptied. */
  readonly markArrived: () => void
  /** The attempt is over. What did not arrive is still in its field, or it is lost. */
  readonly end: () => void
}

interface SensitiveQuestionsProps {
  readonly t: InterestsTranslate
  readonly headingLevel: 2 | 3 | 4
  readonly className: string | undefined
  /** Of earlier answers, where there are any. */
  readonly note?: string | undefined
  /** Called when the first character is typed and when the last one is gone: whether, never what. */
  readonly onPresenceChange: (hasText: boolean) => void
  /** What was typed has not arrived, and is in no field any more. Called also when the fields have left the page. */
  readonly onLost: () => void
}

/** The three fields as elements: with an attempt to send it, the only place where the text is. */
function useSensitiveFields(
  ref: ForwardedRef<SensitiveQuestionsHandle>,
  onPresenceChange: (hasText: boolean) => void,
  onLost: () => void,
) {
  const fields = useRef(new Map<SensitiveKey, HTMLTextAreaElement>())
  const [hasText, setHasText] = useState(false)
  const isBeingSent = useRef(false)
  const latest = useLatestRef(onLost)
  const notifyLost = useCallback(() => latest.current(), [latest])

  const notePresence = () => {
    const isPresent = [...fields.current.values()].some(isFilled)
    if (isPresent === hasText) return
    setHasText(isPresent)
    onPresenceChange(isPresent)
  }

  const clear = () => {
    empty(fields.current.values())
    notePresence()
  }

  function take(): SensitiveSend | null {
    if (isBeingSent.current) return null
    isBeingSent.current = true
    const handleEnd = (isLost: boolean) => {
      isBeingSent.current = false
      if (isLost) notifyLost()
    }
    return takeTyped(fields.current, clear, handleEnd)
  }

  useImperativeHandle(ref, () => ({ take, clear }))

  useEffect(() => {
    const mounted = [...fields.current.values()]
    // A form can go without asking, with its session for one. React keeps a reference to the field that last had the
    // focus, and a copy of each field's text. Fields that are only hidden are still in the document.
    return () => {
      const gone = mounted.filter(({ isConnected }) => !isConnected)
      // What is being sent may yet arrive.
      const isLost = !isBeingSent.current && gone.some(isFilled)
      empty(gone)
      if (isLost) notifyLost()
    }
  }, [notifyLost])

  const keep = (key: SensitiveKey) => (field: HTMLTextAreaElement | null) => {
    if (field) fields.current.set(key, field)
    else fields.current.delete(key)
  }

  return { keep, notePresence }
}

/** @param fields those that are mounted, now and later. */
function takeTyped(
  fields: ReadonlyMap<SensitiveKey, HTMLTextAreaElement>,
  clear: () => void,
  onEnd: (isLost: boolean) => void,
): SensitiveSend {
  const taken = [...fields]
  let answers: SensitiveAnswers | null = null
  if (taken.some(([, field]) => isFilled(field)))
    answers = Object.fromEntries(taken.map(([key, field]) => [key, field.value]))
  // A field that is only hidden is in the page, and one in a part of the page that is being moved is mounted.
  const isHeld = () =>
    taken.some(([key, field]) => isFilled(field) && (field.isConnected || fields.get(key) === field))
  const drop = () => {
    answers = null
    empty(taken.map(([, field]) => field))
  }
  return {
    read: () => answers ?? {},
    markArrived: () => {
      drop()
      clear()
    },
    end: () => {
      const isLost = answers !== null && !isHeld()
      if (isLost) drop()
      answers = null
      onEnd(isLost)
    },
  }
}

/**
 * Diet, allergies, access: health data. Three fields whose text lives in the document alone: not controlled, not
 * registered with react-hook-form, without a `name` (so no native submit can put them into a URL), and in an element
 * that session recorders leave out. The form around it must carry `autocomplete="off"`: for a textarea Chromium reads
 * it there when it decides what of a page to restore on *back*. `useRestoredFields` has what WebKit makes of that.
 */
export const SensitiveQuestions = forwardRef<SensitiveQuestionsHandle, SensitiveQuestionsProps>(
  function SensitiveQuestions({ t, headingLevel, className, note, onPresenceChange, onLost }, ref) {
    const c = useMessages(commonMessages)
    const id = useId()
    const { slots } = useExperience()
    const { keep, notePresence } = useSensitiveFields(ref, onPresenceChange, onLost)
    const Heading = `h${headingLevel}` as const

    return (
      <div
        role="group"
        aria-labelledby={`${id}-title`}
        aria-describedby={cx(`${id}-promise`, note && `${id}-note`, `${id}-reload`)}
        className={cx('xp-interest-sensitive', className)}
      >
        <Heading id={`${id}-title`} className="xp-type-title-3">
          {t('interests.sensitive')} <span className="xp-interest-optional">{c('common.optional')}</span>
        </Heading>
        <div className="xp-interest-promise">
          <Icon drawing={lockIcon} className="xp-interest-lock" />
          <p id={`${id}-promise`} className="xp-type-small xp-prose">
            {t.rich(
              'interests.sensitive.promise',
              {},
              { b: (chunk: ReactNode) => <strong className="xp-strong">{chunk}</strong> },
            )}
          </p>
        </div>
        {note && (
          <p id={`${id}-note`} className="xp-interest-earlier xp-type-small xp-prose">
            {note}
          </p>
        )}
        <div
          {...recorderMarks}
          className={`xp-stack xp-gap-6 ${recorderMarks.className}`}
          onInput={notePresence}
        >
          {sensitiveKeys.map((key) => (
            <BuiltInTextArea
              key={key}
              {...privateFieldProps}
              ref={keep(key)}
              label={t(`interests.sensitive.${key}`)}
            />
          ))}
        </div>
        <p id={`${id}-reload`} className="xp-type-small xp-quiet xp-prose">
          {t('interests.sensitive.reload')}
        </p>
        {slots.healthDataConsent && <div className="xp-interest-consent">{slots.healthDataConsent}</div>}
      </div>
    )
  },
)

function isFilled({ value }: HTMLTextAreaElement): boolean {
  return value.trim() !== ''
}

function empty(fields: Iterable<HTMLTextAreaElement>): void {
  for (const field of fields) {
    field.value = ''
    field.defaultValue = ''
  }
}

/**
 * Marks that make session recorders leave an element out altogether. *Blocked*, not masked: a mask of rrweb's
 * (`rr-mask`, `rr-ignore`) still put the text of a textarea into a full snapshot when we tried it. Where a product can
 * only mask (Clarity, Matomo, Dynatrace, Inspectlet, SessionStack), that is the strongest it has. A mark that a product
 * does not know does nothing. No mark helps against a recorder that its owner configured to ignore it:
 * docs/hooks.md says so.
 */
const classes = [
  'rr-block', // rrweb, and what is built on its defaults (Statsig, OpenPanel)
  'ph-no-capture', // PostHog
  'sentry-block', // Sentry Replay
  'sentry-mask', // Sentry Replay, when blocking was turned off
  'fs-exclude', // FullStory
  'nr-block', // New Relic
  'amp-block', // Amplitude
  'mp-block', // Mixpanel
  'highlight-block', // Highlight, LaunchDarkly
  'pendo-sr-ignore', // Pendo
  'mf-excluded', // Mouseflow
  'lo-sensitive', // Lucky Orange
  '_lr-hide', // LogRocket
  'inspectlet-sensitive', // Inspectlet
  'sessionstack-sensitive', // SessionStack
  'userback-block', // Userback
  'ym-hide-content', // Yandex Metrica, content
  'ym-disable-keys', // Yandex Metrica, key presses
]

const attributes = {
  'data-hj-suppress': '', // Hotjar
  'data-dd-privacy': 'hidden', // Datadog
  'data-clarity-mask': 'true', // Microsoft Clarity
  'data-private': '', // LogRocket
  'data-sl': 'exclude', // Smartlook
  'data-recording-disable': '', // Smartlook, before its present API
  'data-openreplay-hidden': '', // OpenReplay
  'data-cs-mask': '', // Contentsquare
  'heap-ignore': 'true', // Heap, events
  'data-heap-redact-text': 'true', // Heap, text
  'data-dtrum-mask': '', // Dynatrace
  'data-matomo-mask': '', // Matomo
  'data-qm-block': '', // Quantum Metric
  'data-sr-redact': '', // Session Rewind
}

/** Spread on the element around what no recorder may see. */
export const recorderMarks = { className: classes.join(' '), ...attributes }

/**
 * For a field whose text must not leave the page by way of the browser or its extensions: no autofill and no saved
 * form data, no spelling or writing help (it may be remote), no password manager, no grammar checker.
 */
export const privateFieldProps = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  writingsuggestions: 'false', // Chrome and Edge 124, Safari 18
  'data-1p-ignore': 'true', // 1Password
  'data-lpignore': 'true', // LastPass
  'data-bwignore': 'true', // Bitwarden
  'data-protonpass-ignore': 'true', // Proton Pass
  'data-form-type': 'other', // Dashlane
  'data-gramm': 'false', // Grammarly
  'data-gramm_editor': 'false', // Grammarly
  'data-enable-grammarly': 'false', // Grammarly
  'data-lt-active': 'false', // LanguageTool
} as const
