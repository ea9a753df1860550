import { createSandbox, type Sandbox, sandboxMembers, type SandboxMessage } from '../src/sandbox/index.ts'

/** Every sandbox of the same seed gives the same ids, so one that is thrown away tells those of the stories'. */
const conversations = createSandbox().control.conversationsOf(sandboxMembers.withHistory)
const history = conversations.length

/** The conversation of the lodge, with nine messages and two files: the third oldest that this member has. */
export const lodgeThread = conversations[history - 3] ?? ''
/** One in which nobody has written yet. */
export const quietThread = conversations[0] ?? ''

const minute = 60_000

/** Writes messages that end now, `gapMinutes` apart. */
export function say(sandbox: Sandbox, messages: readonly SandboxMessage[], gapMinutes = 3): void {
  const start = Date.now() - messages.length * gapMinutes * minute
  sandbox.control.addMessages(
    quietThread,
    messages.map((message, index) => ({
      createdAt: new Date(start + index * gapMinutes * minute).toISOString(),
      ...message,
    })),
  )
}

const lines = [
  'The boat leaves at nine from the small quay.',
  'Could we have a cot in the room?',
  'Of course. It is in the room already, with a blanket from the valley.',
  'Thank you!',
  'The menu changes with the weather; tomorrow it is char, if the lake agrees.',
  'We would rather arrive by train. Is there one on a Sunday?',
  'There is one at 10:42, and I have kept two seats by the window on the side of the water. It takes a little over two hours, with a stop for coffee that is better than it has to be.',
]

/** A conversation of many months. */
export function sayThousands(sandbox: Sandbox, count: number): void {
  say(
    sandbox,
    Array.from({ length: count }, (_, index) => ({
      from: index % 2 === 0 ? 'concierge' : 'member',
      body: `${lines[index % lines.length]} (${index + 1})`,
    })),
    90,
  )
}
