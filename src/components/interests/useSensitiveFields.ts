'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { type SensitiveAnswers, type SensitiveKey, sensitiveKeys } from '../../contract/index.ts'
import { useLatestRef } from '../../ui/index.ts'

/** What was typed as the member pressed the button, for one attempt to send it, also when the fields leave the page. */
export interface SensitiveSend {
  /** Nothing after `markArrived` and `end`. */
  readonly read: () => SensitiveAnswers
  /** All has arrived: the fields are emptied. */
  readonly markArrived: () => void
  /** The attempt is over. What did not arrive is still in its field, or it is lost. */
  readonly end: () => void
}

/** The three fields, and the only access to what is typed in them. Nothing of it is stored. */
export interface SensitiveFields {
  /** Whether something is typed, never what. */
  readonly hasText: boolean
  readonly refs: Readonly<Record<SensitiveKey, (field: HTMLTextAreaElement | null) => void>>
  /** Something may have been typed in one of them. */
  readonly notePresence: () => void
  /**
   * Takes what is typed for one attempt to send it. Call it as the member presses the button. `null` while another
   * attempt is under way.
   */
  readonly take: () => SensitiveSend | null
  readonly clear: () => void
}

interface SensitiveFieldsOptions {
  /** The first character was typed. */
  readonly onTyped: () => void
  /** What was typed has not arrived, and is in no field any more. Called also when the fields have left the page. */
  readonly onLost: () => void
}

/** The three fields as elements: with an attempt to send it, the only place where the text is. */
export function useSensitiveFields(options: SensitiveFieldsOptions): SensitiveFields {
  const { fields, isBeingSent, refs, notifyLost } = useMountedFields(options.onLost)
  const [hasText, setHasText] = useState(false)

  const notePresence = () => {
    const isPresent = [...fields.values()].some(isFilled)
    if (isPresent === hasText) return
    setHasText(isPresent)
    if (isPresent) options.onTyped()
  }

  const clear = () => {
    empty(fields.values())
    notePresence()
  }

  function take(): SensitiveSend | null {
    if (isBeingSent.current) return null
    isBeingSent.current = true
    const handleEnd = (isLost: boolean) => {
      isBeingSent.current = false
      if (isLost) notifyLost()
    }
    return takeTyped(fields, clear, handleEnd)
  }

  return { hasText, refs, notePresence, take, clear }
}

function useMountedFields(onLost: () => void) {
  const [fields] = useState(() => new Map<SensitiveKey, HTMLTextAreaElement>())
  const isBeingSent = useRef(false)
  const latest = useLatestRef(onLost)
  const notifyLost = useCallback(() => latest.current(), [latest])
  // Those that are on the page, or were until now.
  const [known] = useState(() => new Set<HTMLTextAreaElement>())

  /**
   * A form can go without asking, with its session for one, and one of its fields with a step of it. React keeps a
   * reference to the field that last had the focus, and a copy of each field's text. Fields that are only hidden are
   * still in the document.
   */
  const dropGone = useCallback(() => {
    const mounted = new Set(fields.values())
    const gone = [...known].filter((field) => !field.isConnected && !mounted.has(field))
    // What is being sent may yet arrive.
    const isLost = !isBeingSent.current && gone.some(isFilled)
    empty(gone)
    for (const field of gone) known.delete(field)
    if (isLost) notifyLost()
  }, [fields, known, notifyLost])
  useEffect(() => dropGone, [dropGone])

  const [refs] = useState(() => {
    const refOf = (key: SensitiveKey) => (field: HTMLTextAreaElement | null) => {
      if (field) {
        fields.set(key, field)
        known.add(field)
      } else {
        fields.delete(key)
        // It is taken out of the document next.
        queueMicrotask(dropGone)
      }
    }
    return Object.fromEntries(sensitiveKeys.map((key) => [key, refOf(key)])) as SensitiveFields['refs']
  })
  return { fields, isBeingSent, refs, notifyLost }
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

function isFilled({ value }: HTMLTextAreaElement): boolean {
  return value.trim() !== ''
}

function empty(fields: Iterable<HTMLTextAreaElement>): void {
  for (const field of fields) {
    field.value = ''
    field.defaultValue = ''
  }
}
