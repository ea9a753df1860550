import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Nothing here knows the library: its name leads through the exports map of package.json to the built package, as in any other project. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  build: {
    outDir: fileURLToPath(new URL('./dist', import.meta.url)),
    emptyOutDir: true,
    // A font or picture inlined as `data:` would need a hole in the page's policy.
    assetsInlineLimit: 0,
  },
})
