import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  createMemberSession,
  ExperienceProvider,
  PhoneVerification,
  TermsAcceptance,
  TermsGate,
  Wallet,
} from '../../../src/index.ts'
import { OfferPriceForm } from '../../../src/staff/index.ts'

const components = {
  Wallet: <Wallet />,
  TermsAcceptance: <TermsAcceptance />,
  TermsGate: <TermsGate />,
  'TermsGate as dialog': <TermsGate presentation="dialog">inside</TermsGate>,
  PhoneVerification: <PhoneVerification interestId="int_1" />,
  OfferPriceForm: <OfferPriceForm offerId="off_1" />,
}

describe('on a server', () => {
  it.each(Object.entries(components))(
    '%s renders without a style attribute, and asks nothing of the Service',
    (_, component) => {
      const session = createMemberSession({ refresh: () => Promise.reject(new Error('no refresh here')) })
      const html = renderToString(
        <ExperienceProvider
          baseUrl="https://service.test"
          session={session}
          assumptions={{ operations: { acceptTerms: true, ledger: true } }}
        >
          {component}
        </ExperienceProvider>,
      )
      expect(html).toContain('data-xp-root')
      expect(html).not.toMatch(/ style=/)
    },
  )
})
