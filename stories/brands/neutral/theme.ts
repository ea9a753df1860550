import type { Theme } from '../../../src/index.ts'

/** The tokens as they come: a class that names two typefaces, and nothing else. */
export const neutralTheme: Theme = { className: 'brand-neutral' }
