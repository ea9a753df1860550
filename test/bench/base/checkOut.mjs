// @ts-check
// An earlier commit in a folder of its own, built, with the pages that measure today.
import { cp, mkdtemp, readFile, rm, symlink, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npm, root, run } from '../../../scripts/run.mjs'

/** @param {readonly string[]} args */
async function git(...args) {
  const { code, output } = await run('git', args, { quiet: true })
  return code === 0 ? output.trim() : null
}

/**
 * @param {string | undefined} wanted
 * @returns {Promise<{ commit: string } | { why: string }>}
 */
export async function findBase(wanted) {
  const head = await git('rev-parse', 'HEAD')
  if (head === null) return { why: 'this is no repository of Git' }
  const commit = await git(
    'rev-parse',
    '--verify',
    '--quiet',
    `${wanted ?? (await branchPoint(head))}^{commit}`,
  )
  if (commit === null)
    return { why: `there is no commit ${wanted ?? 'before this one'}: is the clone shallow?` }
  return { commit }
}

/** @param {string} head */
async function branchPoint(head) {
  const point = await git('merge-base', 'HEAD', 'origin/HEAD')
  return point === null || point === head ? 'HEAD^' : point
}

/** @param {string} commit */
export async function checkOut(commit) {
  const folder = join(await mkdtemp(join(tmpdir(), 'xp-base-')), 'package')
  const remove = async () => {
    // Only the link: whoever follows it would take the project's own packages away.
    await unlink(join(folder, 'node_modules')).catch(() => undefined)
    await git('worktree', 'remove', '--force', folder)
    await rm(join(folder, '..'), { recursive: true, force: true })
  }
  try {
    // What a run that was broken off has left behind.
    await git('worktree', 'prune')
    if ((await git('worktree', 'add', '--detach', folder, commit)) === null)
      throw new Error(`${commit} could not be checked out into ${folder}.`)
    await installPackages(folder)
    const { code, output } = await run(process.execPath, ['scripts/build.mjs'], { cwd: folder, quiet: true })
    if (code !== 0) throw new Error(`${commit} could not be built.\n${output}`)
    await cp(join(root, 'test/bench'), join(folder, 'test/bench'), { recursive: true })
    return { root: folder, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Those of this project, where they are the same. @param {string} folder */
async function installPackages(folder) {
  const [ours, theirs] = await Promise.all(
    [root, folder].map((each) => readFile(join(each, 'package-lock.json'), 'utf8')),
  )
  if (ours === theirs) {
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    return
  }
  const { code, output } = await npm(['ci', '--no-audit', '--no-fund'], { cwd: folder, quiet: true })
  if (code !== 0) throw new Error(`npm ci failed in ${folder}.\n${output}`)
}
