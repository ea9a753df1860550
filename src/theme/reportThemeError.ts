/** Tells the developer of the host of a mistake in a theme. It never throws: a bad colour must not take the page down. */
export function reportThemeError(what: string, why: string, fix: string): void {
  // eslint-disable-next-line no-console -- the console is where a developer looks
  console.error(`@experience-program/react: ${what} ${why} ${fix}`)
}
