import { createHash } from 'node:crypto'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npm, root } from '../../scripts/run.mjs'

/** Where the hosts are put together: away from the project, whose own packages would stand in for what a host lacks. */
export const hostsFolder = join(
  tmpdir(),
  `experience-program-hosts-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`,
)

let packed: Promise<string> | null = null

/** The tarball that `npm publish` would send, packed once for a file of tests. Gives its path. */
export function packLibrary(): Promise<string> {
  return (packed ??= pack())
}

async function pack(): Promise<string> {
  const folder = join(hostsFolder, 'tarball')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const { code, output } = await npm(
    ['pack', '--ignore-scripts', '--json', '--loglevel', 'error', '--pack-destination', folder],
    { quiet: true },
  )
  const [, name] = /"filename": "([^"]+\.tgz)"/.exec(output) ?? []
  if (code !== 0 || name === undefined) throw new Error(`The library could not be packed.\n${output}`)
  const tarball = join(folder, 'library.tgz')
  await copyFile(join(folder, name.replace('@', '').replace('/', '-')), tarball)
  return tarball
}
