// @ts-check
// The list of documents for a tool that reads before it writes code, in the form of llms.txt: made of the documents themselves.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './run.mjs'

/** The addresses are seen from dist/, where the list is. */
const beside = ['README.md', 'SECURITY.md', 'CHANGELOG.md']
/** Read first. */
const rules = 'docs/agents.md'

/** @param {string} file */
export async function writeDocumentList(file) {
  await writeFile(file, await documentList())
}

/** The name of the package, what it is, and each document with its first sentences. */
export async function documentList() {
  const inDocs = (await readdir(join(root, 'docs'))).filter((name) => name.endsWith('.md')).toSorted()
  const documents = [rules, ...inDocs.map((name) => `docs/${name}`).filter((path) => path !== rules)]
  const [first, ...others] = await Promise.all(documents.map(entryOf))
  const readme = await readDocument('README.md')
  return [
    `# ${readme.title}`,
    `> ${readme.about}`,
    `Read the rules first: they say what to import, and what never to do with tokens and sensitive answers.`,
    `## Rules and tasks\n\n${first}`,
    `## Documents\n\n${others.join('\n')}`,
    `## Optional\n\n${(await Promise.all(beside.map(entryOf))).join('\n')}\n`,
  ].join('\n\n')
}

/** @param {string} path */
async function entryOf(path) {
  const { title, about } = await readDocument(path)
  return `- [${title}](../${path})${about && `: ${about}`}`
}

/**
 * Its title, and the first paragraph without links.
 * @param {string} path
 */
async function readDocument(path) {
  const text = await readFile(join(root, path), 'utf8')
  const [, title = path] = /^# (.+)$/m.exec(text) ?? []
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim())
  const about = paragraphs.find((paragraph) => /^[\p{L}`*[]/u.test(paragraph)) ?? ''
  return { title, about: about.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/\s+/g, ' ') }
}
