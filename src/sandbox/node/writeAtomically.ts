import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Puts `text` in the place of what `file` held: whoever reads it, also after a crash, finds the old text or the new one, never a
 * part. Written beside it, since a rename is atomic only within one file system. Readable by its owner alone.
 */
export async function writeAtomically(
  file: string,
  text: string,
  move: (from: string, to: string) => Promise<void> = rename,
): Promise<void> {
  const beside = `${file}.${String(process.pid)}.tmp`
  try {
    const handle = await open(beside, 'w', 0o600)
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
