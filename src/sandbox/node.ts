export { type ReceiverOptions, type ServedReceiver, serveReceiver } from './node/serveReceiver.ts'
export { type ServedSandbox, type ServeOptions, serveSandbox } from './node/serveSandbox.ts'
