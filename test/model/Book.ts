import type { Sandbox } from '../../src/sandbox/index.ts'
import { coreOf } from '../../src/sandbox/core/SandboxCore.ts'
import type { MemberState } from '../../src/sandbox/model/World.ts'

/** How long a tab remembers a redemption of unknown outcome. */
const dayMs = 24 * 3_600_000

export interface SentAnswers {
  readonly adults: number
  readonly phone: string
}

interface Decision {
  readonly since: number
}

/**
 * What the members decided and typed, and what they were told: the model. It knows nothing of keys, records and caches.
 *
 * A decision to redeem is a press on *Redeem*. It is open until the member is told what came of it; until then every
 * press in that tab is the same decision, whatever the page offers. One that was refused may cost nothing.
 */
export class Book {
  readonly problems: string[] = []
  private readonly sandbox: Sandbox
  private readonly open = new Map<string, Decision>()
  /** How often something may exist in the Service, by what it is. */
  private readonly allowed = new Map<string, number>()
  private readonly before = new Map<string, number>()
  private readonly answers = new Map<string, SentAnswers>()
  /** Texts that only this member may ever come by. */
  private readonly secrets = new Map<string, Set<string>>()

  constructor(sandbox: Sandbox) {
    this.sandbox = sandbox
  }

  member(id: string): MemberState {
    const member = coreOf(this.sandbox).world.organisations[0]?.environments.SANDBOX.members.get(id)
    if (!member) throw new Error(`The sandbox does not know ${id}.`)
    return member
  }

  /** What the Service has before anything happens does not count. */
  begin(ids: readonly string[]): void {
    for (const id of ids) for (const [name, count] of this.counts(id)) this.before.set(name, count)
  }

  /** The member presses. `place`: where a second press is the same decision. */
  decide(what: string, place: string): void {
    const id = `${what} ${place}`
    const open = this.open.get(id)
    if (open && Date.now() - open.since < dayMs) return
    this.open.set(id, { since: Date.now() })
    this.allowed.set(what, (this.allowed.get(what) ?? 0) + 1)
  }

  isOpen(what: string, place: string): boolean {
    return this.open.has(`${what} ${place}`)
  }

  toldDone(what: string, place: string): void {
    this.open.delete(`${what} ${place}`)
    if (this.count(what) === 0)
      this.problems.push(`the member was told that it is done, and it is not: ${what}`)
  }

  toldRefused(what: string, place: string): void {
    if (this.open.delete(`${what} ${place}`)) this.allowed.set(what, (this.allowed.get(what) ?? 0) - 1)
  }

  /** The answers of an interest, as the member was last told that they were sent. */
  expectAnswers(interestId: string, answers: SentAnswers): void {
    this.answers.set(interestId, answers)
  }

  answersOf(interestId: string): SentAnswers | undefined {
    return this.answers.get(interestId)
  }

  addSecret(member: string, text: string): string {
    this.secrets.set(member, (this.secrets.get(member) ?? new Set()).add(text))
    return text
  }

  /** Whether `text` shows something that is another's. */
  leaks(member: string, text: string): string | undefined {
    return [...this.secrets]
      .filter(([owner]) => owner !== member)
      .flatMap(([, texts]) => [...texts])
      .find((secret) => text.includes(secret))
  }

  count(what: string): number {
    const [member = ''] = what.split(': ')
    return (this.counts(member).get(what) ?? 0) - (this.before.get(what) ?? 0)
  }

  /** Nothing exists, and nothing was paid, more often than it was decided. */
  checkCounts(ids: readonly string[]): void {
    for (const id of ids) {
      for (const [what, count] of this.counts(id)) {
        const made = count - (this.before.get(what) ?? 0)
        const allowed = this.allowed.get(what) ?? 0
        if (made > allowed) this.problems.push(`${String(made)} instead of ${String(allowed)}: ${what}`)
      }
    }
  }

  private counts(id: string): Map<string, number> {
    const { redemptions, interests, conversations } = this.member(id)
    const names = [
      ...[...redemptions.values()].map(({ redemption }) => redemptionOf(id, redemption.offer ?? '')),
      ...[...interests.values()].map(({ offer }) => interestIn(id, offer)),
      ...[...conversations.values()]
        .flatMap(({ messages }) => messages)
        .filter(({ type }) => type === 'MEMBER')
        .map(({ body }) => messageOf(id, body)),
    ]
    const counts = new Map<string, number>()
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
    return counts
  }
}

export const redemptionOf = (member: string, offer: string) => `${member}: redeems ${offer}`
export const interestIn = (member: string, offer: string) => `${member}: asks for ${offer}`
export const messageOf = (member: string, text: string) => `${member}: writes ${text}`
