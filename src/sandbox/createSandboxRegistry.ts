import type { Sandbox } from './Sandbox.ts'
import { SandboxNetworkError } from './core/answer.ts'

/** Several sandboxes behind one handler, told apart by their base URLs. */
export interface SandboxRegistry {
  /** Throws when another sandbox is registered with this base URL. Returns what takes it out again. */
  readonly register: (sandbox: Sandbox) => () => void
  readonly unregister: (sandbox: Sandbox) => void
  /**
   * For a mock service worker's catch-all: `http.all('*', registry.resolver)`. Undefined when no sandbox is
   * responsible; a failing connection is `Response.error()`, which MSW shows the page as one.
   */
  readonly resolver: (info: { readonly request: Request }) => Promise<Response | undefined>
}

/**
 * Makes an empty registry. On a docs page all stories share one worker, so each story registers a base URL of its own.
 */
export function createSandboxRegistry(): SandboxRegistry {
  const sandboxes = new Map<string, Sandbox>()
  const unregister = (sandbox: Sandbox) => {
    if (sandboxes.get(sandbox.baseUrl) === sandbox) sandboxes.delete(sandbox.baseUrl)
  }
  return {
    register: (sandbox) => {
      const known = sandboxes.get(sandbox.baseUrl)
      if (known && known !== sandbox) {
        throw new Error(
          `@experience-program/react: a sandbox with the base URL ${sandbox.baseUrl} is registered already. Requests could not be told apart. Give each sandbox a baseUrl of its own, such as https://story-1.sandbox.test.`,
        )
      }
      sandboxes.set(sandbox.baseUrl, sandbox)
      return () => unregister(sandbox)
    },
    unregister,
    resolver: ({ request }) => {
      const sandbox = [...sandboxes.values()].find(({ baseUrl }) => request.url.startsWith(`${baseUrl}/`))
      return sandbox ? answer(sandbox, request) : Promise.resolve(undefined)
    },
  }
}

async function answer(sandbox: Sandbox, request: Request): Promise<Response> {
  try {
    const response = await sandbox.fetch(request)
    return response.body === null || canHandOverStreams() ? response : await readWhole(response)
  } catch (error) {
    if (error instanceof SandboxNetworkError || request.signal.aborted) return Response.error()
    throw error
  }
}

/** MSW hands a body to its worker as a stream where the engine can transfer one. Safari cannot. */
function canHandOverStreams(): boolean {
  const stream = new ReadableStream()
  try {
    structuredClone(stream, { transfer: [stream] })
    return true
  } catch {
    return false
  }
}

/** MSW would read the body itself then, and a body that breaks off would leave the page without any answer. */
async function readWhole(response: Response): Promise<Response> {
  try {
    return new Response(await response.arrayBuffer(), response)
  } catch {
    return Response.error()
  }
}

/** The resolver of one sandbox, or of several, for `http.all('*', sandboxResolver(sandbox))` of MSW 2 or 3. */
export function sandboxResolver(...sandboxes: readonly Sandbox[]): SandboxRegistry['resolver'] {
  const registry = createSandboxRegistry()
  for (const sandbox of sandboxes) registry.register(sandbox)
  return registry.resolver
}
