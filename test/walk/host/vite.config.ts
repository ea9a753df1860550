import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { type Edit, type Fault, hostFolderOf, plantedFault } from '../faults.mjs'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const planted = plantedFault()

/** The source stays as it is. */
function plant({ edits }: Fault): Plugin {
  const done = new Set<Edit>()
  return {
    name: 'xp-plant-fault',
    enforce: 'pre',
    transform(code, id) {
      const found = edits.filter(({ file }) => id.split('?')[0]?.endsWith(file))
      for (const edit of found) done.add(edit)
      return found.length === 0 ? undefined : found.reduce(change, code)
    },
    buildEnd() {
      for (const edit of edits)
        if (!done.has(edit)) throw new Error(`A fault is not planted: the site has no ${edit.file}.`)
    },
  }
}

function change(code: string, { file, from, to }: Edit): string {
  if (code.split(from).length !== 2) throw new Error(`A fault has not one place in ${file}.`)
  return code.replace(from, () => to)
}

/** The site that members walk on: of the built package; with a planted fault, of its source. */
export default defineConfig({
  root: path('.'),
  plugins: [...(planted ? [plant(planted)] : []), react()],
  resolve: {
    alias: planted
      ? [
          { find: /^@experience-program\/react$/, replacement: path('../../../src/index.ts') },
          {
            find: /^@experience-program\/react\/locales\/ar$/,
            replacement: path('../../../src/locales/ar/index.ts'),
          },
        ]
      : [],
  },
  build: {
    outDir: hostFolderOf(planted),
    emptyOutDir: true,
    target: 'chrome117',
    // A picture inlined as `data:` would need a hole in the page's policy.
    assetsInlineLimit: 0,
    rolldownOptions: { input: [path('./index.html'), path('./plain.html')] },
  },
})
