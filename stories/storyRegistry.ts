import { createSandboxRegistry } from '../src/sandbox/index.ts'

/** The sandboxes of all stories on the page, for the worker's one handler. Storybook's own, so no module of the library holds state. */
export const storyRegistry = createSandboxRegistry()
