import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createMemberSession, ExperienceProvider } from '../../../src/index.ts'
import { createSandbox } from '../../../src/sandbox/index.ts'

const told = () => vi.mocked(console.error).mock.calls.flat().map(String).join('\n')
const setDisabled = (isDisabled: boolean) => {
  for (const sheet of document.styleSheets) sheet.disabled = isDisabled
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  setDisabled(false)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function embed() {
  const sandbox = createSandbox()
  const session = createMemberSession({ refresh: async () => sandbox.grantFor('member-fresh') })
  await render(<ExperienceProvider baseUrl={sandbox.baseUrl} session={session} />)
}

it('says nothing in a page that loads the styles', async () => {
  await embed()
  expect(told()).toBe('')
})

it('tells of a page that does not load the styles', async () => {
  setDisabled(true)
  await embed()
  expect(told()).toMatch(/The style sheet is missing\..*Import '@experience-program\/react\/styles\.css'/)
})

it('says nothing where nothing is laid out: happy-dom', async () => {
  vi.stubGlobal('happyDOM', {})
  setDisabled(true)
  await embed()
  expect(told()).toBe('')
})
