import { open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Sandbox } from '../Sandbox.ts'
import { readSnapshot, restoreSnapshot, takeSnapshot } from '../snapshot/snapshot.ts'

/** How often the data of a sandbox is saved. */
export interface KeepOptions {
  /** How long changes may wait for the file, in milliseconds. Default 300. */
  readonly delayMs?: number
  /** Is told when the file could not be written; the next change tries again. */
  readonly onError?: (error: unknown) => void
  readonly write?: (file: string, text: string) => Promise<void>
}

/** A sandbox whose data is being saved. */
export interface KeptSnapshot {
  /** Whether the file was there and its data are in the sandbox. */
  readonly wasRestored: boolean
  /** Something may have changed: it is saved soon. */
  readonly touch: () => void
  /** Saves now, after what is being saved. */
  readonly save: () => Promise<void>
}

/**
 * Keeps a sandbox's data in a file: restores them from it if it is there, and saves them after each `touch`.
 * Rejects when the file cannot be read or understood, and then never writes to it.
 */
export async function keepSnapshot(
  sandbox: Sandbox,
  file: string,
  { delayMs = 300, onError = () => {}, write = writeAtomically }: KeepOptions = {},
): Promise<KeptSnapshot> {
  const wasRestored = await restoreFrom(sandbox, file)
  let timer: NodeJS.Timeout | null = null
  let saving = Promise.resolve()

  function save(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    // One after the other, each with the data of its moment, so that an older one never lands on a newer.
    const saved = saving.then(() => write(file, `${JSON.stringify(takeSnapshot(sandbox), null, 1)}\n`))
    saving = saved.catch(() => {})
    return saved
  }

  return {
    wasRestored,
    save,
    touch: () => {
      timer ??= setTimeout(() => void save().catch(onError), delayMs)
    },
  }
}

async function restoreFrom(sandbox: Sandbox, file: string): Promise<boolean> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw new Error(
      `The snapshot ${file} cannot be opened. ${reasonOf(error)} Give --snapshot a file that you may read and write.`,
      { cause: error },
    )
  }
  try {
    restoreSnapshot(sandbox, readSnapshot(text))
    return true
  } catch (error) {
    throw new Error(
      `The snapshot ${file} was not used, and is left as it is. ${reasonOf(error)} Move it away, or give --snapshot another file.`,
      { cause: error },
    )
  }
}

const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/([^.])$/, '$1.')

/**
 * Puts `text` in the place of what `file` held: whoever reads it, also after a crash, finds the old text or
 * the new one, never a part. Written beside it, since a rename is atomic only within one file system.
 * Readable by its owner alone.
 */
export async function writeAtomically(
  file: string,
  text: string,
  move: (from: string, to: string) => Promise<void> = rename,
): Promise<void> {
  // A name that nobody can guess, and exclusively: a link or file that somebody planted is never followed.
  const beside = `${file}.${crypto.randomUUID()}.tmp`
  const handle = await open(beside, 'wx', 0o600)
  try {
    try {
      await handle.writeFile(text)
      // Before the rename: otherwise a power cut may leave the new name on an empty file.
      await handle.sync()
    } finally {
      await handle.close()
    }
    await move(beside, file)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
  await syncFolder(dirname(file))
}

/** Makes the rename itself lasting, where a folder can be opened (not on Windows). */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null)
  try {
    await handle?.sync()
  } catch {
    // The file is there all the same.
  } finally {
    await handle?.close()
  }
}
