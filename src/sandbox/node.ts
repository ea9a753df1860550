export { type ServedSandbox, type ServeOptions, serveSandbox } from './node/serveSandbox.ts'
