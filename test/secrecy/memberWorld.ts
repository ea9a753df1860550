import { QueryClient } from '@tanstack/react-query'
import { createExperienceClient, createMemberSession } from '../../src/client/index.ts'
import { operations } from '../../src/contract/index.ts'
import {
  conversationsQuery,
  type ExperienceKit,
  getExperienceKit,
  interestQuery,
  ledgerQuery,
  redemptionsQuery,
  termsQuery,
  threadQuery,
  walletQuery,
} from '../../src/queries/index.ts'
import { queueMessage } from '../../src/queries/sendMessages.ts'
import { registerInterest } from '../../src/queries/interestsHooks.ts'
import { createRedemption } from '../../src/queries/createRedemption.ts'
import { createSandbox, sandboxMembers } from '../../src/sandbox/index.ts'
import { type Found, findSecret, type Secrets } from './findSecret.ts'

export type MemberName = 'first' | 'second'

const idOf = { first: sandboxMembers.withHistory, second: sandboxMembers.fresh } as const

/** A signed-in member, from one session to its end. */
interface Stay {
  readonly name: MemberName
  readonly kit: ExperienceKit
}

/** What a page does, of whoever is signed in. */
export type Step =
  | { readonly do: 'switch'; readonly to: MemberName; readonly ends: boolean }
  | { readonly do: 'draft' | 'message' | 'redeem' | 'ask' | 'read' | 'act late' }
  | { readonly do: 'hold'; readonly isHolding: boolean }
  | { readonly do: 'release'; readonly index: number }

/**
 * One page, one Service, two members who take turns. Answers can be held back on their way, so that they arrive when
 * somebody else is signed in. All that is a member's own is noted as it comes to be: tokens, keys, texts, ids.
 */
export function createMemberWorld({ isShared }: { readonly isShared: boolean }) {
  const sandbox = createSandbox()
  const shared = isShared ? new QueryClient() : undefined
  const own: Record<MemberName, Set<string>> = { first: new Set(), second: new Set() }
  const sent: { readonly by: MemberName; readonly text: string }[] = []
  const held: (() => void)[] = []
  const ended: Stay[] = []
  const left: Stay[] = []
  let isHolding = false
  let count = 0
  let current = signIn('first')

  function signIn(name: MemberName): Stay {
    const session = createMemberSession({
      server: true,
      refresh: () => {
        const grant = sandbox.grantFor(idOf[name])
        own[name].add(grant.accessToken)
        return Promise.resolve(grant)
      },
    })
    const client = createExperienceClient({
      baseUrl: sandbox.baseUrl,
      session,
      fetch: (input, init) => serve(name, new Request(input, init)),
    })
    return { name, kit: getExperienceKit(client, { queryClient: shared }) }
  }

  async function serve(by: MemberName, request: Request): Promise<Response> {
    const text = JSON.stringify([
      request.method,
      request.url,
      [...request.headers],
      await request.clone().text(),
    ])
    sent.push({ by, text })
    const key = request.headers.get('idempotency-key')
    if (key !== null) own[by].add(key)
    const answer = await sandbox.fetch(request)
    if (request.method === 'POST' && answer.ok) {
      const { id } = (await answer.clone().json()) as { id?: string }
      if (id !== undefined) own[by].add(id)
    }
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve))
    return answer
  }

  /** Something that only this member wrote. */
  function write(name: MemberName, what: string): string {
    count += 1
    const text = `zq-${name}-${what}-${String(count)}.`
    own[name].add(text)
    return text
  }

  const things = {
    draft: ({ name, kit }: Stay) =>
      kit.drafts.set('interest', 'chefs-counter', { phone: write(name, 'draft') }),
    message: ({ name, kit }: Stay) =>
      void queueMessage(
        kit,
        sandbox.control.conversationsOf(sandboxMembers.withHistory)[0] ?? 'none',
        write(name, 'message'),
      ),
    redeem: ({ kit }: Stay) => void createRedemption(kit, 'fjord-lodge'),
    ask: ({ name, kit }: Stay) =>
      void registerInterest(kit, {
        offerId: 'chefs-counter',
        answers: { phone: write(name, 'phone') },
        readSensitive: () => ({ dietary: write(name, 'diet') }),
      }),
    read({ kit: { client, queryClient, writeRecords } }: Stay) {
      const made = writeRecords
        .list(operations.submitIntake.name)
        .map(({ subject }) => interestQuery(client, { id: subject }))
      const conversation = sandbox.control.conversationsOf(idOf.first)[0] ?? 'none'
      const queries = [
        walletQuery(client),
        redemptionsQuery(client),
        conversationsQuery(client),
        termsQuery(client),
        ledgerQuery(client),
        threadQuery(client, { id: conversation }),
        ...made,
      ]
      for (const query of queries)
        void queryClient
          .fetchQuery({ ...query, retry: false } as Parameters<QueryClient['fetchQuery']>[0])
          .catch(() => {})
    },
  }

  function takeStep(step: Step): void {
    switch (step.do) {
      case 'switch': {
        if (step.ends) current.kit.session.end()
        ;(step.ends ? ended : left).push(current)
        current = signIn(step.to)
        return
      }
      case 'hold':
        isHolding = step.isHolding
        return
      case 'release':
        held.splice(step.index % Math.max(1, held.length), 1)[0]?.()
        return
      case 'act late': {
        // A handler of a component that has not yet heard of the end.
        const late = ended.at(-1)
        if (late) for (const thing of Object.values(things)) thing(late)
        return
      }
      default:
        things[step.do](current)
    }
  }

  return {
    takeStep,
    releaseAll: () => held.splice(0).forEach((release) => release()),
    sent,
    /** For a planted leak. */
    get kit() {
      return current.kit
    },
    /** What a page can come by now, and should not. */
    find: (): Found[] => [
      ...findSecret(reachOf(current.kit), secretsOf(other(current.name))),
      ...ended.flatMap(({ name, kit }) =>
        kit === current.kit ? [] : findSecret(reachOf(kit), secretsOf(name)),
      ),
      ...(['first', 'second'] as const).flatMap((name) =>
        findSecret(
          sent.filter(({ by }) => by !== name),
          secretsOf(name),
        ),
      ),
      ...findSecret({ storage: storageOf(current.name) }, secretsOf(other(current.name))),
    ],
  }

  function secretsOf(name: MemberName): Secrets {
    return Object.fromEntries([...own[name]].map((text, index) => [`${name} ${String(index)}`, text]))
  }

  /** What a session that was left, not ended, has in the page's storage may stay there. */
  function storageOf(name: MemberName): unknown {
    return left.some((stay) => stay.name !== name) ? {} : { ...sessionStorage }
  }
}

const other = (name: MemberName): MemberName => (name === 'first' ? 'second' : 'first')

/** The caches of a session, asked: they are in private fields and closures, which no walk sees. */
function reachOf(kit: ExperienceKit): unknown {
  const { queryClient, session, writeRecords, outbox, drafts } = kit
  return {
    queries: queryClient.getQueryCache().findAll({ queryKey: ['xp', session.id] }),
    mutations: queryClient.getMutationCache().getAll(),
    writeRecords: Object.keys(operations).flatMap((name) => writeRecords.list(name)),
    outbox: outbox.conversations().map((id) => outbox.list(id)),
    drafts: ['chefs-counter', 'fjord-lodge'].map((subject) => drafts.get('interest', subject)),
    session,
    client: kit.client,
  }
}
