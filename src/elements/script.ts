/**
 * The elements for a page without a bundler, with React inside: `<script type="module" src="…/elements.js"></script>`
 * defines them all, and a locale brings its language. What a script of the page may need is exported too.
 */
import { defineElements } from './defineElements.ts'
import { messagesFor } from './languages.ts'

export { createMemberSession, refreshFrom } from '../client/index.ts'

defineElements({ messagesFor })
