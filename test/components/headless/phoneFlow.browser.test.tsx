import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { PlainPhone } from '../../../stories/parts/plainFlows.tsx'
import { sandboxInterest, sandboxMembers } from '../../../src/sandbox/index.ts'
import { createMemberHost, type MemberHostOptions } from '../../support/memberHost.tsx'

/** The member with an interest, whose phone is not checked. */
async function open(options: MemberHostOptions = {}, phone: string | null = '+442079460958') {
  const host = createMemberHost({ member: sandboxMembers.withHistory, ...options })
  await host.sandbox.fetch(`${host.sandbox.baseUrl}/v1/interests/${sandboxInterest}/intake`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${host.sandbox.grantFor(sandboxMembers.withHistory).accessToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ adults: 2, contactMethod: 'SMS', ...(phone && { phone }) }),
  })
  host.sandbox.control.clearLog()
  await host.open(<PlainPhone interestId={sandboxInterest} />)
  return { ...host, code: () => host.sandbox.control.lastPhoneCode(sandboxInterest) ?? '' }
}

const code = () => page.getByRole('textbox', { name: 'Code' })
const number = () => page.getByRole('textbox', { name: 'Number' })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const alert = () => page.getByRole('alert')

describe('usePhoneFlow, drawn by a host', () => {
  it('checks a code, written with spaces too', async () => {
    const host = await open()
    await code().fill(` ${host.code().slice(0, 3)} ${host.code().slice(3)} `)
    await press('Check')
    await expect.element(page.getByText('+442079460958 is checked')).toBeVisible()
    expect(host.events).toEqual([{ name: 'phone.verified', interestId: sandboxInterest }])
  })

  it('says that none was typed and that one was wrong, and takes the next', async () => {
    const host = await open()
    await expect.element(code()).toBeVisible()
    await press('Check')
    await expect.element(alert()).toHaveTextContent('Enter the code')
    await code().fill('0000000')
    await press('Check')
    await expect.element(alert()).toHaveTextContent('Not that code')
    await expect.element(code()).toHaveFocus()
    await code().fill(host.code())
    await press('Check')
    await expect.element(page.getByText('+442079460958 is checked')).toBeVisible()
  })

  it('finds out by itself what became of a lost answer', async () => {
    const host = await open({
      scenario: { failures: [{ kind: 'lost-answer', operation: 'verifyPhone', times: 1 }] },
    })
    await code().fill(host.code())
    await press('Check')
    await expect.element(page.getByText('+442079460958 is checked')).toBeVisible()
  })

  it('says that a check failed, and takes it again', async () => {
    const host = await open({ scenario: { failures: [{ kind: 403, operation: 'verifyPhone', times: 1 }] } })
    await code().fill(host.code())
    await press('Check')
    await expect.element(alert()).toHaveTextContent('Not checked')
    await press('Check')
    await expect.element(page.getByText('+442079460958 is checked')).toBeVisible()
  })

  it('changes the number, and goes on at the code that was sent to it', async () => {
    const host = await open()
    await press('Another number')
    await expect.element(number()).toHaveFocus()
    await number().fill('12')
    await press('Save')
    await expect.element(alert()).toHaveTextContent('Not a number: ')
    await number().fill('+44 20 7946 0999')
    await press('Save')
    await expect.element(page.getByText('We sent a code to +442079460999')).toBeVisible()
    await expect.element(code()).toHaveFocus()
    await code().fill(host.code())
    await press('Check')
    await expect.element(page.getByText('+442079460999 is checked')).toBeVisible()
  })

  it('goes back to the number that is there', async () => {
    await open()
    await press('Another number')
    await press('Cancel')
    await expect.element(page.getByText('We sent a code to +442079460958')).toBeVisible()
  })

  it('asks for another code once', async () => {
    const host = await open()
    await press('New code')
    await expect
      .element(page.getByRole('button', { name: 'New code' }))
      .toHaveAttribute('aria-disabled', 'true')
    ;(page.getByRole('button', { name: 'New code' }).element() as HTMLElement).click()
    expect(host.sandbox.log.filter(({ operation }) => operation === 'issuePhoneCode')).toHaveLength(1)
  })

  it('begins with the number where there is none', async () => {
    await open({}, null)
    await expect.element(number()).toBeVisible()
    expect(page.getByRole('button', { name: 'Cancel' }).elements()).toEqual([])
  })
})
