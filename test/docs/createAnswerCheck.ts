import { Ajv2020 } from 'ajv/dist/2020.js'
import { createOpenApi } from '../../scripts/openapi/createOpenApi.ts'
import type { Json } from '../../scripts/openapi/Json.ts'

const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/
const pointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

interface Described {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, Json>> }>>>
  >
}

/** Compares answers and deliveries with the published description. Each check returns the failures that it found. */
export function createAnswerCheck() {
  const document = createOpenApi() as Json & Described
  const ajv = new Ajv2020({
    strict: false,
    formats: {
      date: /^\d{4}-\d{2}-\d{2}$/,
      'date-time': timestamp,
      uri: (text: string) => URL.canParse(text),
    },
  })
  ajv.addSchema(document, 'openapi')

  function failuresOf(parts: readonly string[], value: unknown): readonly string[] {
    const isFine = ajv.validate(
      { $ref: `openapi#/${parts.map((part) => encodeURIComponent(pointer(part))).join('/')}` },
      value,
    )
    return isFine
      ? []
      : (ajv.errors ?? []).map(
          ({ instancePath, message = '' }) => `${parts.slice(1, 3).join(' ')}${instancePath}: ${message}`,
        )
  }

  return {
    answer: async (request: Request, response: Response): Promise<readonly string[]> => {
      const { pathname } = new URL(request.url)
      const path = Object.keys(document.paths).find((template) =>
        new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
      )
      const method = request.method.toLowerCase()
      const responses = path === undefined ? undefined : document.paths[path]?.[method]?.responses
      if (path === undefined || !responses) return []
      const status = [String(response.status), `${String(response.status)[0] ?? ''}XX`].find(
        (each) => each in responses,
      )
      if (status === undefined) return [`${method} ${path}: ${String(response.status)} is not described`]
      const text = await response.clone().text()
      const described = responses[status] ?? {}
      if (typeof described.$ref === 'string')
        return failuresOf(
          [...described.$ref.slice(2).split('/'), 'content', 'application/json', 'schema'],
          JSON.parse(text),
        )
      return described.content === undefined
        ? []
        : failuresOf(
            ['paths', path, method, 'responses', status, 'content', 'application/json', 'schema'],
            JSON.parse(text),
          )
    },
    delivery: (event: string, body: string): readonly string[] =>
      failuresOf(
        ['webhooks', event, 'post', 'requestBody', 'content', 'application/json', 'schema'],
        JSON.parse(body),
      ),
  }
}
