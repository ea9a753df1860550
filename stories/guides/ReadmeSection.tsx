import { Markdown } from '@storybook/addon-docs/blocks'
import readme from '../../README.md?raw'

interface ReadmeSectionProps {
  /** A heading of the README, without its marks. */
  readonly title: string
}

/** A section of the README under its heading, so that a guide says what the package says. Throws when there is none of that name. */
export function ReadmeSection({ title }: ReadmeSectionProps) {
  return <Markdown>{sectionOf(title)}</Markdown>
}

function sectionOf(title: string): string {
  const lines = readme.split('\n')
  const start = lines.findIndex((line) => line.replace(/^#+ /, '') === title && line.startsWith('#'))
  const depth = lines[start]?.indexOf(' ')
  if (depth === undefined) throw new Error(`The README has no section “${title}”. A guide shows it. Name one that it has.`)
  let isCode = false
  const end = lines.findIndex((line, at) => {
    if (at <= start) return false
    if (line.startsWith('```')) isCode = !isCode
    const marks = /^(#+) /.exec(line)?.[1]
    return !isCode && marks !== undefined && marks.length <= depth
  })
  return lines
    .slice(start + 1, end === -1 ? undefined : end)
    .filter((line) => !line.startsWith('<!--'))
    .join('\n')
}
