import { page } from 'vitest/browser'
import { offerDetailMessages, offersMessages } from '../../../src/i18n/index.ts'
import { OfferCatalog, OfferDetail } from '../../../src/index.ts'
import { sandboxMembers, sandboxOffers } from '../../../src/sandbox/index.ts'
import type { Surface } from '../Surface.ts'
import { doneWithout, isHopeless, readWords, sees, unread } from '../words.ts'

const offerId = sandboxOffers.complete
const title = 'Three nights above the fjord'
const byId = { operations: { offer: true } } as const
const search = () => page.getByRole('searchbox')

export const offersSurfaces: readonly Surface[] = [
  {
    operation: 'offers',
    component: 'OfferCatalog',
    show: () => <OfferCatalog hrefFor={({ id }) => `#${id}`} />,
    isDone: sees(title),
    ...unread(offersMessages['offers.failed']),
  },
  {
    operation: 'offers',
    component: 'OfferCatalog',
    at: 'searching the pages after the first',
    host: { assumptions: { paging: { size: 10 } } },
    show: () => <OfferCatalog hrefFor={({ id }) => `#${id}`} />,
    act: () => search().fill('e'),
    button: () => page.getByRole('button', { name: /^Try again/ }).first(),
    typed: () => [[search(), 'e']],
    isDone: ({ screen }) => /\d experiences?\b(?! so far)/.test(screen.words()),
    words: readWords(offersMessages['offers.incomplete']),
  },
  {
    operation: 'wallet',
    component: 'OfferCatalog',
    show: () => <OfferCatalog hrefFor={({ id }) => `#${id}`} />,
    isDone: sees(title, offersMessages['offers.filters.withinPoints']),
    ...doneWithout(sees(title)),
  },
  {
    operation: 'offers',
    component: 'OfferDetail',
    show: () => <OfferDetail offerId={offerId} />,
    isDone: sees(title),
    ...unread(offerDetailMessages['offers.detail.failed']),
  },
  {
    operation: 'offer',
    component: 'OfferDetail',
    host: { assumptions: byId },
    show: () => <OfferDetail offerId={offerId} />,
    isDone: sees(title),
    words: (kind) =>
      kind === 'not-found'
        ? [offerDetailMessages['offers.detail.gone.title'], offerDetailMessages['offers.detail.gone.text']]
        : readWords(offerDetailMessages['offers.detail.failed'])(kind),
    isUntriable: isHopeless,
  },
  {
    operation: 'wallet',
    component: 'OfferDetail',
    host: { member: sandboxMembers.fresh },
    show: () => <OfferDetail offerId={offerId} onRedeem={() => undefined} />,
    isDone: sees(title, offerDetailMessages['offers.price.after']),
    ...doneWithout(sees(title)),
  },
]
