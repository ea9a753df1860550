import '@experience-program/react/styles.css'
import './page.css'
import { createMemberSession, ExperienceProvider } from '@experience-program/react'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Ids } from '../hostileSandbox.ts'
import { casesOf, gates } from './cases.tsx'
import { inspectCases, type InspectOptions } from './inspectCases.ts'
import { useFields } from './useFields.ts'

interface Slot {
  readonly baseUrl: string
  readonly ids: Ids
}

let underWay = 0
const thrown: string[] = []

/** Counts what is under way, so that the test can wait for the last answer. */
const countedFetch: typeof fetch = async (...input) => {
  underWay += 1
  try {
    return await fetch(...input)
  } finally {
    underWay -= 1
  }
}

const assumptions = {
  operations: { ledger: true, acceptTerms: true, offer: false, eligibility: true },
} as const

function Provided({
  baseUrl,
  cases,
}: {
  readonly baseUrl: string
  readonly cases: Readonly<Record<string, ReactNode>>
}) {
  const [session] = useState(() =>
    createMemberSession({ refresh: () => Promise.resolve({ accessToken: 'member' }) }),
  )
  return (
    <ExperienceProvider
      baseUrl={baseUrl}
      session={session}
      fetch={countedFetch}
      assumptions={assumptions}
      timeZone="Europe/Copenhagen"
      onError={note}
    >
      {Object.entries(cases).map(([name, component]) => (
        <div key={name} className="stage-case" data-case={name}>
          {component}
        </div>
      ))}
    </ExperienceProvider>
  )
}

/** What the library's own errors are is the Service's affair; anything else broke. */
function note(error: unknown) {
  if (!(error instanceof Error) || error.name !== 'ExperienceError')
    thrown.push(String(error instanceof Error ? error.stack : error))
}

const hostile = {
  /** Shows every component over each of the Services. `only`: the cases with these names. */
  stage(slots: readonly Slot[], only: readonly string[] | null) {
    const pick = (cases: Readonly<Record<string, ReactNode>>) =>
      Object.fromEntries(Object.entries(cases).filter(([name]) => only === null || only.includes(name)))
    createRoot(document.getElementById('stage') as HTMLElement).render(
      slots.map(({ baseUrl, ids }, index) => (
        <div key={baseUrl} data-slot={index}>
          <Provided baseUrl={baseUrl} cases={pick(casesOf(ids))} />
          <Provided baseUrl={baseUrl} cases={pick(gates)} />
        </div>
      )),
    )
  },
  isBusy: () =>
    underWay > 0 || document.querySelector('.xp-skeleton, [data-slot] [aria-busy="true"]') !== null,
  html: () => document.body.innerHTML.length,
  useFields,
  inspect: (options: InspectOptions) => ({ ...inspectCases(options), thrown }),
}

export type HostilePage = typeof hostile

Object.assign(window, { hostile })
