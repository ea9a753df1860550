import { type DevelopmentHint, developmentHint } from './developmentHint.ts'

/**
 * An error for the developer who embeds the library: what is wrong and, in development, why it matters and how to fix
 * it, one sentence each. Production builds have only the first.
 */
export function developerError(what: string, hint: DevelopmentHint): TypeError {
  return new TypeError(developerText(what, hint))
}

/** Logs a mistake with which the library still works. It never throws: a typo must not break the page. */
export function reportDeveloperError(what: string, hint: DevelopmentHint): void {
  logError(developerText(what, hint))
}

/** Logs what a component threw, where nobody else does. Never a failed call, which may quote the Service. */
export function logError(problem: unknown): void {
  // eslint-disable-next-line no-console -- the console is where a developer looks; nothing of a member is in it
  console.error(problem)
}

function developerText(what: string, hint: DevelopmentHint): string {
  return `@experience-program/react: ${what}${developmentHint(hint)}`
}
