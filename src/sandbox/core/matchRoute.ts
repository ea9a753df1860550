import type { Assumptions, Operation } from '../../contract/index.ts'
import type { Handler } from './Handler.ts'

export interface Route {
  readonly handler: Handler
  readonly pattern: RegExp
  readonly names: readonly string[]
}

export interface RouteMatch {
  readonly handler: Handler
  readonly params: Readonly<Record<string, string>>
}

/** Routes come from the operation consts; an assumed operation can be moved or switched off. */
export function createRoutes(
  handlers: readonly Handler[],
  operations: Assumptions['operations'],
): readonly Route[] {
  const assumed: Readonly<Record<string, Assumptions['operations'][keyof Assumptions['operations']]>> =
    operations
  return handlers.flatMap((handler) => {
    const setting = handler.operation.source === 'assumed' ? assumed[handler.operation.name] : true
    if (setting === false) return []
    const path = typeof setting === 'object' ? setting.path : handler.operation.path
    return [{ handler, ...compile(path) }]
  })
}

function compile(path: string): Pick<Route, 'names' | 'pattern'> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '([^/]+)')
  return { names, pattern: new RegExp(`^${pattern}$`) }
}

/** `methods` are those that the path does know, for a 405. */
export function matchRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): RouteMatch | { readonly methods: readonly Operation['method'][] } {
  const onPath = routes.flatMap((route) => {
    const match = route.pattern.exec(path)
    return match ? [{ route, values: match.slice(1) }] : []
  })
  const found = onPath.find(({ route }) => route.handler.operation.method === method)
  if (!found) return { methods: onPath.map(({ route }) => route.handler.operation.method) }
  const { handler, names } = found.route
  return {
    handler,
    params: Object.fromEntries(names.map((name, index) => [name, decode(found.values[index] ?? '')])),
  }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
