import type { Issue } from '../contract/index.ts'

/** `intake.adults: invalid_type, (root): unrecognized_keys`: where and what, never the value that was found there. */
export function issuesText(issues: readonly Issue[]): string {
  return issues.map((issue) => `${issuePath(issue)}: ${issue.code}`).join(', ')
}

export function issuePath({ path }: Issue): string {
  return path.length === 0 ? '(root)' : path.map(String).join('.')
}
