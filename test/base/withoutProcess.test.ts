// @vitest-environment node
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { build } from 'esbuild'
import { expect, it, vi } from 'vitest'

type Loaded = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>

/** Runs a module as a page without a bundler would: there is no `process`, and nothing has replaced `process.env.NODE_ENV`. */
async function loadWithoutProcess(module: string, globals: Readonly<Record<string, unknown>> = {}) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../../src/${module}`, import.meta.url))],
    bundle: true,
    format: 'cjs',
    platform: 'neutral',
    external: ['react', 'react/jsx-runtime'],
    write: false,
  })
  const code = outputFiles[0]?.text ?? ''
  expect(code).toContain('process.env.NODE_ENV')
  const exported = { exports: {} as Loaded }
  runInNewContext(code, { module: exported, require: createRequire(import.meta.url), ...globals })
  return exported.exports
}

it.each(['base/index.ts', 'i18n/index.ts', 'theme/index.ts'])(
  '%s loads where there is no `process`',
  (module) => expect(loadWithoutProcess(module)).resolves.toBeTypeOf('object'),
)

it('reports a mistake without a hint where there is no `process`', async () => {
  const console = { error: vi.fn() }
  const { createTheme } = await loadWithoutProcess('theme/index.ts', { console })
  createTheme?.({ brand: 'teal-ish' })
  expect(console.error).toHaveBeenCalledWith(
    '@experience-program/react: createTheme cannot read the colour "teal-ish" given as brand.',
  )
})

it('translates, and checks no overrides, where there is no `process`', async () => {
  const { createI18n, createTranslate } = await loadWithoutProcess('i18n/index.ts')
  const t = createTranslate?.(createI18n?.({ locale: 'en' }), { 'wallet.title': 'Points' }, [
    { 'wallet.titel': 'Stars' },
  ])
  expect((t as (key: string) => string)('wallet.title')).toBe('Points')
})
