import { createSandboxRegistry } from '../src/sandbox/index.ts'

/**
 * The sandboxes of the stories that are on the page. Stories of a docs page share one service worker, so each story
 * registers a sandbox with a base URL of its own, and takes it out when it leaves.
 */
export const sandboxes = createSandboxRegistry()

/** Where Storybook serves the sandbox's pictures: what a story's sandbox takes as `pictures`. */
export const storyPictures = './pictures'
