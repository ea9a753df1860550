// @ts-check
// Why a change of the code that no test notices may live. Found by the file and a part of the line that was changed.

/** @typedef {{ file: string, code: string, reason: string }} Reason */

const forTheType = 'For the type alone: any word of a later version passes through, so the list is not read.'

const doesNotLoad =
  'The module then cannot be loaded: every test file that needs it fails, which Stryker does not count as a test.'

/** @type {readonly Reason[]} */
export const reasons = [
  { file: 'contract/offer.ts', code: "open(['AUTHORED'])", reason: forTheType },
  {
    file: 'contract/schema/modifiers.ts',
    code: 'value === fallback',
    reason: 'The quick way to the answer that the next lines give.',
  },
  { file: 'contract/terms.ts', code: "open(['TERMS_OF_SERVICE'])", reason: forTheType },

  { file: 'client/buildPath.ts', code: "key === 'limit'", reason: 'No list has a third parameter yet.' },
  {
    file: 'client/buildPath.ts',
    code: '.sort().join()',
    reason: 'Each path of today has at most one placeholder.',
  },
  {
    file: 'client/buildPath.ts',
    code: "typeof value === 'string'",
    reason: 'The schema of the parameters has refused anything else before.',
  },
  {
    file: 'client/buildPath.ts',
    code: "text === ''",
    reason: 'The schema of the parameters has refused an empty one before.',
  },
  {
    file: 'client/isExchangeEndpoint.ts',
    code: 'split(',
    reason: 'A segment too many is empty, and empty ones are left out.',
  },
  {
    file: 'client/isExchangeEndpoint.ts',
    code: 'const segments',
    reason: 'Only the last three segments are looked at.',
  },
  { file: 'client/isOutcomeUnknown.ts', code: "case 'timeout'", reason: 'Falls through to the same answer.' },
  {
    file: 'client/isRefreshFailure.ts',
    code: 'typeof value',
    reason: 'What a WeakSet cannot hold is looked up without harm; a function is thrown by nobody.',
  },
  {
    file: 'client/normalizeBaseUrl.ts',
    code: 'replace(',
    reason: 'The second pass takes what the first leaves.',
  },
  {
    file: 'client/prepareRequest.ts',
    code: 'bytes === undefined',
    reason: 'Nobody gives bytes to an operation without a body.',
  },
  {
    file: 'client/prepareRequest.ts',
    code: 'idempotencyKey !== null',
    reason: 'The word null is a key that a header can carry, and is not sent.',
  },
  { file: 'client/randomId.ts', code: '.{8}', reason: 'The text has exactly this length.' },
  {
    file: 'client/readCustomHeaders.ts',
    code: "typeof custom === 'function'",
    reason: 'What Headers throws of a record is a TypeError.',
  },
  {
    file: 'client/readGrant.ts',
    code: "typeof value === 'string'",
    reason: 'A number or an object is no time to Date.parse either.',
  },
  {
    file: 'client/readRetryAfter.ts',
    code: "endsWith('GMT')",
    reason: 'V8 reads a time with GMT written twice as well.',
  },
  { file: 'client/readRetryAfter.ts', code: "?? ''", reason: 'Neither text is a time.' },
  { file: 'client/readSuccess.ts', code: "text ?? ''", reason: 'Neither is a page or JSON.' },
  {
    file: 'client/readSuccess.ts',
    code: 'JSON.parse(text',
    reason: 'Neither is JSON; and no schema of today has a text whose name only begins or ends like these.',
  },
  { file: 'client/readSuccess.ts', code: '} catch', reason: 'No return is undefined, too.' },
  {
    file: 'client/readSuccess.ts',
    code: "Reflect.get(row, 'id')",
    reason: 'Only an id that cannot be read drops a row today.',
  },
  {
    file: 'client/readSuccess.ts',
    code: "typeof id === 'string'",
    reason: 'Only an id that cannot be read drops a row today.',
  },
  { file: 'client/responseError.ts', code: "said.code ?? ''", reason: 'Neither looks like a code.' },
  {
    file: 'client/abort.ts',
    code: "'abort'",
    reason: 'A listener that stays hears of nothing more: the promise is settled.',
  },
  {
    file: 'client/sendOnce.ts',
    code: "removeEventListener('abort'",
    reason: 'A listener that stays hears of nothing more; test/lifecycle counts them in Chromium.',
  },
  {
    file: 'client/sendOnce.ts',
    code: 'signal?.aborted',
    reason: 'The same is asked where the token is waited for.',
  },
  {
    file: 'client/sendOnce.ts',
    code: '() => stopped',
    reason: 'What was thrown is replaced by the reason kept beside it.',
  },
  { file: 'client/session.ts', code: "shortLife = 'shrink-skew'", reason: 'Whatever is not strict is this.' },
  {
    file: 'client/session.ts',
    code: 'contents === null',
    reason: 'Nothing can be set from null: the same error, one line later.',
  },
  { file: 'client/session.ts', code: "'by refresh'", reason: 'Whatever is not initially is this.' },
  {
    file: 'client/session.ts',
    code: 'sessionEnd.ended.aborted',
    reason: 'The refresh that would begin finds the end by itself and asks nobody.',
  },
  {
    file: 'client/session.ts',
    code: 'grant !== null && reason',
    reason: 'Without a grant there is always a reason.',
  },
  {
    file: 'client/session.ts',
    code: "reason ?? 'missing'",
    reason: 'Without a grant there is always a reason.',
  },
  {
    file: 'client/createTokenStore.ts',
    code: 'generation += 1',
    reason: 'Another one each time, whichever way it counts.',
  },
  {
    file: 'client/runRefresh.ts',
    code: "'session-ended'",
    reason: 'Who waits is told of the end by the session itself.',
  },
  {
    file: 'client/runRefresh.ts',
    code: 'if (sessionEnd.ended.aborted)',
    reason: 'The host would be asked for nothing, and its answer dropped.',
  },
  { file: 'client/ExperienceError.ts', code: 'value: true', reason: 'The name of the mark is what counts.' },

  {
    file: 'queries/offersHooks.ts',
    code: 'prefetchNamedOffers(kit)',
    reason: 'Tried in Chromium: test/economy/firstContent.browser.test.tsx.',
  },
  { file: 'queries/redemptions/useRefundSeen.ts', code: '', reason: 'A read too many.' },
  {
    file: 'queries/conversations/threadQuery.ts',
    code: "status === 'ended'",
    reason: 'The client refuses each request of an ended session, and its cache is empty.',
  },
  {
    file: 'queries/conversations/threadQuery.ts',
    code: '{ signal }',
    reason: 'A read that nobody waits for goes on: TanStack drops its answer.',
  },
  {
    file: 'queries/conversations/threadQuery.ts',
    code: 'queryKey: queryKey(',
    reason: 'The key of a read that is never kept: it only joins those at the same time.',
  },
  {
    file: 'queries/conversations/threadQuery.ts',
    code: 'structuralSharing: false',
    reason: 'A thread that is the same is the same object either way.',
  },
  {
    file: 'queries/conversations/thread.ts',
    code: 'old === fresh',
    reason: 'The quick way to the answer that the next line gives.',
  },
  {
    file: 'queries/conversations/thread.ts',
    code: "Date.parse(expiresAt ?? '')",
    reason: 'A millisecond, or a time that is none either way.',
  },
  {
    file: 'queries/listQuery.ts',
    code: "status === 'ended'",
    reason: 'The client refuses each request of an ended session, and its cache is empty.',
  },
  {
    file: 'queries/listQuery.ts',
    code: '{ signal }',
    reason: 'A read that nobody waits for goes on: TanStack drops its answer.',
  },
  {
    file: 'queries/offers/offerQuery.ts',
    code: '{ signal }',
    reason: 'A read that nobody waits for goes on: TanStack drops its answer.',
  },
  {
    file: 'queries/fetchFresh.ts',
    code: '',
    reason: 'A read too many, or one that an ended session refuses.',
  },
  {
    file: 'queries/kit.ts',
    code: '{ queryKey }',
    reason: 'In these tests the QueryClient holds nothing of others; test/lifecycle tries a shared one.',
  },
  {
    file: 'queries/redemptions/redemptionMemory.ts',
    code: 'for (let index',
    reason: 'A hash: any other spreads as well.',
  },
  {
    file: 'queries/redemptions/redemptionMemory.ts',
    code: 'let [high, low]',
    reason: 'A hash: any other spreads as well.',
  },
  {
    file: 'queries/redemptions/redemptionMemory.ts',
    code: '4294967296',
    reason: 'A hash: any other spreads as well.',
  },
  {
    file: 'queries/redemptions/redemptionMemory.ts',
    code: "?? '[]'",
    reason: 'Text that is no JSON reads as nothing, too.',
  },
  {
    file: 'queries/redemptions/redemptionMemory.ts',
    code: 'getItem(storageKey) !== null',
    reason: 'To remove what is not there does nothing.',
  },
  {
    file: 'queries/redemptions/redemptionMemory.ts',
    code: "typeof value !== 'object'",
    reason: 'What is no object has no offer, and null throws into the same empty list.',
  },
  {
    file: 'queries/redemptions/redemptionMemory.ts',
    code: "typeof owner === 'string'",
    reason: 'Compared with a text right after.',
  },
  {
    file: 'queries/redemptions/redemptionMemory.ts',
    code: 'restoredFor === owner',
    reason: 'To restore twice restores the same.',
  },
  {
    file: 'queries/useAdaptivePolling.ts',
    code: '',
    reason: 'Listens in another phase, or anew at each render: slower, not otherwise.',
  },
  {
    file: 'client/checkSessionOptions.ts',
    code: 'options?.refresh',
    reason: "The engine's own error names refresh as well.",
  },
  {
    file: 'client/createTokenStore.ts',
    code: 'grant?.generation',
    reason: 'Asked only while a grant is set.',
  },
  {
    file: 'client/createTokenStore.ts',
    code: 'if (grant) grant',
    reason: 'Asked only while a grant is set.',
  },
  {
    file: 'client/createTokenStore.ts',
    code: 'clear()',
    reason: 'An ended session refuses by itself; test/secrecy looks for what is still held.',
  },
  {
    file: 'client/prepareRequest.ts',
    code: 'operation.body !== null',
    reason: 'Nobody gives bytes to an operation without a body.',
  },
  {
    file: 'client/readSuccess.ts',
    code: 'paths.join',
    reason: 'Only the id can be missing today: one path a row.',
  },
  {
    file: 'client/session.ts',
    code: 'server = false',
    reason: 'Tests in Node say themselves that they are no page.',
  },
  {
    file: 'components/interests/interestLimits.ts',
    code: 'today > start',
    reason: 'On the day itself both are the same date; nothing is later than null.',
  },
  {
    file: 'components/interests/interestFormSchema.ts',
    code: 'typed.trim() === before',
    reason: 'What is typed is a text, never null.',
  },
  {
    file: 'queries/conversations/matchOutbox.ts',
    code: "message.body ?? ''",
    reason: 'No member writes either: an empty message is not sent.',
  },
  {
    file: 'queries/conversations/useThread.ts',
    code: 'refetchInterval:',
    reason: 'TanStack polls by a number alone: true is none, like false.',
  },
  {
    file: 'queries/redemptions/useRedemption.ts',
    code: 'refetchInterval:',
    reason: 'TanStack polls by a number alone: true is none, like false.',
  },
  {
    file: 'queries/redemptions/redemptionMemory.ts',
    code: 'return []',
    reason: 'What is no entry of this member is left out where it is read.',
  },
  {
    file: 'queries/listQuery.ts',
    code: 'page[operation.rows.field] ??',
    reason: 'A page without its rows is refused before, by the schema of its envelope.',
  },
  {
    file: 'queries/terms/useAcceptTerms.ts',
    code: 'if (result.ok)',
    reason: 'TanStack sets nothing where there are no data: a refusal has none.',
  },
  {
    file: 'queries/interests/useRegisterInterest.ts',
    code: "create.data?.id ?? ''",
    reason: 'No interest has either id: both are an intake that was never begun.',
  },
  {
    file: 'queries/conversations/matchOutbox.ts',
    code: 'sent.length === 0',
    reason: 'The quick way to the same empty answer.',
  },
  {
    file: 'queries/conversations/useOutbox.ts',
    code: 'const entries',
    reason: 'The outbox lets go of the same entries in the effect right after.',
  },
  {
    file: 'queries/conversations/useOutbox.ts',
    code: 'const nothing',
    reason: 'Its one row would be no message of the member.',
  },
  { file: 'queries/list.ts', code: 'if (known)', reason: 'A cache of the same answer.' },
  {
    file: 'queries/listQuery.ts',
    code: 'structuralSharing: false',
    reason: 'A list that is the same is the same object either way.',
  },
  {
    file: 'queries/redemptions/redemptionMemory.ts',
    code: 'return () => {',
    reason: 'The end of a session empties the writeRecords, and that saves an empty list.',
  },
  {
    file: 'queries/redemptions/redemptionMemory.ts',
    code: 'isForgotten = true',
    reason: 'An ended session sets no intent any more.',
  },
  {
    file: 'queries/redemptions/redemptionMemory.ts',
    code: 'if (isForgotten) return',
    reason: 'An ended session sets no intent any more.',
  },
  {
    file: 'queries/redemptions/useRedemption.ts',
    code: 'redemption?.status',
    reason: 'Asked only once it was read.',
  },
  {
    file: 'queries/drafts.ts',
    code: 'if (!isOver())',
    reason: 'The form is gone with its session; test/secrecy looks for what is still held.',
  },
  { file: 'contract/assumptions/conversations.ts', code: 'defineList({', reason: doesNotLoad },
  { file: 'contract/assumptions/ledger.ts', code: 'defineList({', reason: doesNotLoad },
  { file: 'contract/assumptions/offers.ts', code: 'defineList({', reason: doesNotLoad },
  { file: 'contract/assumptions/redemptions.ts', code: 'defineList({', reason: doesNotLoad },
  { file: 'contract/conversation.ts', code: 'defineList({', reason: doesNotLoad },
  { file: 'contract/organisation/assumptions.ts', code: 'defineList({', reason: doesNotLoad },
  { file: 'contract/organisation/members.ts', code: 'defineList({', reason: doesNotLoad },

  {
    file: 'components/interests/FormSection.tsx',
    code: "fault === 'interests.fault.number'",
    reason: 'A value that a message does not ask for changes none.',
  },
  {
    file: 'components/interests/interestFormSchema.ts',
    code: 'today !== null && day < today',
    reason: 'No date is before null.',
  },
  {
    file: 'components/interests/interestFormSchema.ts',
    code: 'min !== null && day < min',
    reason: 'No date is before or after null.',
  },
  {
    file: 'components/interests/interestLimits.ts',
    code: 'today === null) return undefined',
    reason: 'No date is later than null: none of the next lines finds one.',
  },
  {
    file: 'components/interests/interestLimits.ts',
    code: 'start > today ? monthOf',
    reason: 'Null is later than no date.',
  },
  {
    file: 'components/interests/interestFormSchema.ts',
    code: 'heldReading.e164 === reading.e164',
    reason: 'Only where a number is held and could be read is there an e164 to be the same as.',
  },
  {
    file: 'components/interests/useInterestForm.ts',
    code: '[form, drafts, name',
    reason:
      'None of them changes while the form stands: the draft and the form are made once, and all is keyed by the session.',
  },
  {
    file: 'components/interests/useInterestForm.ts',
    code: '> maxGuests',
    reason: 'The number that it is put to is the one that stands there.',
  },
  {
    file: 'components/interests/AskQuestions.tsx',
    code: '}, [kit, offerId])',
    reason: 'The form is keyed by its offer, and all by the session.',
  },
  {
    file: 'components/interests/receiptWords.ts',
    code: "{ style: 'short' }",
    reason: 'A style that is neither full nor medium is short.',
  },
  {
    file: 'components/interests/useLeaveGuard.tsx',
    code: 'wayOut.current?.click()',
    reason: 'Only the press that has set it opens the question.',
  },
]
