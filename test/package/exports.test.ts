import { build, type Plugin } from 'esbuild'
import { describe, expect, it } from 'vitest'
import * as source from '../../src/index.ts'
import { manifest, root } from './manifest.ts'

const bundle = async (contents: string) => {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    // Ours leads the package's name to its source; a host has no such thing.
    tsconfigRaw: '{}',
    logLevel: 'silent',
  })
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map(({ path }) => path))
  return { code: outputFiles[0]?.text ?? '', imports }
}

/** The package's components that a page of this import loads at once, by esbuild: with what is loaded on demand in files of its own, or not bundled. */
async function loadedAtOnce(contents: string, splitting: boolean): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: { contents, resolveDir: root, sourcefile: 'page.js' },
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    format: 'esm',
    splitting,
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    tsconfigRaw: '{}',
    logLevel: 'silent',
    plugins: splitting ? [] : [leaveOnDemand],
  })
  const { outputs } = metafile
  const entry = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === 'page.js')
  // Grows while it is walked.
  const chunks = new Set([entry ?? ''])
  for (const chunk of chunks)
    for (const { kind, path } of outputs[chunk]?.imports ?? [])
      if (kind === 'import-statement' && outputs[path]) chunks.add(path)
  const modules = [...chunks].flatMap((chunk) => Object.entries(outputs[chunk]?.inputs ?? {}))
  return modules
    .flatMap(([name, { bytesInOutput }]) =>
      bytesInOutput > 0 && name.startsWith('dist/components/') ? [name] : [],
    )
    .toSorted()
}

const leaveOnDemand: Plugin = {
  name: 'leave-on-demand',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind }) => (kind === 'dynamic-import' ? { external: true } : undefined)),
}

describe('the exports', () => {
  it.each([
    '.',
    './client',
    './elements',
    './sandbox',
    './sandbox/react',
    './sandbox/node',
    './sandbox/conformance',
    './staff',
    './server',
  ])('%s loads in Node by its own name', async (entry) => {
    const loaded: unknown = await import(/* @vite-ignore */ manifest.name + entry.slice(1))
    expect(Object.keys(loaded as object).length).toBeGreaterThan(0)
  })

  it('. gives what its source gives', async () => {
    const built: unknown = await import(/* @vite-ignore */ manifest.name)
    expect(Object.keys(built as object).toSorted()).toEqual(Object.keys(source).toSorted())
  })

  // esbuild takes with a file that gives names on whatever any part of the page needs.
  it.each(['ExperienceHub', 'OfferCatalog, OfferDetail', 'ConciergeChat', 'Wallet', 'RedeemOffer'])(
    'esbuild loads nothing at once that is for later: %s',
    async (names) => {
      const page = `export { ExperienceProvider, ${names} } from '${manifest.name}'`
      const atOnce = await loadedAtOnce(page, false)
      expect(atOnce.length).toBeGreaterThan(20)
      expect(await loadedAtOnce(page, true)).toEqual(atOnce)
    },
  )

  it('./client needs no React', async () => {
    const { imports } = await bundle(`export * from '${manifest.name}/client'`)
    expect(imports).toEqual([])
  })

  it('./sandbox needs no React', async () => {
    const { imports } = await bundle(`export * from '${manifest.name}/sandbox'`)
    expect(imports.filter((path) => path.startsWith('react'))).toEqual([])
  })

  it('./locales/fr gives French and nothing else', async () => {
    const { code, imports } = await bundle(
      `import { fr } from '${manifest.name}/locales/fr'; globalThis.kept = fr`,
    )
    expect(imports).toEqual([])
    expect(code).toContain('Fermer')
    expect(code).not.toMatch(/Try again|Cerrar|Sluiten|use client/)
  })

  it('./server throws in a browser, and says why', async () => {
    const { code } = await bundle(
      `import '${manifest.name}/server'; import * as all from '${manifest.name}/server'; globalThis.kept = all`,
    )
    const load = import(`data:text/javascript,${encodeURIComponent(code)}`)
    await expect(load).rejects.toThrow(/^@experience-program\/react: /)
  })

  it('stand once more where a bundler reads no exports (Parcel), but for the server, whose key no bundle may hold', () => {
    const others = Object.entries(manifest.exports).filter(
      ([entry]) => !['.', './server', './package.json'].includes(entry),
    )
    expect(manifest.alias).toEqual(
      Object.fromEntries(
        others.map(([entry, target]) => [
          entry,
          // Parcel names by a number what a star stands for.
          (typeof target === 'string' ? target : target.default)?.replace('*', '$1'),
        ]),
      ),
    )
    expect(manifest.main).toBe('./dist/index.js')
  })

  it('an import of nothing leaves nothing behind', async () => {
    const { code } = await bundle(`import {} from '${manifest.name}'`)
    expect(code.replaceAll(/\/\/.*$|\s|\(\(\)=>\{\}\)\(\);/gm, '')).toBe('')
  })
})
