import MiniSearch from 'minisearch'
import { anchorOf, documents, pageAddress } from '../documents/documents.ts'
import { sectionsOf } from '../documents/sections.ts'

/** A section, and once more each of its passages, without the heading. */
interface Found {
  readonly id: string
  readonly href: string
  readonly page: string
  readonly title: string
  readonly heading: string
  readonly text: string
}

const texts = import.meta.glob<string>('../../{docs/*,*}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What a question has beside its words: they are in every section. */
const fillers = new Set(
  'a an and are as at be by can do does for from how i in is it its me my of on or our that the their this to was we what when where which who why will with you your'.split(
    ' ',
  ),
)

/** What others call it: each word asks for these too. */
const synonyms = new Map(
  Object.entries({
    a11y: 'accessibility',
    authentication: 'token session',
    categories: 'kind',
    category: 'kind',
    color: 'colour',
    csp: 'content security policy',
    customise: 'theming parts',
    customize: 'theming parts',
    event: 'analytics onevent',
    font: 'theming typeface',
    i18n: 'language locale',
    l10n: 'language locale',
    localization: 'language locale',
    log: 'sign',
    login: 'sign session',
    logout: 'sign-out sign',
    organization: 'organisation',
    rtl: 'direction',
    ssr: 'server rendering',
    style: 'theming',
    timezone: 'time zone',
    tracking: 'analytics',
    translate: 'language messages',
    translation: 'language messages',
    unauthorized: '401 session',
  }),
)

/** Without the plural; none for what a question has beside its words. */
function termOf(term: string): string | null {
  const word = term.toLowerCase()
  return fillers.has(word) ? null : word.replace(/(?<=..[^s])s$/, '')
}

/** What a reader sees of Markdown. */
const plain = (markdown: string) =>
  markdown
    .replaceAll(/^```.*$/gm, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[|*`]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The passages of a section, each found by itself: a row of a table, a point of a list, a paragraph, a block of code. */
function passagesOf(lines: readonly string[]): readonly string[] {
  const passages: string[] = []
  let isCode = false
  let isOpen = false
  for (const line of lines) {
    const isFence = line.startsWith('```')
    const ends = !isCode && (line.trim() === '' || /^<!--|^\|[\s|:-]+\|$/.test(line))
    const begins = !isOpen || (!isCode && /^(\||- |\d+\. |```)/.test(line))
    if (isFence) isCode = !isCode
    if (ends) isOpen = false
    else {
      if (begins) passages.push(line)
      else passages.push(`${passages.pop() ?? ''}\n${line}`)
      isOpen = !(isFence && !isCode)
    }
  }
  return passages.map(plain).filter((passage) => passage !== '')
}

const records: readonly Found[] = documents.flatMap(({ path, title: page, id }) =>
  sectionsOf(texts[`../../${path}`] ?? '').flatMap(({ title, lines }) => {
    if (title === '' || title === 'A stranger’s ten questions') return []
    const href = pageAddress(id, anchorOf(title.replaceAll('`', '')))
    const passages = passagesOf(lines)
    const section = { id: '', href, page, title: plain(title) }
    return [
      { ...section, heading: section.title, text: passages.join(' ') },
      ...passages.map((text) => ({ ...section, heading: '', text })),
    ]
  }),
)

/** What changed and what was measured is read by who looks for it; the rules for agents say again what guides say. */
const weightOf = (page: string) =>
  /\/(Changelog|Evidence|Contributing|Coding agents)$/.test(page) ? 0.4 : page.startsWith('Trust/') ? 0.7 : 1

const index = new MiniSearch<Found>({
  fields: ['heading', 'page', 'text'],
  processTerm: termOf,
  searchOptions: {
    processTerm: (asked) => {
      const term = termOf(asked)
      if (term === null) return null
      const others = synonyms.get(term) ?? synonyms.get(asked.toLowerCase())
      return [term, ...(others?.split(' ') ?? [])]
    },
    boost: { heading: 2 },
    prefix: (term) => term.length > 3,
    fuzzy: (term) => (term.length > 5 ? 0.15 : false),
    boostDocument: (id) => weightOf(records[Number(id)]?.page ?? ''),
  },
})
index.addAll(records.map((record, id) => ({ ...record, id: String(id) })))

export interface SearchResult {
  readonly id: string
  readonly href: string
  readonly page: string
  readonly title: string
  /** The part of the text where most of the words stand. */
  readonly excerpt: string
}

/** The sections that answer best, best first: one counts by all that it says and by its best passage. */
export function searchDocuments(query: string, most = 8): readonly SearchResult[] {
  const results = new Map<string, { score: number; hasPassage: boolean; result: SearchResult }>()
  for (const { id, score, terms } of index.search(query)) {
    const found = records[Number(id)]
    if (!found) continue
    const { href, page, title, text, heading } = found
    const isPassage = heading === ''
    const known = results.get(href)
    if (known?.hasPassage && isPassage) continue
    const excerpt = excerptOf(text, terms)
    results.set(href, {
      score: score + (known?.score ?? 0),
      hasPassage: isPassage || (known?.hasPassage ?? false),
      result:
        isPassage || !known
          ? { id: String(id), href, page: page.replace('/', ' / '), title, excerpt }
          : known.result,
    })
  }
  return [...results.values()]
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ result }) => result)
}

const excerptLength = 180

function excerptOf(text: string, terms: readonly string[]): string {
  const small = text.toLowerCase()
  const places = terms.map((term) => small.indexOf(term)).filter((place) => place >= 0)
  const near = (place: number) =>
    places.filter((other) => other >= place && other < place + excerptLength - 40).length
  const best = places.toSorted((one, other) => near(other) - near(one) || one - other)[0] ?? 0
  const start = best < 40 ? 0 : text.lastIndexOf(' ', best - 30) + 1
  const end = start + excerptLength
  const cut = text.slice(start, end >= text.length ? undefined : text.lastIndexOf(' ', end))
  return `${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`
}
