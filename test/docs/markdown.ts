/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** What a run found: its figures in a sentence, and a row for each result, whose keys are the columns. */
export function tableText(figures: string, rows: readonly object[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cells = rows.map((row) =>
    columns.map((column) => String((row as Readonly<Record<string, unknown>>)[column] ?? '–')),
  )
  return `${figures}\n\n${table(columns, cells)}\n`
}

/** The text with another content between the marks of this name. */
export function between(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`]
  return `${text.slice(0, text.indexOf(start) + start.length)}\n${content}\n${text.slice(text.indexOf(end))}`
}
