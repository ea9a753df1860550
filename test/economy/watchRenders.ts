/** The parts of a fiber that tell what was rendered. They have kept their names since React 16, for React's own developer tools. */
interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly type: unknown
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

interface Hook {
  isDisabled?: boolean
  supportsFiber: true
  renderers: Map<number, unknown>
  inject: (renderer: unknown) => number
  onCommitFiberRoot: (id: number, root: { readonly current: Fiber }, ...rest: unknown[]) => void
  onCommitFiberUnmount: () => void
}

/** Function, class, `forwardRef` and plain `memo` components; a `memo` with a comparison of its own has the function inside. */
const componentTags = new Set([0, 1, 11, 15])
const performedWork = 1

/** What React rendered since it was last asked, by the names of components: those that were there already, and those that came. */
export interface Renders {
  /** Commits in which anything of ours was rendered or came. */
  readonly commits: number
  /** Of components that were there: how often each was rendered again. */
  readonly again: Readonly<Record<string, number>>
  readonly mounted: Readonly<Record<string, number>>
}

let commits = 0
let again = new Map<string, number>()
let mounted = new Map<string, number>()

function nameOf({ type }: Fiber): string {
  const named = type as {
    readonly displayName?: string
    readonly name?: string
    readonly render?: { readonly name?: string }
    readonly type?: { readonly name?: string }
  }
  return named.displayName ?? named.render?.name ?? named.name ?? named.type?.name ?? '(without a name)'
}

function count(names: Map<string, number>, fiber: Fiber): void {
  const name = nameOf(fiber)
  names.set(name, (names.get(name) ?? 0) + 1)
}

/** As the developer tools do: a fiber whose child is that of its last version has nothing new under it. */
function walk(fiber: Fiber, before: Fiber | null): void {
  if (componentTags.has(fiber.tag)) {
    if (!before) count(mounted, fiber)
    else if ((fiber.flags & performedWork) !== 0) count(again, fiber)
  }
  if (before && fiber.child === before.child) return
  for (let child = fiber.child; child; child = child.sibling) walk(child, child.alternate)
}

const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook }
const known = page.__REACT_DEVTOOLS_GLOBAL_HOOK__
// Import this file before anything of React: its renderer looks for these when it is loaded.
// In development React writes the props of what it rendered into the browser's timeline, and so reads every field of a
// query that is handed on as a prop: TanStack would take all of them for used. What members load does not.
Object.defineProperty(console, 'timeStamp', { value: undefined })
page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  ...known,
  supportsFiber: true,
  renderers: known?.renderers ?? new Map(),
  inject: (renderer) => known?.inject(renderer) ?? 1,
  onCommitFiberUnmount: () => undefined,
  onCommitFiberRoot(id, root, ...rest) {
    known?.onCommitFiberRoot(id, root, ...rest)
    const seen = () => [...again.values(), ...mounted.values()].reduce((sum, next) => sum + next, 0)
    const start = seen()
    walk(root.current, root.current.alternate)
    if (seen() > start) commits += 1
  },
}

/** How many commits there were since then: the page is still when it stays the same. */
export const commitsSoFar = (): number => commits

/** What was rendered since the last call; counts from there on. */
export function takeRenders(): Renders {
  const taken = { commits, again: Object.fromEntries(again), mounted: Object.fromEntries(mounted) }
  commits = 0
  again = new Map()
  mounted = new Map()
  return taken
}
