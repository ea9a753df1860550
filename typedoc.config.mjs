// @ts-check
// npm run docs: the reference of every export, from its doc comments, as Markdown in artifacts/reference.
import { readFileSync } from 'node:fs'

/** @type {{ exports: Record<string, string | { types?: string }> }} */
const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

/** @type {import('typedoc').TypeDocOptions & import('typedoc-plugin-markdown').PluginOptions} */
export default {
  plugin: ['typedoc-plugin-markdown'],
  entryPoints: Object.entries(manifest.exports).flatMap(([entry, target]) => {
    const types = typeof target === 'string' || entry.startsWith('./locales/') ? undefined : target.types
    return types === undefined ? [] : [types.replace('./dist/', 'src/').replace(/\.d\.ts$/, '.ts')]
  }),
  tsconfig: 'tsconfig.json',
  out: 'artifacts/reference',
  readme: 'none',
  excludeInternal: true,
  disableSources: true,
  skipErrorChecking: true,
  parametersFormat: 'table',
  propertiesFormat: 'table',
  logLevel: 'Error',
}
