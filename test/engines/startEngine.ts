import { engineToUse } from '../../scripts/engines.mjs'
import { startFirefox } from './startFirefox.ts'
import { startWebKit } from './startWebKit.ts'
import type { Engine } from './Wire.ts'

/** Starts the engine that `scripts/ensure.mjs` found. */
export function startEngine(name: 'firefox' | 'webkit'): Promise<Engine> {
  const found = engineToUse(name)
  if (!found) throw new Error(`There is no ${name} here: npm test says why.`)
  return found.browser ? startWebKit(found.path, found.browser) : startFirefox(found.path)
}
