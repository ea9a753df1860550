/**
 * Tells the developer of the host of a mistake that the library can live with. It never throws: a typo in one
 * text must not take the page down.
 *
 * @param advice why it matters and how to fix it; `isDevelopment &&` before it leaves it out of what members load.
 */
export function reportDeveloperError(what: string, advice: string | false): void {
  // eslint-disable-next-line no-console -- the console is where a developer looks; nothing of a member is in it
  console.error(`@experience-program/react: ${what}${advice ? ` ${advice}` : ''}`)
}
