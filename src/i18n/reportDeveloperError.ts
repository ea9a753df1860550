/**
 * Tells the developer of the host of a mistake that the library can live with. It never throws: a typo in one
 * text must not take the page down.
 */
export function reportDeveloperError(what: string, why: string, fix: string): void {
  console.error(`@experience-program/react: ${what} ${why} ${fix}`)
}
