import { type ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createExperienceClient, createMemberSession } from '../../src/client/index.ts'
import {
  ConciergeChat,
  ExperienceProvider,
  InterestForm,
  OfferCatalog,
  OfferDetail,
  RedemptionDetail,
  Wallet,
} from '../../src/index.ts'
import { createSandbox, sandboxMembers, sandboxOffers } from '../../src/sandbox/index.ts'
import { lodgeThread } from '../../stories/conciergeThreads.ts'
import { HostPage } from '../../stories/HostPage.tsx'
import { languageOf, loadLanguage } from '../../stories/languages.ts'
import { resolveStoryImage } from '../../stories/resolveStoryImage.ts'
import { seedRedemptions } from '../../stories/seedRedemptions.ts'
import { storyBrand } from '../../stories/storyBrand.ts'
import { initialGlobals } from '../../stories/StoryGlobals.ts'
import { endAnimations, nextFrame } from '../accessibility/checks/settle.ts'
import type { Scene, ViewName } from './scenes.ts'

/** Of what is seen of a view, in CSS pixels. */
export const sceneHeight = 1080

const stay = () => undefined
const now = Date.parse('2026-12-02T12:00:00Z')
const pictures = new URL('../../src/sandbox/pictures', import.meta.url).href

interface View {
  readonly element: ReactNode
  /** Selects what is there once all is. */
  readonly content: string
}

const views: Readonly<Record<ViewName, View>> = {
  catalog: {
    element: <OfferCatalog headingLevel={1} onOpen={stay} />,
    content: '.xp-offer-item :is(h2, h3)',
  },
  offer: {
    element: (
      <OfferDetail
        offerId={sandboxOffers.complete}
        headingLevel={1}
        onAsk={stay}
        onRedeem={stay}
        onBack={stay}
      />
    ),
    content: 'h1',
  },
  interest: {
    element: <InterestForm offerId={sandboxOffers.complete} headingLevel={1} onBack={stay} />,
    content: 'form',
  },
  redemption: {
    element: (
      <RedemptionDetail
        redemptionId={seedRedemptions.PURCHASED}
        headingLevel={1}
        onOpenConversation={stay}
        onAsk={stay}
        onBack={stay}
      />
    ),
    content: 'h1',
  },
  chat: {
    element: (
      <ConciergeChat
        conversationId={lodgeThread}
        title="A lodge above the fjord"
        onBack={stay}
        style={{ blockSize: sceneHeight }}
      />
    ),
    content: '.xp-chat-message',
  },
  wallet: {
    element: <Wallet headingLevel={1} />,
    content: '.xp-wallet-body:has(.xp-points-chart):has(.xp-last)',
  },
}

/** Shows a scene as a story would, at a fixed hour, and waits until nothing of it changes any more. */
export async function showScene({ view, brand, scheme, width, language }: Scene): Promise<void> {
  await page.viewport(width, sceneHeight)
  await loadLanguage(language)
  vi.useFakeTimers({ toFake: ['Date'], now })
  let open = 0
  const sandbox = createSandbox({ pictures })
  const client = createExperienceClient({
    baseUrl: sandbox.baseUrl,
    session: createMemberSession({ refresh: async () => sandbox.grantFor(sandboxMembers.withHistory) }),
    fetch: (input, init) => {
      open += 1
      return sandbox.fetch(new Request(input, init)).finally(() => (open -= 1))
    },
    assumptions: { operations: { ledger: true } },
  })
  const { theme, components, resolveImage = resolveStoryImage } = storyBrand(brand)
  const { locale, messages } = languageOf(language)
  const { element, content } = views[view]
  await render(
    <HostPage shown={{ ...initialGlobals, brand, scheme, language }} locale={undefined} isBoxed={false}>
      <div style={{ blockSize: sceneHeight, overflow: 'clip' }}>
        <ExperienceProvider
          client={client}
          locale={locale}
          messages={messages}
          timeZone="Europe/Copenhagen"
          theme={{ ...theme, scheme }}
          resolveImage={resolveImage}
          components={components}
        >
          {element}
        </ExperienceProvider>
      </div>
    </HostPage>,
  )
  await expect
    .poll(
      () =>
        open === 0 &&
        document.querySelector(content) !== null &&
        document.querySelector('.xp-skeleton, [aria-busy="true"]') === null,
      { timeout: 15_000 },
    )
    .toBe(true)
  await whenDrawn()
}

/** Waits for pictures and typefaces, and ends what moves. */
export async function whenDrawn(): Promise<void> {
  await nextFrame()
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode()))
  await document.fonts.ready
  const missing = [...document.fonts].find(({ status }) => status === 'error')
  if (missing)
    throw new Error(`The typeface ${missing.family} could not be loaded, so the picture would show another.`)
  await nextFrame()
  endAnimations()
  await nextFrame()
}
