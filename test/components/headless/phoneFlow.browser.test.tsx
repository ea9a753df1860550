import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  type PhoneFlow,
  usePhoneCode,
  usePhoneFlow,
  usePhoneNumber,
  usePhoneResend,
} from '../../../src/index.ts'
import { PlainPhone } from '../../../stories/parts/plainFlows.tsx'
import { sandboxInterest, sandboxMembers } from '../../../src/sandbox/index.ts'
import { createMemberHost, type MemberHostOptions } from '../../support/memberHost.tsx'

/** The member with an interest, whose phone is not checked. */
async function open(
  options: MemberHostOptions = {},
  phone: string | null = '+442079460958',
  drawn: ReactNode = <PlainPhone interestId={sandboxInterest} />,
) {
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
  await host.open(drawn)
  return { ...host, code: () => host.sandbox.control.lastPhoneCode(sandboxInterest) ?? '' }
}

const code = () => page.getByRole('textbox', { name: 'Code' })
const number = () => page.getByRole('textbox', { name: 'Number' })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const alert = () => page.getByRole('alert')

interface Heard {
  readonly onVerified: () => void
  readonly onNumberChanged: () => void
  readonly onSent: () => void
}

function CodeStep({ flow, onSent }: { readonly flow: PhoneFlow; readonly onSent: () => void }) {
  const { getFormProps, getFieldProps } = usePhoneCode(flow)
  const { resend } = usePhoneResend(flow, { onSent })
  return (
    <form {...getFormProps()}>
      <input aria-label="Code" {...getFieldProps()} />
      <button type="submit">Check</button>
      <button type="button" onClick={resend}>
        New code
      </button>
      <button type="button" onClick={flow.changeNumber}>
        Another number
      </button>
    </form>
  )
}

function NumberStep({ flow }: { readonly flow: PhoneFlow }) {
  const { getFormProps, getFieldProps } = usePhoneNumber(flow)
  return (
    <form {...getFormProps()}>
      <input aria-label="Number" {...getFieldProps()} />
      <button type="submit">Save</button>
    </form>
  )
}

/** Of a host that disables no button while something is under way. */
function CarelessPhone({ onSent, ...heard }: Heard) {
  const flow = usePhoneFlow(sandboxInterest, heard)
  return (
    <>
      {flow.state === 'code' && <CodeStep key={flow.phone} flow={flow} onSent={onSent} />}
      {flow.state === 'number' && <NumberStep flow={flow} />}
      <p>{`${flow.phone} ${flow.state}`}</p>
    </>
  )
}

/** Twice before React renders. */
async function pressTwice(name: string) {
  const button = page.getByRole('button', { name, exact: true })
  await expect.element(button).toBeVisible()
  const element = button.element() as HTMLElement
  element.click()
  element.click()
}

describe('a button that is pressed twice, with usePhoneFlow', () => {
  const openCareless = async () => {
    const heard = { onVerified: vi.fn(), onNumberChanged: vi.fn(), onSent: vi.fn() }
    return { ...(await open({}, undefined, <CarelessPhone {...heard} />)), ...heard }
  }

  it('checks a code once', async () => {
    const host = await openCareless()
    await code().fill(host.code())
    await pressTwice('Check')
    await expect.element(page.getByText('+442079460958 verified')).toBeVisible()
    expect(host.onVerified).toHaveBeenCalledOnce()
    expect(host.events).toEqual([{ name: 'phone.verified', interestId: sandboxInterest }])
  })

  it('saves a number once', async () => {
    const host = await openCareless()
    await press('Another number')
    await number().fill('+44 20 7946 0999')
    await pressTwice('Save')
    await expect.element(page.getByText('+442079460999 code')).toBeVisible()
    expect(host.onNumberChanged).toHaveBeenCalledOnce()
    expect(host.events).toEqual([{ name: 'phone.codeSent', interestId: sandboxInterest }])
  })

  it('asks for a new code once', async () => {
    const host = await openCareless()
    await pressTwice('New code')
    await expect.poll(() => host.onSent.mock.calls.length).toBe(1)
    expect(host.events).toEqual([{ name: 'phone.codeSent', interestId: sandboxInterest }])
  })

  it('lives with a host whose handler throws', async () => {
    const broken = () => {
      throw new Error('the host is broken')
    }
    const heard = { onVerified: broken, onNumberChanged: broken, onSent: broken }
    const host = await open({}, undefined, <CarelessPhone {...heard} />)
    await press('New code')
    await expect.poll(() => host.errors.map(String)).toEqual(['Error: the host is broken'])
  })

  it('takes the next press after one that was refused', async () => {
    const host = await openCareless()
    await code().fill('0000000')
    await pressTwice('Check')
    await expect.element(code()).toHaveAttribute('aria-invalid', 'true')
    await code().fill(host.code())
    await pressTwice('Check')
    await expect.element(page.getByText('+442079460958 verified')).toBeVisible()
    expect(host.onVerified).toHaveBeenCalledOnce()
  })
})

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
