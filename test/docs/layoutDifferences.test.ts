import { layoutDifferences } from '../engines/layoutDifferences.ts'
import { expectGenerated } from './generated.ts'
import { table } from './markdown.ts'

const engines = { firefox: 'Firefox', webkit: 'WebKitGTK' } as const

const rows = layoutDifferences.map(({ engine, what, sides, most: { pixels, share }, why }) => [
  engines[engine],
  what,
  sides.join(', '),
  `${String(pixels)} px${share > 0 ? ` or ${String(share * 100)} %` : ''}`,
  why,
])

expectGenerated('docs/evidence.md', {
  'layout differences': table(['engine', 'what', 'of it', 'at most', 'why'], rows),
})
