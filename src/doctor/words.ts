/** An address without its query, which may hold what nobody should read. */
export const shown = ({ origin, pathname }: URL): string => oneLine(origin + pathname)

/** What a host sent, fit for a terminal: without control characters, and short. */
export const oneLine = (text: string): string => {
  const line = text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  return line.length > 160 ? `${line.slice(0, 159)}…` : line
}
