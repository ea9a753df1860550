import type { Operation, ResponseOf } from '../../src/contract/index.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '../../src/sandbox/index.ts'

export const startOfTests = Date.parse('2026-11-21T10:00:00Z')

interface CallInput {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Called<R> {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body of a good answer, as the contract has it; a test of a refusal looks at `error`. */
  readonly json: R
  readonly error: { readonly code: string; readonly message: string } | null
}

/** A sandbox with a clock of its own and calls by operation. */
export function createBench(options: SandboxOptions = {}) {
  const clock = { now: startOfTests }
  const sandbox = createSandbox({ seed: 'bench', now: () => clock.now, ...options })
  return {
    sandbox,
    passTime: (ms: number) => {
      clock.now += ms
    },
    as: (externalUserID: string) =>
      callerOf(sandbox, `Bearer ${sandbox.grantFor(externalUserID).accessToken}`),
    withCredential: (authorization: string | null) => callerOf(sandbox, authorization),
  }
}

export type Caller = ReturnType<typeof callerOf>

function callerOf(sandbox: Sandbox, authorization: string | null) {
  return async <O extends Operation>(operation: O, input: CallInput = {}): Promise<Called<ResponseOf<O>>> => {
    const response = await sandbox.fetch(toRequest(sandbox, authorization, operation, input))
    const text = await response.text()
    const json: unknown = text.startsWith('{') ? JSON.parse(text) : null
    const { error = null } = (json ?? {}) as Pick<Called<unknown>, 'error'>
    return { status: response.status, headers: response.headers, text, json: json as ResponseOf<O>, error }
  }
}

export function toRequest(
  { baseUrl }: Pick<Sandbox, 'baseUrl'>,
  authorization: string | null,
  operation: Pick<Operation, 'method' | 'path'>,
  input: CallInput = {},
): Request {
  const path = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  )
  const query = input.query ? `?${new URLSearchParams(input.query).toString()}` : ''
  const headers = new Headers(input.headers)
  if (authorization !== null) headers.set('authorization', authorization)
  if (input.key !== undefined) headers.set('idempotency-key', input.key)
  if (input.body !== undefined && !headers.has('content-type'))
    headers.set('content-type', 'application/json')
  const body =
    input.body === undefined
      ? {}
      : { body: typeof input.body === 'string' ? input.body : JSON.stringify(input.body) }
  return new Request(`${baseUrl}${path}${query}`, { method: operation.method, headers, ...body })
}
