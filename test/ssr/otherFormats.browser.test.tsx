import { dehydrate, type DehydratedState, hydrate } from '@tanstack/react-query'
import { StrictMode, version } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createExperienceClient, createMemberSession } from '../../src/client/index.ts'
import { ExperienceProvider, getExperienceKit } from '../../src/index.ts'
import { createSandbox } from '../../src/sandbox/index.ts'
import { nextFrame } from '../accessibility/checks/settle.ts'
import { formatInAnotherWay, mark } from '../support/formatInAnotherWay.ts'
import { renderOnServer } from '../support/renderOnServer.ts'
import { type View, views } from '../support/views.tsx'

const others: string[] = []

afterEach(() => document.body.replaceChildren())

/** A page of a host, of one member; what a server has read is in its cache. */
function createPage(view: View, state?: DehydratedState) {
  const sandbox = createSandbox()
  const client = createExperienceClient({
    baseUrl: sandbox.baseUrl,
    session: createMemberSession({ id: 'page', refresh: async () => sandbox.grantFor(view.member) }),
    fetch: (input, init) => sandbox.fetch(input as Request, init),
  })
  const { queryClient } = getExperienceKit(client)
  if (state) hydrate(queryClient, state)
  const page = (
    <StrictMode>
      <ExperienceProvider client={client} locale="en-GB" timeZone="Europe/Copenhagen">
        {view.element}
      </ExperienceProvider>
    </StrictMode>
  )
  return { page, queryClient }
}

async function readOnServer(view: View): Promise<DehydratedState> {
  const { page, queryClient } = createPage(view)
  const { container, unmount } = await render(page)
  await expect.poll(() => container.querySelector(view.content)).not.toBeNull()
  await expect.poll(() => container.querySelector('.xp-skeleton')).toBeNull()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  const state = dehydrate(queryClient)
  await unmount()
  return JSON.parse(JSON.stringify(state)) as DehydratedState
}

/** Without what stands for a picture until that has come. */
function wordsOf(container: HTMLElement): string {
  const copy = container.cloneNode(true) as HTMLElement
  for (const each of copy.querySelectorAll('.xp-picture > :not(.xp-picture-label)')) each.remove()
  return copy.textContent
}

it.each(views.map((view) => [view.name, view] as const))(
  'hydrates where a server wrote the dates and numbers of %s in another way',
  async (_name, view) => {
    const state = await readOnServer(view)
    const end = formatInAnotherWay()
    const container = renderOnServer(createPage(view, state).page)
    end()
    const written = container.innerHTML
    expect(container.querySelector(view.content)).not.toBeNull()
    const errors: string[] = []
    const onRecoverableError = (error: unknown) => errors.push(String(error))
    const complaints = vi.spyOn(console, 'error')
    const { page, queryClient } = createPage(view, state)
    const root = hydrateRoot(container, page, { onRecoverableError })
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    await nextFrame()
    // React 18 draws a view anew, whose code is loaded, when anything around it changes while it hydrates.
    const isOther = (error: string) => version.startsWith('18') && error.includes('received an update before')
    expect(errors.filter((error) => !isOther(error))).toEqual([])
    expect(complaints).not.toHaveBeenCalled()
    complaints.mockRestore()
    root.unmount()
    others.push(...(written.includes(mark) ? [view.name] : []))
  },
)

it.each(views.map((view) => [view.name, view] as const))(
  'says in %s what is so today, where a server wrote it yesterday',
  async (_name, view) => {
    const state = await readOnServer(view)
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now - 24 * 60 * 60_000)
    const container = renderOnServer(createPage(view, state).page)
    clock.mockRestore()
    const { page, queryClient } = createPage(view, state)
    // Where more than a text is another, it is drawn anew.
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const root = hydrateRoot(container, page, { onRecoverableError: () => undefined })
    const fresh = await render(createPage(view, state).page)
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    await expect.poll(() => wordsOf(container)).toBe(wordsOf(fresh.container))
    complaints.mockRestore()
    root.unmount()
  },
)

it('most of them show a date or a number', () => expect(others.length).toBeGreaterThan(views.length / 2))
