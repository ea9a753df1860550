import { addresses } from './payloads/addresses.ts'
import { markup } from './payloads/markup.ts'
import { syntax } from './payloads/syntax.ts'
import { text } from './payloads/text.ts'

export interface Payload {
  /** Stable while a category's order is: `event handlers 3`. */
  readonly name: string
  readonly category: string
  readonly text: string
}

/** All of our own making. */
export const corpus: readonly Payload[] = [markup, addresses, syntax, text].flatMap((group) =>
  Object.entries(group).flatMap(([category, texts]) =>
    texts.map((each, index) => ({ name: `${category} ${String(index + 1)}`, category, text: each })),
  ),
)
