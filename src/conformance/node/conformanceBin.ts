#!/usr/bin/env node
import { conformanceCommand } from './conformanceCommand.ts'

process.exitCode = await conformanceCommand({
  args: process.argv.slice(2),
  env: process.env,
  print: (text) => process.stdout.write(text),
})
