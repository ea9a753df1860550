import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../scripts/run.mjs'

/** What a reader of a quickstart does. */
export interface Quickstart {
  readonly text: string
  /** Each file that is written, by its path. A block of code is one where its paragraph begins with the file's name. */
  readonly files: ReadonlyMap<string, string>
  /** What is run to its end, in this order. */
  readonly commands: readonly string[]
  /** What runs on, each in a terminal of its own. */
  readonly servers: readonly string[]
  /** The page that is then opened. */
  readonly address: string
}

/** A paragraph, and the block of code below it. */
const block = /^([^\n`].*|`.+)\n\n```(\w+)\n([\s\S]*?)^```$/gm

/** Reads `docs/quickstart-<name>.md`. Throws where a block is neither a file nor commands. */
export async function readQuickstart(name: string): Promise<Quickstart> {
  const text = await readFile(join(root, `docs/quickstart-${name}.md`), 'utf8')
  const files = new Map<string, string>()
  const commands: string[] = []
  const servers: string[] = []
  for (const [, paragraph = '', language, code = ''] of text.matchAll(block)) {
    const file = /^`([\w./-]+\.\w+)`/.exec(paragraph)?.[1]
    if (language === 'sh') (/\bterminal\b/.test(paragraph) ? servers : commands).push(...linesOf(code))
    else if (file !== undefined) files.set(file, code)
    else throw new Error(`${name}: no file is named before\n${code}`)
  }
  const blocks = text.match(/^```\w+$/gm)?.length
  if (blocks !== [...text.matchAll(block)].length)
    throw new Error(`${name}: a block has no paragraph above it.`)
  const address = /<(http:[^>]+)>/.exec(text)?.[1] ?? ''
  return { text, files, commands, servers, address }
}

const linesOf = (code: string) => code.split('\n').filter((line) => line !== '')
