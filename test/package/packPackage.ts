import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

interface Packed {
  /** The tarball. */
  readonly file: string
  /** SHA-512 of its bytes, as a lock would have it. */
  readonly integrity: string
  readonly paths: readonly string[]
}

/** Packs the package of `from` into `folder`, as `npm publish` would. */
export function packPackage(from: string, folder: string): Packed {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
  const output = execFileSync('npm', args, {
    cwd: from,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  })
  const [packed] = JSON.parse(output) as [
    { filename: string; integrity: string; files: readonly { path: string }[] },
  ]
  return {
    file: join(folder, packed.filename),
    integrity: packed.integrity,
    paths: packed.files.map(({ path }) => path),
  }
}
