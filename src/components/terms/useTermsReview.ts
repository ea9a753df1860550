'use client'

import { useEffect, useRef, useState } from 'react'
import { callSafely, developerError } from '../../base/index.ts'
import { ExperienceError, isExperienceError, isOutcomeUnknown, isRefreshFailure } from '../../client/index.ts'
import { operations, type Terms, type TermsDocument } from '../../contract/index.ts'
import {
  type ExperienceKit,
  fetchFresh,
  termsQuery,
  useAcceptTerms,
  useExperienceKit,
} from '../../queries/index.ts'
import { useLatestRef } from '../../ui/index.ts'
import { useExperience } from '../common/index.ts'

/** Why the last attempt to accept did not succeed. */
type TermsSetback = Exclude<AcceptanceOutcome, { readonly kind: 'accepted' }>

/** The state of the outstanding documents: which are ticked, which have changed, how accepting went. */
export interface TermsReview {
  readonly isTicked: (document: TermsDocument) => boolean
  readonly tick: (document: TermsDocument, isTicked: boolean) => void
  /** It was not ticked when the member tried to accept. */
  readonly isMissing: (document: TermsDocument) => boolean
  /** How many documents have another version than the one that was shown first. */
  readonly changed: number
  readonly isAccepting: boolean
  readonly setback: TermsSetback | null
  /** The documents to show; while accepting, all that are being accepted. */
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
  const { report } = useExperience()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isChecked, setIsChecked] = useState(false)
  const [accepting, setAccepting] = useState<readonly TermsDocument[] | null>(null)
  const [setback, setSetback] = useState<TermsSetback | null>(null)
  const changed = useChanged(documents)
  const { tell, tellOnceRead } = useAcceptedNews(kit, onAccepted)
  // No write record owns all of it: reads before and after, a write for each document, or the host's own `accept`. By a
  // ref, because a second click may come before the next render.
  const isRunning = useRef(false)

  async function handleAccept() {
    setIsChecked(true)
    if (isRunning.current || documents.some((document) => !ticked.has(versionOf(document)))) return
    isRunning.current = true
    // This attempt tells of them.
    tellOnceRead([])
    setAccepting(documents)
    setSetback(null)
    const outcome = await acceptOutstanding(kit, documents, accept)
    isRunning.current = false
    if (outcome.kind === 'accepted') tell(documents)
    else tellOnceRead(documents)
    if (outcome.kind === 'failed' && !isKnown(outcome.error)) report(outcome.error)
    setAccepting(null)
    // The new version was not read yet: its checkbox is empty, and that is not an error yet.
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
    isMissing: (document) => isChecked && !ticked.has(versionOf(document)),
    changed,
    isAccepting: accepting !== null,
    setback,
    documents: accepting ?? documents,
    accept: handleAccept,
  }
}

/** Calls the host back for documents that the member accepted here. */
function useAcceptedNews(kit: ExperienceKit, onAccepted: TermsReviewOptions['onAccepted']) {
  const { emit, report } = useExperience()
  const accepted = useLatestRef(onAccepted)
  /** Those of an attempt that did not succeed. */
  const failed = useRef<readonly TermsDocument[]>([])

  function tell(documents: readonly TermsDocument[], isAll = true) {
    failed.current = failed.current.filter((document) => !documents.includes(document))
    for (const { type, version } of documents) emit({ name: 'terms.accepted', type, version })
    if (isAll) callSafely(() => accepted.current({ documents }), report)
  }

  function tellWhatIsRead() {
    const terms = kit.queryClient.getQueryData(termsQuery(kit.client).queryKey)
    const taken = terms?.documents.filter(({ acceptedAt }) => acceptedAt !== null).map(versionOf)
    const documents = failed.current.filter((document) => taken?.includes(versionOf(document)))
    if (terms && documents.length > 0) tell(documents, outstandingOf(terms).length === 0)
  }

  // The Service may have taken what seemed to fail: with the last document that is read as accepted, the form goes.
  useEffect(() => tellWhatIsRead)
  return {
    tell,
    tellOnceRead(documents: readonly TermsDocument[]) {
      failed.current = documents
      tellWhatIsRead()
    },
  }
}

/** The client has reported its own failures, and the session's, to `onError`; not what the host's `accept` threw. */
const isKnown = (error: unknown) => isExperienceError(error) || isRefreshFailure(error)

function useChanged(documents: readonly TermsDocument[]): number {
  const [first, setFirst] = useState<Readonly<Record<string, string>>>({})
  const unseen = documents.filter(({ type }) => first[type] === undefined)
  if (unseen.length > 0)
    setFirst({ ...first, ...Object.fromEntries(unseen.map(({ type, version }) => [type, version])) })
  return documents.filter(({ type, version }) => first[type] !== undefined && first[type] !== version).length
}

/** Accepts one document in the version that was shown; rejects when it was refused or the answer was lost. */
export type AcceptDocument = (document: TermsDocument) => Promise<void>

type AcceptanceOutcome =
  /** The Service has confirmed it. */
  | { readonly kind: 'accepted' }
  /** The Service has other versions or documents than those on screen, which show the new ones now. */
  | { readonly kind: 'changed' }
  /** Every `accept` succeeded, but the Service still lists a document as outstanding. */
  | { readonly kind: 'unconfirmed' }
  /** `isUnknown`: it was sent, and the terms could not be read again. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly isUnknown: boolean }

/** The documents that the member has not accepted in their current version. */
export function outstandingOf({ documents }: Terms): readonly TermsDocument[] {
  return documents.filter(({ acceptedAt }) => acceptedAt === null)
}

/** Identifies a document in one version: what a tick and an acceptance refer to. */
export const versionOf = ({ type, version }: TermsDocument): string => JSON.stringify([type, version])

/**
 * Accepts what was on screen. Reads the terms before, because consent is for the version on screen, and after, because
 * only the Service knows whether it was recorded, also when an answer was lost.
 */
async function acceptOutstanding(
  kit: ExperienceKit,
  read: readonly TermsDocument[],
  accept: AcceptDocument,
): Promise<AcceptanceOutcome> {
  const wasRead = new Set(read.map(versionOf))
  const isUnread = (document: TermsDocument) => !wasRead.has(versionOf(document))
  let isSent = false
  try {
    const before = await readOutstanding(kit)
    if (before.some(isUnread)) return { kind: 'changed' }
    const failure = await acceptEach(before, accept)
    isSent = failure ? isOutcomeUnknown(failure.error) : before.length > 0
    const after = failure ? await readOutstanding(kit) : await readAccepted(kit, isUnread)
    if (after.length === 0) return { kind: 'accepted' }
    if (after.some(isUnread)) return { kind: 'changed' }
    return failure ? { kind: 'failed', error: failure.error, isUnknown: false } : { kind: 'unconfirmed' }
  } catch (error) {
    return { kind: 'failed', error, isUnknown: isSent }
  }
}

const readOutstanding = async (kit: ExperienceKit) =>
  outstandingOf(await fetchFresh(kit, operations.terms, {}))

/** A Service may read from a copy that is some seconds behind: what it took may not be there at once. */
const waitsMs = [0, 1_000, 2_000, 4_000]

/** What is outstanding after all was accepted: as the answer says, or read until it is there. */
async function readAccepted(
  kit: ExperienceKit,
  isUnread: (document: TermsDocument) => boolean,
): Promise<readonly TermsDocument[]> {
  const answered = kit.queryClient.getQueryData(termsQuery(kit.client).queryKey)
  let after = answered ? outstandingOf(answered) : await readOutstanding(kit)
  for (const waitMs of waitsMs) {
    if (after.length === 0 || after.some(isUnread) || kit.session.status === 'ended') break
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    after = await readOutstanding(kit)
  }
  return after
}

/** Stops at the first failure: the next would probably fail too. */
async function acceptEach(
  documents: readonly TermsDocument[],
  accept: AcceptDocument,
): Promise<{ readonly error: unknown } | null> {
  for (const document of documents) {
    try {
      await accept(document)
    } catch (error) {
      return { error }
    }
  }
  return null
}

/** Longer than a request: a host may ask its member for more than a press, as a bank does. */
const acceptTimeoutMs = 60_000

/** Waits for the host's own way, which may never settle. What comes of it later is read then, and the form goes. */
async function acceptInTime(
  kit: ExperienceKit,
  accepting: Promise<void>,
  report: (error: unknown) => void,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = acceptTimedOut()
      report(error)
      accepting.then(() => readOutstanding(kit)).catch(() => {})
      reject(error)
    }, acceptTimeoutMs)
  })
  try {
    await Promise.race([accepting, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

function acceptTimedOut(): ExperienceError {
  return new ExperienceError(
    `@experience-program/react: accept took longer than ${acceptTimeoutMs} ms and counts as failed.`,
    { kind: 'timeout', code: 'accept-timeout' },
  )
}

/**
 * The host's own function to accept a document, else the assumed operation.
 *
 * @throws when there is neither: no member could ever accept.
 */
export function useAcceptDocument(component: string, accept: AcceptDocument | undefined): AcceptDocument {
  const kit = useExperienceKit()
  const { client } = kit
  const { submit } = useAcceptTerms('')
  const { report } = useExperience()
  if (accept) return (document) => acceptInTime(kit, accept(document), report)
  if (!client.isEnabled(operations.acceptTerms)) {
    throw developerError(
      `${component} has no way to accept terms.`,
      () =>
        process.env.NODE_ENV !== 'production' &&
        'The specification shows no operation for it, so every member would be locked out. Give it an `accept` function that calls your own backend, or switch the assumed operation on: assumptions={{ operations: { acceptTerms: true } }}.',
    )
  }
  return async ({ type, version }) => {
    const result = await submit({ type, version })
    if (!result.ok) throw result.error
  }
}
