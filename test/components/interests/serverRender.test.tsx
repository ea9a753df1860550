import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createMemberSession } from '../../../src/client/index.ts'
import { InterestForm, InterestSummary } from '../../../src/components/interests/index.ts'
import { ExperienceProvider } from '../../../src/components/provider/index.ts'

const session = () =>
  createMemberSession({
    server: true,
    refresh: () => Promise.resolve({ accessToken: 'token-of-the-server' }),
  })

const rendered = {
  form: () => <InterestForm offerId="one" backHref="/back" />,
  summary: () => <InterestSummary interestId="int_1" />,
}

describe.each(Object.entries(rendered))('on a server, the %s of an interest', (_name, element) => {
  const html = renderToString(
    <ExperienceProvider baseUrl="https://service.test" session={session()}>
      {element()}
    </ExperienceProvider>,
  )

  it('renders without a style attribute, which a strict policy refuses', () => {
    expect(html).toContain('data-xp-component="interest-')
    expect(html).not.toContain(' style="')
  })

  it('holds no token', () => expect(html).not.toContain('token-of-the-server'))
})

it('has no submit button before hydration, when a submit would load the page anew', () => {
  const html = renderToString(
    <ExperienceProvider baseUrl="https://service.test" session={session()}>
      <InterestForm offerId="one" />
    </ExperienceProvider>,
  )
  expect(html).not.toMatch(/type="submit"(?! disabled)/)
})
