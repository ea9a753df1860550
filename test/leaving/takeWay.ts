import { vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renewSession } from '../../src/client/index.ts'
import { createTheme } from '../../src/theme/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { isAskedByBrowser } from '../support/isAskedByBrowser.ts'
import type { Stage } from '../failures/createStage.tsx'
import type { LeavingSite } from './LeavingSite.tsx'
import type { Way } from './leavingModel.ts'

export interface Leaving {
  readonly stage: Stage
  readonly site: LeavingSite
  /** The address of the form. */
  readonly hash: string
  /** Whether the browser itself would ask. */
  isAskedByBrowser: boolean
}

/** How a way begins, within one call, and what makes it go on or undoes it. */
interface WayOut {
  readonly begin: (leaving: Leaving) => void
  /** What the member does once the question is there. */
  readonly answer?: () => Promise<void>
  /** Undoes it, so that the member is where they were. */
  readonly comeBack?: (leaving: Leaving) => Promise<void> | void
}

const press = (role: 'link' | 'button', name: string | RegExp) => {
  const found = page.getByRole(role, { name }).first().query()
  ;(found as HTMLElement | null)?.click()
}

const goHome = ({ hash }: Leaving) => {
  if (location.hash === hash) return
  history.pushState(null, '', hash)
  dispatchEvent(new PopStateEvent('popstate'))
}
const show = ({ site }: Leaving) => site.change({ isShown: true })
const tab: WayOut = { begin: () => press('link', 'Explore'), comeBack: goHome }

/** What the host's backend says from now on. */
function grant({ stage: { host } }: Leaving, answer: () => unknown): void {
  vi.spyOn(host.sandbox, 'grantFor').mockImplementation(answer as never)
  renewSession(host.kit.session)
}

function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

const restoreGrants = ({ stage: { host } }: Leaving) => vi.mocked(host.sandbox.grantFor).mockRestore()

const question = () => page.getByRole('dialog', { name: /^Leave (without|while)/ })
const stay = async () => {
  await question().getByRole('button', { name: 'Stay here' }).click()
}

const acceptTerms = async () => {
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: /^Accept/ }).click()
}

export const waysOut: Readonly<Record<Way, WayOut>> = {
  'a link of ours': { begin: () => press('link', /^Your balance|^Balance|points/i), comeBack: goHome },
  'a link of the host': { begin: ({ site }) => site.leave(), comeBack: show },
  Back: { begin: () => history.back(), comeBack: goHome },
  Forward: { begin: () => history.forward(), comeBack: goHome },
  'a tab of the hub': tab,
  'closing or reloading the tab': {
    begin: (leaving) => {
      leaving.isAskedByBrowser = isAskedByBrowser()
    },
  },
  'the page hidden and restored': {
    begin: () => {
      setHidden(true)
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    },
    comeBack: () => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      setHidden(false)
    },
  },
  'Escape when asked': { ...tab, answer: () => userEvent.keyboard('{Escape}') },
  'the backdrop when asked': {
    ...tab,
    answer: async () => {
      const dialog = question().element() as HTMLElement
      dialog.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX: 2, clientY: 2 }))
      dialog.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, clientX: 2, clientY: 2 }))
      dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 2, clientY: 2 }))
    },
  },
  'the close button when asked': {
    ...tab,
    answer: () => question().getByRole('button', { name: 'Close' }).click(),
  },
  'the host takes it away': { begin: ({ site }) => site.change({ isShown: false }), comeBack: show },
  // The same member signs in again: what was told to be lost is not there.
  'session.end()': {
    begin: ({ stage }) => stage.host.kit.session.end(),
    comeBack: ({ site, stage }) => site.change({ client: site.signIn(stage.member) }),
  },
  'another member signs in': {
    begin: (leaving) => {
      const { sandbox } = leaving.stage.host
      const other = sandbox.grantFor(sandboxMembers.withOldTerms)
      grant(leaving, () => other)
    },
    comeBack: (leaving) => {
      restoreGrants(leaving)
      leaving.site.change({ client: leaving.site.signIn(sandboxMembers.withOldTerms) })
    },
  },
  'the backend refuses a token for a while': {
    begin: (leaving) =>
      grant(leaving, () => {
        throw new TypeError('Failed to fetch')
      }),
    comeBack: (leaving) => {
      restoreGrants(leaving)
      renewSession(leaving.stage.host.kit.session)
    },
  },
  'the backend says that nobody is signed in': {
    begin: (leaving) => grant(leaving, () => null),
    comeBack: restoreGrants,
  },
  'new terms': {
    begin: ({ stage: { host } }) => {
      host.sandbox.control.publishTerms('4.0')
      void host.kit.queryClient.invalidateQueries()
    },
    comeBack: acceptTerms,
  },
  'a feature switched off': {
    begin: ({ site }) => site.change({ features: { ask: false, experiences: false, concierge: false } }),
    comeBack: (leaving) => {
      leaving.site.change({ features: {} })
      goHome(leaving)
    },
  },
  'another language': {
    begin: ({ site }) => site.change({ locale: 'de-DE' }),
    comeBack: ({ site }) => site.change({ locale: 'en-GB' }),
  },
  'another direction': { begin: ({ site }) => site.change({ dir: 'rtl' }) },
  'another theme': {
    begin: ({ site }) => site.change({ theme: createTheme({ name: 'Other', brand: '#6a1b4d' }) }),
  },
  'another width': { begin: ({ site }) => site.change({ width: 390 }) },
  'a part beside it throws': { begin: ({ site }) => site.change({ isBroken: true }) },
  'a Suspense fallback above it': {
    begin: ({ site }) => site.change({ isSuspended: true }),
    comeBack: ({ site }) => site.change({ isSuspended: false }),
  },
  'an Activity hides it': {
    begin: ({ site }) => site.change({ isHidden: true }),
    comeBack: ({ site }) => site.change({ isHidden: false }),
  },
}

export const isAsked = () => question().query() !== null

export const answerQuestion = (way: Way) => (waysOut[way].answer ?? stay)()
