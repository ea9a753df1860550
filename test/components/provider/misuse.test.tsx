// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ConciergeChat,
  ConversationList,
  createMemberSession,
  ExperienceHub,
  ExperienceProvider,
  InterestForm,
  InterestSummary,
  OfferCatalog,
  OfferDetail,
  PhoneVerification,
  RedeemOffer,
  RedemptionDetail,
  RedemptionFeedback,
  RedemptionList,
  TermsAcceptance,
  TermsGate,
  Wallet,
  WalletBalance,
} from '../../../src/index.ts'
import { createSandbox } from '../../../src/sandbox/index.ts'

const told = () => vi.mocked(console.error).mock.calls.flat().map(String).join('\n')

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

describe('outside a provider', () => {
  it.each<[string, ReactElement]>([
    ['ConciergeChat', <ConciergeChat conversationId="a" />],
    ['ConversationList', <ConversationList />],
    ['ExperienceHub', <ExperienceHub />],
    ['InterestForm', <InterestForm offerId="a" />],
    ['InterestSummary', <InterestSummary interestId="a" />],
    ['OfferCatalog', <OfferCatalog />],
    ['OfferDetail', <OfferDetail offerId="a" />],
    ['PhoneVerification', <PhoneVerification interestId="a" />],
    ['RedemptionDetail', <RedemptionDetail redemptionId="a" />],
    ['RedemptionFeedback', <RedemptionFeedback redemptionId="a" />],
    ['RedemptionList', <RedemptionList />],
    ['TermsAcceptance', <TermsAcceptance />],
    ['TermsGate', <TermsGate />],
    ['Wallet', <Wallet />],
  ])('%s says that something went wrong, and the console says what', (_name, component) => {
    render(
      <main>
        <h1>The host</h1>
        {component}
      </main>,
    )
    expect(screen.getByRole('heading', { name: 'The host' })).toBeInTheDocument()
    expect(screen.getByText('Something went wrong here')).toBeInTheDocument()
    expect(told()).toMatch(/outside <ExperienceProvider>.*Wrap it/s)
  })

  it.each<[string, ReactElement]>([
    ['WalletBalance', <WalletBalance />],
    ['RedeemOffer', <RedeemOffer offerId="a" open onClose={() => undefined} />],
  ])('%s, small or over a page, leaves the page as it is', (_name, component) => {
    render(
      <main>
        <h1>The host</h1>
        {component}
      </main>,
    )
    expect(screen.getByRole('heading', { name: 'The host' })).toBeInTheDocument()
    expect(told()).toMatch(/outside <ExperienceProvider>.*Wrap it/s)
  })
})

it('tells of a provider within a provider, once', () => {
  const sandbox = createSandbox()
  const props = {
    baseUrl: sandbox.baseUrl,
    session: createMemberSession({ refresh: async () => sandbox.grantFor('member-fresh') }),
  }
  const { rerender } = render(<ExperienceProvider {...props} />)
  expect(told()).toBe('')
  const nested = (
    <ExperienceProvider {...props}>
      <ExperienceProvider {...props}>inside</ExperienceProvider>
    </ExperienceProvider>
  )
  rerender(nested)
  rerender(nested)
  expect(told().match(/stands inside another one/g)).toHaveLength(1)
  expect(screen.getByText('inside')).toBeInTheDocument()
})
