import { Markdown } from '@storybook/addon-docs/blocks'
import readme from '../../README.md?raw'

interface ReadmeSectionProps {
  /** A heading of the README, without its marks. */
  readonly title: string
  /** Name of a generated block that is shown elsewhere: what stands between `<!-- name:start -->` and `<!-- name:end -->`. */
  readonly without?: string
}

/** A section of the README under its heading, so that a guide says what the package says. Throws when there is none of that name. */
export function ReadmeSection({ title, without }: ReadmeSectionProps) {
  const text = sectionOf(title)
  const [start, end] = [`<!-- ${without}:start -->`, `<!-- ${without}:end -->`].map((mark) =>
    text.indexOf(mark),
  )
  const shown =
    start === undefined || end === undefined || start < 0 ? text : text.slice(0, start) + text.slice(end)
  return <Markdown>{shown.replaceAll(/^<!--.*$/gm, '')}</Markdown>
}

function sectionOf(title: string): string {
  const lines = readme.split('\n')
  const start = lines.findIndex((line) => line.replace(/^#+ /, '') === title && line.startsWith('#'))
  const depth = lines[start]?.indexOf(' ')
  if (depth === undefined)
    throw new Error(`The README has no section “${title}”. A guide shows it. Name one that it has.`)
  let isCode = false
  const end = lines.findIndex((line, at) => {
    if (at <= start) return false
    if (line.startsWith('```')) isCode = !isCode
    const marks = /^(#+) /.exec(line)?.[1]
    return !isCode && marks !== undefined && marks.length <= depth
  })
  return lines.slice(start + 1, end === -1 ? undefined : end).join('\n')
}
