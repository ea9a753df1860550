import { describe, expect, it } from 'vitest'
import { readTypedPhone } from '../../../src/components/interests/interestFormSchema.ts'

const held = { dates: [], guests: 0, phone: '+34 600 000 000' }

describe('readTypedPhone', () => {
  it.each([
    '+44 20 7946 0958',
    '020 7946 0958',
    '+44 (20) 7946-0958',
    '+\u0664\u0664 \u0662\u0660 \u0667\u0669\u0664\u0666 \u0660\u0669\u0665\u0668',
  ])('sends %s in E.164', async (typed) => {
    expect(await readTypedPhone(typed, 'GB', undefined)).toEqual({ phone: '+442079460958' })
  })

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['12', 'short'],
    ['+44 20 7946 0958 0958 0958', 'long'],
  ] as const)('refuses %j as %s', async (typed, fault) => {
    expect(await readTypedPhone(typed, 'GB', undefined)).toEqual({ fault })
  })

  it("reads a national number of nobody's country as none", async () => {
    expect(await readTypedPhone('020 7946 0958', null, undefined)).toEqual({ fault: 'country' })
  })

  it.each(['+34 600 000 000', ' +34 600 000 000 ', '+34600000000', '+34 (600) 00 00 00'])(
    'sends the held number back as it came, typed as %s',
    async (typed) => {
      expect(await readTypedPhone(typed, 'GB', held)).toEqual({ phone: held.phone })
    },
  )

  it('sends another number than the held one in E.164', async () => {
    expect(await readTypedPhone('+34 600 000 001', 'GB', held)).toEqual({ phone: '+34600000001' })
  })

  it('sends a held number that it cannot read back as it came', async () => {
    expect(await readTypedPhone('ask for Ada', 'GB', { dates: [], guests: 0, phone: 'ask for Ada' })).toEqual(
      { phone: 'ask for Ada' },
    )
  })
})
