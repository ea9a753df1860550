import { jsonAnswer, Refusal, refusalAnswer, toResponse } from '../core/answer.ts'
import { coreOf } from '../core/SandboxCore.ts'
import { parseJson } from '../core/readRequest.ts'
import { environmentAt } from '../model/records.ts'
import type { Sandbox } from '../Sandbox.ts'
import { operatorActionSchema } from './OperatorAction.ts'
import { operatorHeader, operatorPath, refusalOfOrigin } from './operatorAccess.ts'
import { performAction } from './performAction.ts'
import { readMember, readState } from './readState.ts'

export interface OperatorApi {
  /** Answers a request under `/_sandbox/`. Not the Service's: no CORS, no log, no credentials. */
  readonly fetch: (request: Request) => Promise<Response>
}

const mostBodyLength = 65_536
const headers = { 'cross-origin-resource-policy': 'same-origin', 'x-content-type-options': 'nosniff' }

/** The API of the console's page, for that page alone: see `refusalOfOrigin`. `onChange` is told after each action. */
export function createOperatorApi(sandbox: Sandbox, onChange: () => void = () => {}): OperatorApi {
  const core = coreOf(sandbox)

  async function answer(request: Request): Promise<unknown> {
    const refusal = refusalOfOrigin(request.headers)
    if (refusal) throw refusal
    if (!request.headers.has(operatorHeader))
      throw new Refusal(403, 'NOT_THE_CONSOLE', `Requests of the console carry the header ${operatorHeader}.`)
    const url = new URL(request.url)
    const { environment } = environmentAt(core.world, {
      environment: url.searchParams.get('environment') === 'LIVE' ? 'LIVE' : 'SANDBOX',
    })
    const route = `${request.method} ${url.pathname.slice(operatorPath.length)}`
    if (route === 'GET /state') return readState(core, environment)
    if (route === 'GET /member') {
      const member = readMember(core, environment, url.searchParams.get('id') ?? '')
      if (!member) throw new Refusal(404, 'NOT_FOUND', 'There is no such member in this environment.')
      return member
    }
    if (route !== 'POST /actions') throw new Refusal(404, 'NOT_FOUND', 'There is no such path.')
    performAction(await readAction(request), { sandbox, core, environment })
    onChange()
    return { done: true }
  }

  return {
    fetch: async (request) => {
      try {
        return toResponse(jsonAnswer(200, await answer(request)), headers)
      } catch (error) {
        if (!(error instanceof Refusal)) core.onError(error)
        const refusal =
          error instanceof Refusal ? error : new Refusal(500, 'INTERNAL_ERROR', 'Something went wrong.')
        return toResponse(refusalAnswer(refusal), headers)
      }
    },
  }
}

async function readAction(request: Request) {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json.')
  const text = await request.text()
  if (text.length > mostBodyLength) throw new Refusal(413, 'BODY_TOO_LARGE', 'The body is too long.')
  const read = operatorActionSchema.safeParse(parseJson(text))
  if (read.success) return read.data
  throw new Refusal(
    422,
    'INVALID_ACTION',
    `This cannot be done: ${read.error.issues.map(({ path, code }) => `${path.map(String).join('.') || 'action'} (${code})`).join(', ')}.`,
  )
}
