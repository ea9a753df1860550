import { Markdown } from '@storybook/addon-docs/blocks'

interface DocsSectionProps {
  /** The text of a document, imported with `?raw`. */
  readonly of: string
  /** One of its headings, without the marks. Default: the whole document. */
  readonly title?: string
  /** Name of a generated block that is shown elsewhere: the part between `<!-- name:start -->` and `<!-- name:end -->`. */
  readonly without?: string
}

/** A document, or one section of it, so that a guide says what the docs say. Throws when there is no such section. */
export function DocsSection({ of, title, without }: DocsSectionProps) {
  const text = title === undefined ? of.replace(/^# .*\n/, '') : sectionOf(of, title)
  const [start, end] = [`<!-- ${without}:start -->`, `<!-- ${without}:end -->`].map((mark) =>
    text.indexOf(mark),
  )
  const shown =
    start === undefined || end === undefined || start < 0 ? text : text.slice(0, start) + text.slice(end)
  return <Markdown>{shown.replaceAll(/^<!--.*$/gm, '')}</Markdown>
}

function sectionOf(document: string, title: string): string {
  const lines = document.split('\n')
  const start = lines.findIndex((line) => line.replace(/^#+ /, '') === title && line.startsWith('#'))
  const depth = lines[start]?.indexOf(' ')
  if (depth === undefined)
    throw new Error(`The document has no section “${title}”. A guide shows it. Name one that it has.`)
  let isCode = false
  const end = lines.findIndex((line, at) => {
    if (at <= start) return false
    if (line.startsWith('```')) isCode = !isCode
    const marks = /^(#+) /.exec(line)?.[1]
    return !isCode && marks !== undefined && marks.length <= depth
  })
  return lines.slice(start + 1, end === -1 ? undefined : end).join('\n')
}
