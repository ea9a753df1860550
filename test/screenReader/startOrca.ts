import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startDisplay, stopper } from '../../scripts/engines.mjs'

const programs = {
  orca: '/usr/bin/orca',
  bus: '/usr/bin/dbus-daemon',
  accessibility: '/usr/libexec/at-spi-bus-launcher',
  windows: '/usr/bin/openbox',
  display: '/usr/bin/Xvfb',
}

/**
 * Debian's packages: `orca`, `speech-dispatcher`, `at-spi2-core`, `dbus`, `openbox` and `xvfb`. `openbox` brings fonts
 * along: tests that measure letters are to be trusted on a machine without it.
 */
export const hasOrca = Object.values(programs).every((program) => existsSync(program))

/** Orca, the screen reader of Linux desktops, on a display of its own. Its voice is silent: it is heard by its log. */
export interface Orca {
  /** What the browser that it reads is started with. */
  readonly env: Record<string, string>
  /** What it says from the start of `act` until it has been silent for a while: one line for each thing that is said. */
  readonly hear: (act: () => Promise<unknown>) => Promise<string>
  readonly stop: () => Promise<void>
}

export async function startOrca(): Promise<Orca> {
  const home = mkdtempSync(join(tmpdir(), 'experience-program-orca-'))
  const log = join(home, 'orca.log')
  const own = join(home, '.local/share/orca')
  mkdirSync(own, { recursive: true })
  // Its own program writes the log in blocks of 8 KiB.
  const atOnce = 'from orca import debug\ndebug.debugFile.reconfigure(line_buffering=True)\n'
  writeFileSync(join(own, 'orca-customizations.py'), atOnce)
  const display = await startDisplay()
  const bus = await startBus()
  const env = { ...display.env, ...bus.env, HOME: home, LANG: 'C.UTF-8', GTK_MODULES: 'gail:atk-bridge' }
  const start = (program: string, ...args: string[]) =>
    stopper(spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore', detached: true }))
  const stops = [
    start(programs.windows),
    start(programs.accessibility, '--launch-immediately', '--a11y=1', '--screen-reader=1'),
  ]
  await wait(2_000)
  stops.push(start(programs.orca, '--replace', '--disable', 'braille', `--debug-file=${log}`))
  await until(() => spoken(log).includes('Screen reader on.'), 60_000)
  return {
    env,
    async hear(act) {
      const before = spoken(log).length
      await act()
      await untilSilent(log)
      return spoken(log).slice(before).join('\n')
    },
    async stop() {
      for (const stop of [...stops.reverse(), bus.stop, display.stop]) await stop()
      await rm(home, { recursive: true, force: true })
    },
  }
}

async function startBus() {
  const child = spawn(programs.bus, ['--session', '--nofork', '--print-address=1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  const stop = stopper(child)
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(String(line).trim()))
    child.once('error', reject)
    child.once('exit', () => reject(new Error('dbus-daemon ended before it had an address.')))
  })
  return { env: { DBUS_SESSION_BUS_ADDRESS: address }, stop }
}

/** What is said is in its log, with how. */
function spoken(log: string): readonly string[] {
  if (!existsSync(log)) return []
  const said = readFileSync(log, 'utf8').matchAll(/SPEECH OUTPUT: '(.*?)'(?:\s*\{.*)?$/gm)
  return [...said].map(([, words = '']) => words.trim())
}

async function until(holds: () => boolean, withinMs: number): Promise<void> {
  for (const end = Date.now() + withinMs; !holds(); await wait(250))
    if (Date.now() > end) throw new Error('Orca did not start.')
}

const silenceMs = 2_500

/** At most 20 s. */
async function untilSilent(log: string): Promise<void> {
  const size = () => readFileSync(log).length
  let [last, since] = [size(), Date.now()]
  for (const end = since + 20_000; Date.now() < end && Date.now() - since < silenceMs; await wait(250)) {
    if (size() !== last) [last, since] = [size(), Date.now()]
  }
}
