// @ts-check
// A test runner for Stryker: its runner for Vitest, with the worker kept from mutant to mutant. To start one and load the
// modules costs a third of a second of CPU, to run the few tests of a mutant a hundredth. What a kept worker says is
// believed only after a check: a mutant that lived is tried again in a fresh worker, and where one was found the same test
// must pass without it, in the same worker; else a fresh worker decides.
import { EventEmitter } from 'node:events'
import { Worker } from 'node:worker_threads'
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { MutantRunStatus } from '@stryker-mutator/api/test-runner'
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner'
import { ThreadsPoolWorker } from 'vitest/node'

/** @typedef {import('@stryker-mutator/api/test-runner').TestRunner} TestRunner */
/** @typedef {import('@stryker-mutator/api/test-runner').MutantRunOptions} MutantRunOptions */

/** Threads that have loaded what they need and have nothing to do, by their environment. @type {Map<string, Worker>} */
const parked = new Map()
/** Whether a thread that was used before will do, and is kept for the next run. */
let isKeeping = false

async function dropThreads() {
  const threads = [...parked.values()]
  parked.clear()
  await Promise.all(threads.map((thread) => thread.terminate()))
}

/** Stands where Vitest has a thread. Which one it is is decided by the first message, which names the environment. */
class KeptThread extends EventEmitter {
  /** @type {Worker | null} */
  thread = null
  environment = ''
  isParking = false

  /** @param {string} entrypoint @param {object} options */
  constructor(entrypoint, options) {
    super()
    this.open = () => new Worker(entrypoint, { ...options, stdout: true, stderr: true })
  }

  /** @param {any} message */
  postMessage(message) {
    if (message.type === 'start') return this.start(message)
    this.isParking = isKeeping && message.type === 'stop'
    if (this.isParking) this.answer('stopped')
    else this.thread?.postMessage(message)
  }

  /** @param {any} message */
  start(message) {
    this.environment = message.context.environment.name
    const known = isKeeping ? parked.get(this.environment) : undefined
    this.thread = known ?? this.open()
    parked.delete(this.environment)
    for (const event of ['message', 'error', 'exit'])
      this.thread.on(event, (...values) => this.emit(event, ...values))
    if (known) return this.answer('started')
    this.thread.stdout.resume()
    this.thread.stderr.resume()
    this.thread.postMessage(message)
  }

  /** @param {string} type */
  answer(type) {
    queueMicrotask(() => this.emit('message', { __vitest_worker_response__: true, type }))
  }

  async release() {
    const { thread } = this
    for (const event of ['message', 'error', 'exit']) thread?.removeAllListeners(event)
    if (!thread) return
    if (!this.isParking || parked.has(this.environment)) await thread.terminate()
    else parked.set(this.environment, thread)
  }
}

/** Vitest's own worker, with a kept thread for its thread. */
Object.assign(ThreadsPoolWorker.prototype, {
  /** @this {any} */
  async start() {
    this._thread ??= new KeptThread(this.entrypoint, { env: this.env, execArgv: this.execArgv })
  },
  /** @this {any} */
  async stop() {
    await this._thread?.release()
    this._thread = undefined
  },
})

/** @param {TestRunner} runner */
function keeping(runner) {
  const { mutantRun } = runner
  /** @param {MutantRunOptions} options */
  const inFreshWorker = async (options) => {
    isKeeping = false
    await dropThreads()
    return mutantRun.call(runner, options)
  }
  /** @param {MutantRunOptions} options */
  runner.mutantRun = async (options) => {
    // A static mutant acts while the modules load.
    if (options.mutantActivation === 'static') return inFreshWorker(options)
    isKeeping = true
    const result = await mutantRun.call(runner, options)
    if (result.status !== MutantRunStatus.Killed) return inFreshWorker(options)
    const nobody = {
      ...options,
      activeMutant: { ...options.activeMutant, id: 'none' },
      testFilter: [result.killedBy].flat().slice(0, 1),
    }
    const check = await mutantRun.call(runner, nobody)
    return check.status === MutantRunStatus.Survived ? result : inFreshWorker(options)
  }
  return runner
}

const [vitest] = /** @type {any[]} */ (vitestPlugins)

/** @param {any} injector */
function createKeptRunner(injector) {
  return keeping(vitest.factory(injector))
}
createKeptRunner.inject = ['$injector']

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'vitest-kept', /** @type {any} */ (createKeptRunner)),
]
