import { type OperatorAction, operatorHeader, operatorPath } from '../sandbox/operator/index.ts'

/** The two environments of the organisation: a key chooses in earnest, the operator here. */
export type ConsoleEnvironment = 'SANDBOX' | 'LIVE'

const noAnswer = 'The sandbox does not answer. It may have been stopped: look at its terminal.'

async function call(path: string, environment: ConsoleEnvironment, init: RequestInit): Promise<unknown> {
  const url = `${operatorPath}${path}${path.includes('?') ? '&' : '?'}environment=${environment}`
  let response: Response
  try {
    response = await fetch(url, {
      ...init,
      headers: { [operatorHeader]: '1', ...(init.body ? { 'content-type': 'application/json' } : {}) },
    })
  } catch (error) {
    throw init.signal?.aborted ? error : new Error(noAnswer)
  }
  const answer = (await response.json().catch(() => ({}))) as {
    readonly error?: { readonly message?: string }
  }
  if (!response.ok) throw new Error(answer.error?.message ?? noAnswer)
  return answer
}

/** Reads what the page shows. Rejects with an error whose message can be shown. */
export async function readOperator<Answer>(
  path: string,
  environment: ConsoleEnvironment,
  signal: AbortSignal,
): Promise<Answer> {
  return (await call(path, environment, { signal })) as Answer
}

/** Does something. Rejects with an error whose message can be shown. */
export async function sendAction(action: OperatorAction, environment: ConsoleEnvironment): Promise<void> {
  await call('/actions', environment, { method: 'POST', body: JSON.stringify(action) })
}
