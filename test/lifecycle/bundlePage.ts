import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

/** A page of test code over the built package, bundled as a host does it for production. Files by name; the first is `page.js`. */
export async function bundlePage(entry: URL): Promise<ReadonlyMap<string, string>> {
  const bundle = await rolldown({
    input: { page: fileURLToPath(entry) },
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // Ours leads the package's name to its source; a host has no such thing.
    tsconfig: false,
    moduleTypes: { '.webp': 'empty', '.css': 'empty' },
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', entryFileNames: '[name].js' })
  await bundle.close()
  return new Map(
    output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk.code] as const] : [])),
  )
}
