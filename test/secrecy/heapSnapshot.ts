import type { BarePage } from './startBareChromium.ts'

/** The parts of V8's format that are read here. */
interface RawSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: string[]
      readonly node_types: [string[], ...unknown[]]
      readonly edge_fields: string[]
      readonly edge_types: [string[], ...unknown[]]
    }
  }
  readonly nodes: number[]
  readonly edges: number[]
  readonly strings: string[]
}

export interface HeapSnapshot {
  readonly strings: readonly string[]
  /** From the root to a node that has this string, as `(GC roots) > system / Context > kept`: who holds it. */
  readonly pathTo: (text: string) => string
}

/** Lets what is garbage go, then writes down all that the page's heap holds. */
export async function takeHeapSnapshot({ send, on }: BarePage): Promise<HeapSnapshot> {
  // Several: what one collection frees only lets the next free what hung on it, finalizers among it.
  for (let round = 0; round < 5; round += 1) await send('HeapProfiler.collectGarbage')
  const chunks: string[] = []
  const stop = on<{ chunk: string }>('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await send('HeapProfiler.takeHeapSnapshot', {
    reportProgress: false,
    captureNumericValue: true,
    exposeInternals: true,
  })
  stop()
  return readSnapshot(JSON.parse(chunks.join('')) as RawSnapshot)
}

function readSnapshot(raw: RawSnapshot): HeapSnapshot {
  return { strings: raw.strings, pathTo: (text) => pathTo(raw, text) }
}

function pathTo({ snapshot: { meta }, nodes, edges, strings }: RawSnapshot, text: string): string {
  const nodeSize = meta.node_fields.length
  const edgeSize = meta.edge_fields.length
  const [nameAt, typeAt, countAt] = ['name', 'type', 'edge_count'].map((field) =>
    meta.node_fields.indexOf(field),
  ) as [number, number, number]
  const [edgeTypeAt, edgeNameAt, toAt] = ['type', 'name_or_index', 'to_node'].map((field) =>
    meta.edge_fields.indexOf(field),
  ) as [number, number, number]
  const at = (list: number[], index: number) => list[index] ?? 0
  const edgeTypes = meta.edge_types[0]
  const nodeTypes = meta.node_types[0]
  const firstEdge = new Map<number, number>()
  for (let node = 0, edge = 0; node < nodes.length; node += nodeSize) {
    firstEdge.set(node, edge)
    edge += at(nodes, node + countAt) * edgeSize
  }
  const name = (node: number) => strings[at(nodes, node + nameAt)]?.slice(0, 60) ?? ''
  const cameFrom = new Map<number, { readonly node: number; readonly via: string }>([
    [0, { node: -1, via: '' }],
  ])
  const queue = [0]
  for (const node of queue) {
    if (
      strings[at(nodes, node + nameAt)] === text &&
      /string/.test(nodeTypes[at(nodes, node + typeAt)] ?? '')
    )
      return describe(node)
    const first = firstEdge.get(node) ?? 0
    for (let edge = first; edge < first + at(nodes, node + countAt) * edgeSize; edge += edgeSize) {
      const kind = edgeTypes[at(edges, edge + edgeTypeAt)] ?? ''
      const to = at(edges, edge + toAt)
      if (kind === 'weak' || cameFrom.has(to)) continue
      const via =
        kind === 'element' || kind === 'hidden'
          ? String(at(edges, edge + edgeNameAt))
          : (strings[at(edges, edge + edgeNameAt)] ?? '')
      cameFrom.set(to, { node, via: `${kind} ${via}` })
      queue.push(to)
    }
  }
  return 'held by nothing but weak references'

  function describe(node: number): string {
    const { node: holder, via } = cameFrom.get(node) ?? { node: -1, via: '' }
    return holder < 0 ? name(node) : `${describe(holder)} --${via}--> ${name(node)}`
  }
}
