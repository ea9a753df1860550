import type { ConceptName } from './concepts.ts'

/** The one word of a language for a concept. */
export interface GlossaryTerm {
  /** As a translator writes it; a short form or a plural after a comma. */
  readonly word: string
  /** Parts of words: a message that speaks of the concept has one of them. Upper and lower case are the same. */
  readonly forms: readonly string[]
  /** Words that mean the same and are not used for it, nor for anything else. */
  readonly not?: readonly string[]
  /** For whom translates. */
  readonly note?: string
  /** Messages that rightly say it otherwise, by the reason. */
  readonly except?: Readonly<Record<string, readonly string[]>>
}

/** How a language speaks to members, and its words. */
export interface Glossary {
  /** The form of address, decided once. */
  readonly address: string
  /** What would break it: each is looked for in every message. */
  readonly breaksAddress: readonly RegExp[]
  readonly terms: Readonly<Record<ConceptName, GlossaryTerm>>
}
