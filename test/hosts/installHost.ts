import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { npm } from '../../scripts/run.mjs'
import { hostsFolder, packLibrary } from './packLibrary.ts'

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly scripts?: Readonly<Record<string, string>>
}

const fixtures = fileURLToPath(new URL('./fixtures', import.meta.url))

const installed = new Map<string, Promise<string>>()

/**
 * Puts a host app together as its owner would: its own packages, the library's tarball, its own build. Once for a file of
 * tests. `more` of its manifest is for fixtures that several hosts share. Gives its folder.
 */
export function installHost(name: string, fixture = name, more: Manifest = {}): Promise<string> {
  const folder = installed.get(name) ?? install(name, fixture, more)
  installed.set(name, folder)
  return folder
}

async function install(name: string, fixture: string, more: Manifest): Promise<string> {
  const tarball = await packLibrary()
  const folder = join(hostsFolder, name)
  // What it installed last time may stay; the library and the sources may not.
  await mkdir(folder, { recursive: true })
  await Promise.all(
    [
      'src',
      'build',
      'app',
      'dist',
      '.next',
      '.parcel-cache',
      'package-lock.json',
      'node_modules/@experience-program',
    ].map((path) => rm(join(folder, path), { recursive: true, force: true })),
  )
  await cp(join(fixtures, fixture), folder, { recursive: true })
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest
  const dependencies = { ...manifest.dependencies, '@experience-program/react': `file:${tarball}` }
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ ...manifest, ...more, dependencies }, null, 2),
  )
  await step(name, folder, ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel', 'error'])
  await step(name, folder, ['run', 'build'])
  return folder
}

async function step(name: string, cwd: string, args: readonly string[]): Promise<void> {
  // A test runner's own NODE_ENV would make it a development build.
  const { code, output } = await npm(args, {
    quiet: true,
    cwd,
    env: { NODE_ENV: args[0] === 'install' ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (code !== 0) throw new Error(`${name}: npm ${args.join(' ')} failed.\n${output}`)
}
