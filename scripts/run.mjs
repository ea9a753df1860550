// @ts-check
// Starts the project's tools as child processes. Node builtins only.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs a command to its end. Its output is streamed, or kept when `quiet`.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string>, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { quiet = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      // npm is a .cmd file on Windows, which only a shell starts.
      shell: process.platform === 'win32' && command !== process.execPath,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.once('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/**
 * Runs a JavaScript file of an installed package with this Node: no shell, no `npx`, the same on every system.
 * @param {string} file relative to the project
 * @param {readonly string[]} args
 */
export async function runNode(file, args) {
  const { code } = await run(process.execPath, [file, ...args])
  if (code !== 0) throw new Error(`${file} ended with exit code ${code}.`)
}

/** @param {readonly string[]} args */
export function npm(args, options = {}) {
  // `npm_execpath` is npm's own file when we were started by `npm run`.
  const file = process.env.npm_execpath
  if (file?.endsWith('.js')) return run(process.execPath, [file, ...args], options)
  return run('npm', args, options)
}

/** @param {number} since a `performance.now()` */
export const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`
