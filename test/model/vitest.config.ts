import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { breaks } from './breaks.mjs'

const broken = breaks.find(({ name }) => name === process.env.XP_BREAK)

/** Loads one file with a fault in it. */
const breakProduct: Plugin = {
  name: 'xp-break-product',
  enforce: 'pre',
  transform: (code, id) =>
    broken && id.split('?')[0]?.endsWith(broken.file) ? code.replace(broken.from, broken.to) : undefined,
}

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [breakProduct, react()],
  test: { include: ['test/model/hooks.test.tsx'], setupFiles: ['test/setup.unit.ts'] },
})
