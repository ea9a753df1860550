/** What kind of text it is says in which request it may be. */
export type TextKind = 'sensitive' | 'message' | 'comment' | 'other'

/** A text that nobody else writes, as a member typed it. */
export interface TypedText {
  readonly text: string
  readonly kind: TextKind
  readonly tab: string
  /** In which life of the tab: a load, or a sign-in. */
  readonly life: number
  /** Where in the hub. */
  readonly where: string
  /** The name of its field. */
  readonly field: string
  /** Why it need not have arrived: the member was asked or told, or gave it up. */
  excuse: string | null
}

/** All that the members of a walk typed, and what became of it as far as they know. */
export class Diary {
  readonly texts: TypedText[] = []

  add(text: Omit<TypedText, 'excuse'>): void {
    for (const earlier of this.open(text.tab))
      if (earlier.where === text.where && earlier.field === text.field && !this.sent.has(earlier.text))
        earlier.excuse = 'written over'
    this.texts.push({ ...text, excuse: null })
  }

  /** Another text was written over this one, sent in vain or not at all; or it never came into its field. */
  giveUp(tab: string, text: string, why: 'written over' | 'not typed'): void {
    for (const each of this.open(tab)) if (each.text === text) each.excuse = why
  }

  /** Texts that left their field by *Send*. */
  readonly sent = new Set<string>()

  open(tab: string): readonly TypedText[] {
    return this.texts.filter((each) => each.tab === tab && each.excuse === null)
  }

  excuse(tab: string, why: string, kinds?: readonly TextKind[]): void {
    for (const each of this.open(tab)) if (!kinds || kinds.includes(each.kind)) each.excuse = why
  }
}
