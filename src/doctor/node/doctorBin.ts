#!/usr/bin/env node
import { doctorCommand } from './doctorCommand.ts'

process.exitCode = await doctorCommand({
  args: process.argv.slice(2),
  say: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
})
