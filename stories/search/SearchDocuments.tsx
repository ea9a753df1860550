import './search.css'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { PageLink } from '../documents/DocumentLink.tsx'
import type { SearchResult } from './searchIndex.ts'

type Search = (query: string) => readonly SearchResult[]

/** Finds in the text of all documents, without a network: the index is made in the browser when the field is used. */
export function SearchDocuments() {
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const [query, setQuery] = useState('')
  const [search, setSearch] = useState<{ readonly find: Search } | null>(null)
  const results = query.trim() === '' ? null : search?.find(query)

  const load = async () => {
    const { searchDocuments } = await import('./searchIndex.ts')
    setSearch({ find: searchDocuments })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    // Storybook has shortcuts of one letter.
    event.stopPropagation()
    if (event.key === 'Escape') {
      setQuery('')
      root.current?.querySelector('input')?.focus()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const stops = [...(root.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
    stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus()
  }

  return (
    <search ref={root} className="sb-unstyled document-search" onKeyDown={handleKeyDown}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          root.current?.querySelector('a')?.click()
        }}
      >
        <label htmlFor={id}>Search the documents</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          placeholder="idempotency key, my own card, token route is down …"
          value={query}
          onFocus={() => void load()}
          onChange={(event) => setQuery(event.target.value)}
        />
      </form>
      <p role="status" className="document-search-count">
        {results && (results.length === 0 ? 'Nothing found. Try other words.' : countOf(results.length))}
      </p>
      {results && results.length > 0 && <Results results={results} />}
    </search>
  )
}

const countOf = (count: number) => (count === 1 ? 'One section' : `${String(count)} sections, best first`)

function Results({ results }: { readonly results: readonly SearchResult[] }) {
  return (
    <ol>
      {results.map(({ id, href, page, title, excerpt }) => (
        <li key={id}>
          <PageLink href={href}>
            <strong>{title}</strong>
            <span className="document-search-page">{page}</span>
            <span className="document-search-excerpt">{excerpt}</span>
          </PageLink>
        </li>
      ))}
    </ol>
  )
}
