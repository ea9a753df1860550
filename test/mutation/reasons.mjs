// @ts-check
// Why a change of the code that no test notices may live. Found by the file and a part of the line that was changed.

/** @typedef {{ file: string, code: string, reason: string }} Reason */

const forTheType = 'For the type alone: any word of a later version passes through, so the list is not read.'

/** @type {readonly Reason[]} */
export const reasons = [
  { file: 'contract/offer.ts', code: "open(['AUTHORED'])", reason: forTheType },
  { file: 'contract/terms.ts', code: "open(['TERMS_OF_SERVICE'])", reason: forTheType },

  { file: 'client/buildPath.ts', code: "key === 'limit'", reason: 'No list has a third parameter yet.' },
  { file: 'client/buildPath.ts', code: '.sort().join()', reason: 'Each path of today has at most one placeholder.' },
  { file: 'client/buildPath.ts', code: "typeof value === 'string'", reason: 'The schema of the parameters has refused anything else before.' },
  { file: 'client/buildPath.ts', code: "text === ''", reason: 'The schema of the parameters has refused an empty one before.' },
  { file: 'client/isExchangeEndpoint.ts', code: 'split(', reason: 'A segment too many is empty, and empty ones are left out.' },
  { file: 'client/isExchangeEndpoint.ts', code: 'const segments', reason: 'Only the last three segments are looked at.' },
  { file: 'client/isOutcomeUnknown.ts', code: "case 'timeout'", reason: 'Falls through to the same answer.' },
  { file: 'client/isRefreshFailure.ts', code: 'typeof value', reason: 'What a WeakSet cannot hold is looked up without harm; a function is thrown by nobody.' },
  { file: 'client/normalizeBaseUrl.ts', code: 'replace(', reason: 'The second pass takes what the first leaves.' },
  { file: 'client/prepareRequest.ts', code: 'bytes === undefined', reason: 'Nobody gives bytes to an operation without a body.' },
  { file: 'client/prepareRequest.ts', code: 'idempotencyKey !== null', reason: 'The word null is a key that a header can carry, and is not sent.' },
  { file: 'client/randomId.ts', code: '.{8}', reason: 'The text has exactly this length.' },
  { file: 'client/readCustomHeaders.ts', code: "typeof custom === 'function'", reason: 'What Headers throws of a record is a TypeError.' },
  { file: 'client/readGrant.ts', code: "typeof value === 'string'", reason: 'A number or an object is no time to Date.parse either.' },
  { file: 'client/readRetryAfter.ts', code: "endsWith('GMT')", reason: 'V8 reads a time with GMT written twice as well.' },
  { file: 'client/readRetryAfter.ts', code: "?? ''", reason: 'Neither text is a time.' },
  { file: 'client/readSuccess.ts', code: "text ?? ''", reason: 'Neither is a page or JSON.' },
  { file: 'client/readSuccess.ts', code: 'JSON.parse(text', reason: 'Neither is JSON; and no schema of today has a text whose name only begins or ends like these.' },
  { file: 'client/readSuccess.ts', code: '} catch', reason: 'No return is undefined, too.' },
  { file: 'client/readSuccess.ts', code: "Reflect.get(row, 'id')", reason: 'Only an id that cannot be read drops a row today.' },
  { file: 'client/readSuccess.ts', code: "typeof id === 'string'", reason: 'Only an id that cannot be read drops a row today.' },
  { file: 'client/responseError.ts', code: "said.code ?? ''", reason: 'Neither looks like a code.' },
  { file: 'client/abort.ts', code: "'abort'", reason: 'A listener that stays hears of nothing more: the promise is settled.' },
  { file: 'client/sendOnce.ts', code: "removeEventListener('abort'", reason: 'A listener that stays hears of nothing more; test/lifecycle counts them in Chromium.' },
  { file: 'client/sendOnce.ts', code: 'signal?.aborted', reason: 'The same is asked where the token is waited for.' },
  { file: 'client/sendOnce.ts', code: '() => stopped', reason: 'What was thrown is replaced by the reason kept beside it.' },
  { file: 'client/session.ts', code: "shortLife = 'shrink-skew'", reason: 'Whatever is not strict is this.' },
  { file: 'client/session.ts', code: 'contents === null', reason: 'Nothing can be held of null: the same error, one line later.' },
  { file: 'client/session.ts', code: "'by refresh'", reason: 'Whatever is not initially is this.' },
  { file: 'client/session.ts', code: 'ending.isOver', reason: 'The refresh that would begin finds the end by itself and asks nobody.' },
  { file: 'client/session.ts', code: 'grant !== null && reason', reason: 'Without a grant there is always a reason.' },
  { file: 'client/session.ts', code: "reason ?? 'missing'", reason: 'Without a grant there is always a reason.' },
  { file: 'client/createGrantHolder.ts', code: 'generation += 1', reason: 'Another one each time, whichever way it counts.' },
  { file: 'client/runRefresh.ts', code: "'session-ended'", reason: 'Who waits is told of the end by the session itself.' },
  { file: 'client/runRefresh.ts', code: 'if (ending.isOver)', reason: 'The host would be asked for nothing, and its answer dropped.' },
  { file: 'client/ExperienceError.ts', code: 'value: true', reason: 'The name of the mark is what counts.' },
  { file: 'contract/isDevelopment.ts', code: 'NODE_ENV', reason: 'Tests run in development; test/package/production.test.ts tries the other.' },
  { file: 'contract/wholeNumber.ts', code: '[]', reason: 'No check is none, whatever it is called.' },
]
