import type { ExperienceKit } from './kit.ts'

/** Notes that a write of unknown outcome was done, as a later reading shows. False where its outcome was known. */
export function learnWrite(
  { writeRecords }: ExperienceKit,
  operation: string,
  subject: string,
  data: unknown,
): boolean {
  const record = writeRecords.get(operation, subject)
  if (record.outcome !== 'unknown') return false
  writeRecords.set({ ...record, outcome: 'done', data, error: null })
  return true
}
