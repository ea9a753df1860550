import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`),
]
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const withoutCode = (text: string) => text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '')

/** As GitHub makes the anchor of a title. */
const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
const anchorsOf = (path: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => anchorOf(title.replaceAll('`', '')))

function deadLinks(path: string): readonly string[] {
  const links = [...withoutCode(read(path)).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g)]
  return links.flatMap(([, to = '', anchor]) => {
    const file = to === '' ? path : relative(root, join(root, dirname(path), to)).replaceAll('\\', '/')
    if (!existsSync(join(root, file))) return [`${to}: there is no such file`]
    return anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).includes(anchor)
      ? [`${to}#${anchor}: there is no such title`]
      : []
  })
}

describe('the documents', () => {
  it.each(documents)('%s leads to files and titles that are there', (path) => {
    expect(deadLinks(path)).toEqual([])
  })

  it('are all reached from the README', () => {
    const reached = new Set(['README.md'])
    for (const path of reached) {
      for (const [, to = ''] of withoutCode(read(path)).matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)/g)) {
        const file = relative(root, join(root, dirname(path), to)).replaceAll('\\', '/')
        if (file.endsWith('.md') && existsSync(join(root, file))) reached.add(file)
      }
    }
    expect(documents.filter((path) => !reached.has(path))).toEqual([])
  })

  // A bare `npx experience-…` fetches whatever package holds that name.
  it('call the commands by their package', () => {
    for (const path of documents) expect(read(path), path).not.toMatch(/npx experience-/)
  })

  // The intake has no address: a member who asks for e-mail is answered at that of the profile.
  it('pass the e-mail address wherever they exchange', () => {
    const shown = [...documents, 'examples/backend/createBackend.mjs'].flatMap((path) =>
      [...read(path).matchAll(/\{\s*externalUserID: [^}]*displayName[^}]*\}/g)].map(([given]) => given),
    )
    expect(shown.length).toBeGreaterThan(2)
    for (const given of shown) expect(given).toContain('email: ')
  })

  it('name tests and scripts that are there', () => {
    const named = documents.flatMap((path) =>
      [...read(path).matchAll(/`((?:test|scripts|src|examples)\/[\w./-]+)`/g)].map(([, file = '']) => file),
    )
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})
