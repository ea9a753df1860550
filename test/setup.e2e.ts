import { ensureDemo } from '../scripts/ensureDemo.mjs'

/** Once, before any file: a build under a running test would pull the pages from under it. */
export const setup = () => ensureDemo()
