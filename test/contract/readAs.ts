import { read, type Schema } from '../../src/contract/index.ts'

/** What a schema reads of a value that it must be able to read. */
export function readAs<T>(schema: Schema<T>, value: unknown): T {
  const result = read(schema, value)
  if (result.success) return result.data
  throw new Error(`The test's value cannot be read: ${JSON.stringify(result.error.issues)}.`)
}
