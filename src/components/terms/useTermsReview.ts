'use client'

import { useEffect, useRef, useState } from 'react'
import { isExperienceError, isRefreshFailure } from '../../client/index.ts'
import type { TermsDocument } from '../../contract/index.ts'
import { useExperienceKit } from '../../queries/index.ts'
import { useExperience } from '../common/index.ts'
import {
  type AcceptanceOutcome,
  type AcceptDocument,
  acceptOutstanding,
  versionOf,
} from './acceptOutstanding.ts'

/** Why the last press of *Accept* did not lead on. */
export type TermsSetback = Exclude<AcceptanceOutcome, { readonly kind: 'accepted' }>

/** A member at the outstanding documents: what is ticked, what changed meanwhile, what became of accepting. */
export interface TermsReview {
  readonly isTicked: (document: TermsDocument) => boolean
  readonly tick: (document: TermsDocument, isTicked: boolean) => void
  /** Its box was empty when *Accept* was pressed. */
  readonly isFault: (document: TermsDocument) => boolean
  /** How many documents are here in another version than the member was first shown. */
  readonly changed: number
  readonly isAccepting: boolean
  readonly setback: TermsSetback | null
  /** The documents to show: while accepting those that are being accepted, also when the first of them has been. */
  readonly documents: readonly TermsDocument[]
  readonly accept: () => Promise<void>
}

interface TermsReviewOptions {
  readonly documents: readonly TermsDocument[]
  readonly accept: AcceptDocument
  readonly onAccepted: (accepted: { readonly documents: readonly TermsDocument[] }) => void
}

export function useTermsReview({ documents, accept, onAccepted }: TermsReviewOptions): TermsReview {
  const kit = useExperienceKit()
  const { emit, report } = useExperience()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isChecked, setIsChecked] = useState(false)
  const [accepting, setAccepting] = useState<readonly TermsDocument[] | null>(null)
  const [setback, setSetback] = useState<TermsSetback | null>(null)
  const changed = useChanged(documents)
  const isRunning = useRef(false)
  const isMounted = useIsMounted()

  async function handleAccept() {
    setIsChecked(true)
    if (isRunning.current || documents.some((document) => !ticked.has(versionOf(document)))) return
    isRunning.current = true
    setAccepting(documents)
    setSetback(null)
    const outcome = await acceptOutstanding(kit, documents, accept)
    isRunning.current = false
    if (outcome.kind === 'accepted') {
      for (const { type, version } of documents) emit({ name: 'terms.accepted', type, version })
      onAccepted({ documents })
    } else if (outcome.kind === 'failed' && !isKnown(outcome.error)) report(outcome.error)
    if (!isMounted()) return
    setAccepting(null)
    // What is shown anew has not been read: its box is empty, and that is no fault yet.
    if (outcome.kind === 'changed') setIsChecked(false)
    setSetback(outcome.kind === 'accepted' ? null : outcome)
  }

  return {
    isTicked: (document) => ticked.has(versionOf(document)),
    tick: (document, isTicked) => {
      const next = new Set(ticked)
      if (isTicked) next.add(versionOf(document))
      else next.delete(versionOf(document))
      setTicked(next)
    },
    isFault: (document) => isChecked && !ticked.has(versionOf(document)),
    changed,
    isAccepting: accepting !== null,
    setback,
    documents: accepting ?? documents,
    accept: handleAccept,
  }
}

/** The client has told `onError` of its own failures, and of the session's, already; not of what the host's `accept` threw. */
const isKnown = (error: unknown) => isExperienceError(error) || isRefreshFailure(error)

/** How many of the documents are here in another version than they were first seen in. */
function useChanged(documents: readonly TermsDocument[]): number {
  const [first, setFirst] = useState<Readonly<Record<string, string>>>({})
  const unseen = documents.filter(({ type }) => first[type] === undefined)
  if (unseen.length > 0)
    setFirst({ ...first, ...Object.fromEntries(unseen.map(({ type, version }) => [type, version])) })
  return documents.filter(({ type, version }) => first[type] !== undefined && first[type] !== version).length
}

function useIsMounted(): () => boolean {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return () => mounted.current
}
