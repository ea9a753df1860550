/** The part of a zod issue that is free of values. */
interface Issue {
  readonly code?: string | undefined
  readonly path: PropertyKey[]
}

/** `intake.adults: invalid_type, (root): unrecognized_keys`: where and what, never the value that was found there. */
export function issuesText(issues: readonly Issue[]): string {
  return issues.map((issue) => `${issuePath(issue)}: ${issue.code ?? 'invalid'}`).join(', ')
}

export function issuePath({ path }: Issue): string {
  return path.length === 0 ? '(root)' : path.map(String).join('.')
}
