// The floor: plain DOM of the markup that the library renders, its data at hand, without a framework.
import { createAnswers } from './createAnswers.ts'
import { loadSeed } from './data.ts'
import { build, type Markup, type Recording } from './markup.ts'
import { isInView, untilPainted } from './paint.ts'
import { offer, stage } from './stage.ts'
import { watch } from './watch.ts'

interface MountInput {
  readonly recording: Recording
  readonly list: string
  readonly count: number
}

/** Row number so and so, of a list of any length: the first is one of its kind (the lead of a catalog, the beginning of a thread). */
function rowAt(rows: readonly Markup[], index: number): Markup {
  const row = rows[index < rows.length ? index : 1 + ((index - 1) % (rows.length - 1))]
  if (!row) throw new Error('A recording without rows.')
  return row
}

async function mountList({ recording, list, count }: MountInput, isAtEnd: boolean) {
  const start = performance.now()
  const shell = build(recording.shell)
  const rows = shell.querySelector(list)
  for (let index = 0; index < count; index += 1) rows?.append(build(rowAt(recording.rows, index)))
  stage().append(shell)
  const frame = shell.querySelector('.xp-chat-frame')
  if (isAtEnd && frame) frame.scrollTop = frame.scrollHeight
  const shown = isAtEnd ? rows?.lastElementChild : rows?.firstElementChild
  return { paintedMs: (await untilPainted(() => isInView(shown))) - start }
}

/** A thread, at its newest message. */
const mountChat = (input: MountInput) => mountList(input, true)
/** A catalog, at its beginning. */
const mountCatalog = (input: MountInput) => mountList(input, false)

/** Puts rows before those that are there, and keeps what is read in its place. */
async function prepend(input: MountInput & { readonly added: number }) {
  await mountList(input, true)
  const frame = stage().querySelector('.xp-chat-frame')
  const rows = stage().querySelector(input.list)
  if (!frame || !rows) throw new Error('There is no thread.')
  frame.scrollTop = frame.clientHeight
  await untilPainted(() => true)
  const start = performance.now()
  const before = frame.scrollHeight
  const older = document.createDocumentFragment()
  for (let index = 0; index < input.added; index += 1) older.append(build(rowAt(input.recording.rows, index)))
  rows.prepend(older)
  frame.scrollTop += frame.scrollHeight - before
  return { paintedMs: (await untilPainted(() => true)) - start }
}

/** The same answers as the library's, parsed and kept: what nobody can hold for less. */
async function hold({ what, count }: { readonly what: 'messages' | 'offers'; readonly count: number }) {
  const { fetch } = createAnswers({ seed, [what]: count })
  const path = what === 'offers' ? '/v1/offers' : '/v1/conversations/conversation/messages'
  const pages: unknown[] = []
  for (let from = 0; from < count; from += 100)
    pages.push(await (await fetch(`https://service.test${path}?limit=100&cursor=${from}`)).json())
  Object.assign(window, { pages })
}

/** Bare fields: a search field, a text field or eleven radios. */
function open({ what }: { readonly what: 'catalog' | 'form' | 'rating' }): void {
  const types = what === 'rating' ? Array<string>(11).fill('radio') : [what === 'catalog' ? 'search' : 'text']
  for (const type of types)
    stage().append(Object.assign(document.createElement('input'), { type, name: 'bare' }))
}

const seed = await loadSeed()

offer({ mountChat, mountCatalog, prepend, hold, open, watch })
