import { act, cleanup, render, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { createExperienceClient, createMemberSession } from '../../src/client/index.ts'
import * as surface from '../../src/index.ts'
import { createSandbox, sandboxInterest, sandboxMembers } from '../../src/sandbox/index.ts'
import * as staff from '../../src/staff/index.ts'
import { assumptions, type PublicComponent, publicComponents } from '../lifecycle/publicComponents.tsx'
import { pageFailures } from './pageFailures.ts'
import { isOfSetUp } from '../support/isOfSetUp.ts'

const sandbox = createSandbox()
const session = (server?: true) =>
  createMemberSession({ refresh: async () => sandbox.grantFor(sandboxMembers.withHistory), server })
const reader = createExperienceClient({
  baseUrl: sandbox.baseUrl,
  session: session(true),
  fetch: (input, init) => sandbox.fetch(input as Request, init),
})
const { data } = await reader.call(surface.operations.redemptions)
const idWith = (status: string) => data.redemptions.find((row) => row.status === status)?.id ?? ''

const components: Readonly<Record<string, PublicComponent>> = publicComponents(
  { surface, staff },
  {
    conversationId: sandbox.control.conversationsOf(sandboxMembers.withHistory)[0] ?? '',
    redemptionId: idWith('AWAITING_VENDOR'),
    completedId: idWith('COMPLETED'),
    interestId: sandboxInterest,
  },
)

/** Every public component that reads. */
export const componentNames: readonly string[] = Object.keys(components)

/** Documented so: nothing where there is no balance, nothing ahead, and no redemption that is completed. An open gate shows its content, here a balance. */
const mayBeEmpty = new Set(['WalletBalance', 'MemberToday', 'ThemeScope', 'RedemptionFeedback', 'TermsGate'])

/** A long list costs time and shows nothing that a short one does not. */
function shortened(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]: [string, unknown]) => [
      key,
      Array.isArray(field) ? field.slice(0, 4) : field,
    ]),
  )
}

/** Shows a component over answers that were changed, and gives what is wrong with the page once nothing is under way. */
export async function failuresOf(
  name: string,
  change: (value: unknown, path: string) => string,
): Promise<readonly string[]> {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const response = await sandbox.fetch(input as Request, init)
    const text = await response.text()
    const changed =
      response.ok && text !== ''
        ? change(shortened(JSON.parse(text)), new URL(String(input as string)).pathname)
        : text
    return new Response(changed, { status: response.status, headers: response.headers })
  }
  const client = createExperienceClient({ baseUrl: sandbox.baseUrl, session: session(), fetch, assumptions })
  const { queryClient } = surface.getExperienceKit(client)
  try {
    const { container } = render(
      <surface.ExperienceProvider client={client} locale="en-GB" timeZone="Europe/Copenhagen">
        {components[name]?.element}
      </surface.ExperienceProvider>,
    )
    await waitFor(
      () => {
        expect(queryClient.isFetching()).toBe(0)
        expect(container.querySelector('[aria-busy="true"]')).toBeNull()
      },
      { interval: 2, timeout: 60_000 },
    )
    await act(async () => {})
    return [
      ...pageFailures(container, { mayBeEmpty: mayBeEmpty.has(name) }),
      ...complaints.mock.calls
        .map((call) => `console.error: ${call.map(String).join(' ').slice(0, 900)}`)
        .filter((line) => !isOfSetUp(line)),
    ]
  } finally {
    client.session.end()
    cleanup()
    complaints.mockRestore()
  }
}
