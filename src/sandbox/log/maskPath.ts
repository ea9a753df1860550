/** Ids that the sandbox gives and seed data uses; anything else in a path may have been typed by someone. */
const plainId = /^[\w.-]{1,64}$/

/** The path for the log: a part that could be a secret or a member's words is `*`. */
export function maskPath(path: string, isKnownPath: boolean, isSecret: (text: string) => boolean): string {
  if (!isKnownPath) return '*'
  return path
    .split('/')
    .map((part) => (part === '' || (plainId.test(part) && !isSecret(part)) ? part : '*'))
    .join('/')
}
