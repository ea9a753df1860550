// What a server does for the first page of the hub: a session and a client of the member's own, what was read for them, and
// the HTML. Beside it plain React that makes the same HTML. In a process of its own: prints the HTML, or figures as a line of JSON.
import { readFile } from 'node:fs/promises'
import {
  createExperienceClient,
  createMemberSession,
  ExperienceHub,
  ExperienceProvider,
  getExperienceKit,
  offersQuery,
  walletQuery,
} from '@experience-program/react'
import { createSandbox, sandboxMembers } from '@experience-program/react/sandbox'
import { dehydrate, type DehydratedState, hydrate } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { elementOf } from '../pages/elementOf.ts'
import type { Markup, Recording } from '../pages/markup.ts'

/** Renders that belong to one figure. So many that a collection of garbage falls into each. */
const rendersOfFigure = 60
const warmUps = 10
const list = '.xp-offer-grid'

const sandbox = createSandbox()

function clientOf(isForRequest: boolean) {
  const session = createMemberSession({
    id: 'page',
    refresh: async () => sandbox.grantFor(sandboxMembers.withHistory),
    server: isForRequest,
  })
  return createExperienceClient({
    baseUrl: sandbox.baseUrl,
    session,
    fetch: (input, init) => sandbox.fetch(input, init),
  })
}

async function readForPage(): Promise<DehydratedState> {
  const client = clientOf(true)
  const { queryClient } = getExperienceKit(client)
  await Promise.all([
    queryClient.fetchQuery(offersQuery(client)),
    queryClient.fetchQuery(walletQuery(client)),
  ])
  return JSON.parse(JSON.stringify(dehydrate(queryClient)))
}

function renderHub(state: DehydratedState): string {
  const client = clientOf(false)
  hydrate(getExperienceKit(client).queryClient, state)
  return renderToString(
    <ExperienceProvider
      client={client}
      locale="en-GB"
      timeZone="Europe/Copenhagen"
      theme={{ className: 'host' }}
    >
      <ExperienceHub />
    </ExperienceProvider>,
  )
}

const Card = ({ markup }: { readonly markup: Markup }): ReactNode => elementOf(markup)

function renderPlain({ shell, rows }: Recording): string {
  const cards = rows.map((markup, index) => <Card key={index} markup={markup} />)
  return renderToString(elementOf(shell, list.slice(1), cards))
}

/** Milliseconds of one render. */
function timeOf(render: () => string): number {
  const start = performance.now()
  for (let count = 0; count < rendersOfFigure; count += 1) render()
  return (performance.now() - start) / rendersOfFigure
}

/** Bytes that one render takes, before anything of it is collected: the process has room for all. */
function bytesOf(render: () => string): number {
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  for (let count = 0; count < rendersOfFigure; count += 1) render()
  return (process.memoryUsage().heapUsed - before) / rendersOfFigure
}

const state = await readForPage()
const [what, rounds, recording] = process.argv.slice(2)
if (recording === undefined) console.log(renderHub(state))
else await measure(what === 'bytes' ? bytesOf : timeOf, Number(rounds), recording)

/** In turns. What is compiled on the way is not counted. */
async function measure(one: (render: () => string) => number, rounds: number, file: string): Promise<void> {
  const markup = JSON.parse(await readFile(file, 'utf8')) as Recording
  const renders = { ours: () => renderHub(state), plain: () => renderPlain(markup) }
  const measured = { ours: [] as number[], plain: [] as number[] }
  for (let round = -warmUps; round < rounds; round += 1)
    for (const name of round % 2 === 0 ? (['ours', 'plain'] as const) : (['plain', 'ours'] as const)) {
      const figure = one(renders[name])
      if (round >= 0) measured[name].push(figure)
    }
  console.log(
    JSON.stringify({ ...measured, letters: { ours: renders.ours().length, plain: renders.plain().length } }),
  )
}
