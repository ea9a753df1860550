export {
  type ReceiverOptions,
  type ServedReceiver,
  serveReceiver,
} from '../conformance/node/serveReceiver.ts'
export { type ServedSandbox, type ServeOptions, serveSandbox } from './node/serveSandbox.ts'
export { type KeepOptions, type KeptSnapshot, keepSnapshot } from './node/keepSnapshot.ts'
export { restoreSnapshot } from './snapshot/snapshot.ts'
export { readSnapshot } from './snapshot/snapshot.ts'
export type { SandboxSnapshot } from './snapshot/snapshot.ts'
export { takeSnapshot } from './snapshot/snapshot.ts'
