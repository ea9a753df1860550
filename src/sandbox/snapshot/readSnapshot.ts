import { parseJson } from '../core/readRequest.ts'
import { type SandboxSnapshot, snapshotFormat, snapshotSchema } from './snapshotSchema.ts'

/** Reads the text of a snapshot. Throws an error that says where it cannot be read, and never repeats what it holds. */
export function readSnapshot(text: string): SandboxSnapshot {
  const value = parseJson(text)
  if (value === undefined) throw new TypeError('It is not JSON, or not all of it is there.')
  const format: unknown =
    typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined
  if (format !== snapshotFormat)
    throw new TypeError(`It does not say that it is a snapshot ("format": "${snapshotFormat}").`)
  const read = snapshotSchema.safeParse(value)
  if (read.success) return read.data
  const places = read.error.issues.slice(0, 3).map(({ path }) => path.map(String).join('.') || 'the whole')
  throw new TypeError(`What stands at ${places.join(', at ')} cannot be read.`)
}
