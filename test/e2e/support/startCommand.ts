import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const command = fileURLToPath(new URL('../../../dist/sandbox/node/experienceSandbox.js', import.meta.url))

export interface StartedCommand {
  /** The one link that it printed. */
  readonly url: string
  readonly said: () => string
  /** Asks it to end, as Ctrl-C does; gives its exit code. */
  readonly stop: () => Promise<number | null>
}

/** The built `experience-sandbox` as a process of its own, until the test has finished. */
export async function startCommand(...args: readonly string[]): Promise<StartedCommand> {
  const child = spawn(process.execPath, [command, '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const stop = () => {
    child.kill('SIGINT')
    return ended
  }
  onTestFinished(async () => void (await stop()))
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return { url: await linkOf(child, () => said), said: () => said, stop }
}

function linkOf(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(said()) ?? []
      if (url) resolve(url)
    }
    child.stdout?.on('data', look)
    child.once('exit', (code) => reject(new Error(`The command ended with ${String(code)}:\n${said()}`)))
  })
}
