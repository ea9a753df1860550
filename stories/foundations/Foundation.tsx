import './foundations.css'
import type { ReactNode } from 'react'

interface FoundationProps {
  readonly title: string
  readonly lead: ReactNode
  readonly children: ReactNode
}

/** A page of the foundations, in the brand and scheme of the toolbar. */
export function Foundation({ title, lead, children }: FoundationProps) {
  return (
    <article className="xp-surface xp-container story-foundation" lang="en" dir="ltr">
      <h1 className="xp-type-hero">{title}</h1>
      <p className="xp-type-lead xp-prose story-lead">{lead}</p>
      {children}
    </article>
  )
}

interface FoundationSectionProps {
  readonly title: string
  readonly children: ReactNode
}

export function FoundationSection({ title, children }: FoundationSectionProps) {
  return (
    <section className="story-section">
      <h2 className="xp-type-title-2">{title}</h2>
      {children}
    </section>
  )
}

interface FoundationTableProps {
  /** Says what the table holds, for those who do not see it. */
  readonly label: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
}

/** The first cell names its row. */
export function FoundationTable({ label, columns, rows }: FoundationTableProps) {
  return (
    // Wide on a phone: it scrolls by itself, so that the page does not, and takes focus for the keyboard's sake.
    <div className="story-scroll xp-focus" role="region" aria-label={label} tabIndex={0}>
      <table className="story-table xp-type-small">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{head}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
