import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packInto } from '../../scripts/pack.mjs'
import { root } from '../../scripts/run.mjs'

/**
 * Where the hosts are put together: away from the project, whose own packages would stand in for what a host lacks. Runs in
 * several engines are side by side, each in a folder of its own.
 */
export const hostsFolder = join(
  tmpdir(),
  `experience-program-hosts-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`,
  process.env.XP_ENGINE ?? '',
)

let packed: Promise<string> | null = null

/** The tarball that `npm publish` would send, packed once for what is built. Gives its path. */
export function packLibrary(): Promise<string> {
  return (packed ??= pack())
}

/** Files of tests run side by side: who packs puts the whole tarball in its place at once. */
async function pack(): Promise<string> {
  const tarball = join(hostsFolder, 'library.tgz')
  if ((await changedAt(tarball)) > (await builtAt())) return tarball
  await mkdir(hostsFolder, { recursive: true })
  const folder = await mkdtemp(join(hostsFolder, 'pack-'))
  try {
    const { file } = await packInto(folder)
    await rename(file, tarball)
    return tarball
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** When the build, which writes every folder anew, or what is packed beside it was last written. */
async function builtAt(): Promise<number> {
  const beside = ['package.json', 'README.md', 'CHANGELOG.md', 'SECURITY.md', 'LICENSE']
  const built = (await readdir(join(root, 'dist'))).map((name) => join('dist', name))
  return Math.max(...(await Promise.all([...beside, ...built].map((name) => changedAt(join(root, name))))))
}

const changedAt = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
