import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('../../src', import.meta.url))

/** What a host's bundler keeps of these names, for this mode. */
async function bundled(names: string, mode: 'production' | 'development'): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ${names} } from './index.ts'; globalThis.kept = [${names}]`,
      resolveDir: src,
    },
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    packages: 'external',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  })
  return outputFiles[0]?.text ?? ''
}

const warning = 'WCAG 2.2 AA asks for'
const palette = 'createTheme cannot read the colour'

test('production holds neither the check of contrasts nor createTheme, unless it is called', async () => {
  const provider = await bundled('ExperienceProvider, ThemeScope', 'production')
  expect(provider).not.toContain(warning)
  expect(provider).not.toContain(palette)
  expect(await bundled('ExperienceProvider', 'development')).toContain(warning)
  expect(await bundled('createTheme', 'production')).toContain(palette)
})

test('createTheme brings neither React nor anything of the other floors', async () => {
  const code = await bundled('createTheme, themeToCss, themeToDesignTokens', 'production')
  expect(code).not.toMatch(/^import|\bfrom["']/)
  expect(code.length).toBeLessThan(12_000)
})
