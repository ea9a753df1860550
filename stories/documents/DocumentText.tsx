import { CodeOrSourceMdx, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks'
import { Children, type ComponentProps, type ReactNode, useMemo } from 'react'
import { linkOf } from './DocumentLink.tsx'
import { anchorOf, pictureAddress } from './documents.ts'
import { sectionOf } from './sections.ts'

interface DocumentTextProps {
  /** Where the document is, seen from the package: its links are read from there. */
  readonly path: string
  /** Its text, imported with `?raw`. */
  readonly text: string
  /** One of its headings, without the marks. Default: the whole document. */
  readonly section?: string
}

/** A document, or one section of it. Throws when there is no such section. */
export function DocumentText({ path, text, section }: DocumentTextProps) {
  const options = useMemo(
    () => ({
      slugify: anchorOf,
      overrides: {
        ...HeadersMdx,
        code: CodeOrSourceMdx,
        a: linkOf(path),
        table: DocumentTable,
        // A corner without words heads nothing.
        th: ({ children, ...props }: ComponentProps<'th'>) =>
          isEmpty(children) ? <td {...props} /> : <th {...props}>{children}</th>,
        img: ({ src = '', alt = '' }: ComponentProps<'img'>) => (
          <img src={pictureAddress(src, path)} alt={alt} loading="lazy" />
        ),
      },
    }),
    [path],
  )
  const shown = section === undefined ? text : sectionOf(text, section)
  return <Markdown options={options}>{shown.replaceAll(/^<!--.*$/gm, '')}</Markdown>
}

const isEmpty = (children: ReactNode) => Children.toArray(children).length === 0

/** A wide one scrolls by itself, and with the keyboard. */
function DocumentTable(props: ComponentProps<'table'>) {
  return (
    <div className="document-table" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  )
}
