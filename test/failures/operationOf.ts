import { type Operation, operations } from '../../src/contract/index.ts'

export type OperationName = keyof typeof operations

const routes = Object.entries<Operation>(operations).map(([name, { method, path }]) => ({
  name: name as OperationName,
  method,
  pattern: new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

/** Which operation a request is of; `null` for none that members have. */
export function operationOf({ method, url }: Request): OperationName | null {
  const { pathname } = new URL(url)
  return routes.find((route) => route.method === method && route.pattern.test(pathname))?.name ?? null
}
