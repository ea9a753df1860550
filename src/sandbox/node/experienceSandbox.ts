#!/usr/bin/env node
import { runCommand } from './command/runCommand.ts'

process.exitCode = await runCommand({
  args: process.argv.slice(2),
  say: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  onEnd: (end) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  },
})
// Retries that are still planned hold no process up; a request that never ends would.
process.exit()
