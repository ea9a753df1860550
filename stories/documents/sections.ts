export interface Section {
  /** Without the marks of Markdown. */
  readonly title: string
  readonly depth: number
  readonly lines: readonly string[]
}

/** A document cut at its headings. What stands before the first one has no title. */
export function sectionsOf(document: string): readonly Section[] {
  const sections: { title: string; depth: number; lines: string[] }[] = [{ title: '', depth: 0, lines: [] }]
  let isCode = false
  for (const line of document.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode
    const [, marks, title] = (!isCode && /^(#+) (.+)$/.exec(line)) || []
    if (marks && title) sections.push({ title, depth: marks.length, lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
}

/** The text under a heading, with what is below it. Throws when there is no such heading. */
export function sectionOf(document: string, title: string): string {
  const sections = sectionsOf(document)
  const start = sections.findIndex((section) => section.title === title)
  const first = sections[start]
  if (!first)
    throw new Error(`The document has no section “${title}”. A page shows it. Name one that it has.`)
  const after = sections.slice(start + 1)
  const end = after.findIndex((section) => section.depth <= first.depth)
  return [
    ...first.lines,
    ...after
      .slice(0, end === -1 ? undefined : end)
      .flatMap((each) => [`${'#'.repeat(each.depth)} ${each.title}`, ...each.lines]),
  ].join('\n')
}
