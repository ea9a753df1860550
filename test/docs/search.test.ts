import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accessibilityNotes } from '../../stories/documents/accessibilityNotes.ts'
import { componentCode } from '../../stories/documents/componentCode.ts'
import { documents } from '../../stories/documents/documents.ts'
import { sectionOf } from '../../stories/documents/sections.ts'
import { searchDocuments } from '../../stories/search/searchIndex.ts'
import { documentFiles } from './documentFiles.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** The table of docs/evidence.md: what a stranger asks, the words that were searched for, the page, and words of its answer. */
const questions = sectionOf(read('docs/evidence.md'), 'A stranger’s ten questions')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number = '', question = '', words = '', page = '', answer = '']) => ({
    number,
    question,
    words,
    page,
    answer: answer.replaceAll('`', ''),
  }))

const inOneLine = (text: string) => text.replaceAll(/[`*|]/g, '').replaceAll(/\s+/g, ' ')

describe('the search over the documents', () => {
  it('is asked ten questions', () => {
    expect(questions.map(({ number }) => number)).toEqual(
      Array.from({ length: 10 }, (_, at) => String(at + 1)),
    )
  })

  it.each(questions)('finds the page first: $question', ({ question, words, page, answer }) => {
    const document = documents.find((each) => each.title.endsWith(`/${page}`))
    const pagesFor = (asked: string) => searchDocuments(asked).map((result) => result.page.split(' / ')[1])
    expect(pagesFor(words)[0]).toBe(page)
    expect(pagesFor(question).slice(0, 3)).toContain(page)
    expect(inOneLine(read(document?.path ?? ''))).toContain(inOneLine(answer))
  })

  it.each([
    ['logout', 'Recipes', 'Sign-out, and another member'],
    ['CSP', 'Endpoints', 'Content security policy'],
    ['i18n', 'Languages', ''],
    ['colors', 'Theming', ''],
    ['timezone', 'Languages', 'Times'],
    ['danish translation', 'Languages', ''],
    ['load more redemptions', 'Provider, hub and hooks', 'hooks'],
    ['token route html login page', 'Errors', 'token route'],
    ['test with a 503', 'Testing', 'Scenarios'],
  ])('knows what others call it: %s', (words, page, title) => {
    const [first] = searchDocuments(words)
    expect(first?.page).toMatch(new RegExp(`/ ${page}$`))
    expect(first?.title).toContain(title)
  })

  it('takes any word, also one that every object has', () => {
    expect(searchDocuments('constructor')).toBeInstanceOf(Array)
  })

  it('finds nothing for what is in no document', () => {
    expect(searchDocuments('zxqvjk')).toEqual([])
  })
})

describe('the pages of the documents', () => {
  it('are there for each document, and for nothing else', () => {
    expect(documents.map(({ path }) => path).toSorted()).toEqual(documentFiles.toSorted())
  })
})

describe('the pages of the components', () => {
  it('each have its code, and say what it does for who listens or presses keys', () => {
    const names = readdirSync(new URL('../../stories', import.meta.url))
      .filter((file) => file.endsWith('.stories.tsx'))
      .flatMap((file) => /title: 'Components\/(?:\w+\/)?(\w+)',/.exec(read(`stories/${file}`))?.[1] ?? [])
    expect(names.toSorted()).toEqual(Object.keys(accessibilityNotes).toSorted())
    expect(names.toSorted()).toEqual(Object.keys(componentCode).toSorted())
  })
})
