/** Replaces what stands between the two marks of a section of the report. */
export function withSection(report: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
  const from = report.indexOf(start)
  const to = report.indexOf(end)
  if (from < 0 || to < from) throw new Error(`The report has no section "${name}".`)
  return `${report.slice(0, from + start.length)}\n\n${text}\n\n${report.slice(to)}`
}
