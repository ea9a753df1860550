import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PointsOverTime } from '../src/index.ts'
import type { Sandbox } from '../src/sandbox/index.ts'
import { arabic, dark, failing, sandboxParameters, says, shows, withSandbox } from './sandboxStory.tsx'

const assumptions = { operations: { ledger: true } } as const

/** The ledger of the fresh member as another Service would give it. */
const ledgerOf = (entries: readonly object[], more: object = {}) => ({
  assumptions,
  prepare: (sandbox: Sandbox) => {
    const real = sandbox.fetch
    Object.assign(sandbox, {
      fetch: async (input: Request, init?: RequestInit) => {
        const request = new Request(input, init)
        return new URL(request.url).pathname.endsWith('/wallet/ledger')
          ? Response.json({ entries, ...more }, { headers: { 'access-control-allow-origin': '*' } })
          : real(request)
      },
    })
  },
})

const ago = (months: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1, 12)).toISOString()
}

/** What moved in each month, the current one first. */
const moved = (...months: readonly (readonly (number | string)[])[]) =>
  months.flatMap((amounts, index) =>
    amounts.map((amount, each) => ({ id: `e${index}-${each}`, amount, createdAt: ago(index) })),
  )

const year = moved(
  [18_000, 20_000, -12_500, -18_000],
  [6_400, 10_000, -22_000],
  [-6_500],
  [12_000, -30_000],
  [20_000],
  [10_000, -22_000],
  [8_000],
  [18_000, -10_000],
  [],
  [6_400, -18_000],
  [20_000, -4_300],
  [10_000],
)

const meta = {
  title: 'Components/Wallet/PointsOverTime',
  component: PointsOverTime,
  decorators: [withSandbox],
  parameters: { layout: 'fullscreen' },
  args: { headingLevel: 1 },
} satisfies Meta<typeof PointsOverTime>

export default meta
type Story = StoryObj<typeof meta>

const slider = { name: 'Month' }

export const Default: Story = {
  parameters: sandboxParameters(ledgerOf(year)),
  play: async ({ canvas }) => {
    const month = await canvas.findByRole('slider', slider)
    month.focus()
    await userEvent.keyboard('{ArrowLeft}')
    // A native slider moves for real keys alone.
    await expect(month).toHaveAttribute('max', '11')
  },
}

export const AsTable: Story = {
  parameters: sandboxParameters(ledgerOf(year)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as a table' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(13)
  },
}

export const TablePhone: Story = {
  ...AsTable,
  parameters: sandboxParameters({ ...ledgerOf(year), width: 320 }),
}

export const OneMonth: Story = { parameters: sandboxParameters(ledgerOf(moved([18_000, -12_500]))) }

/** Older entries were not read: the oldest month that was may lack some, and is left out. */
export const SinceLoaded: Story = {
  parameters: sandboxParameters(ledgerOf(year.slice(0, 12), { nextCursor: 'older' })),
  play: says(/^Since /),
}

export const BelowZero: Story = {
  parameters: sandboxParameters(ledgerOf(moved([98_000], [], [-60_000], [9_000]))),
}

export const TwoThousandEntries: Story = {
  parameters: sandboxParameters(
    ledgerOf(
      Array.from({ length: 2_000 }, (_, index) => ({
        id: `${index}`,
        amount: index % 3 === 0 ? -250 : 130,
        createdAt: ago(Math.floor(index / 40)),
      })),
    ),
  ),
}

/** Balances before it are not known. */
export const Unreadable: Story = {
  parameters: sandboxParameters(ledgerOf(moved([5_000], [-2_000], ['many'], [9_000], [4_000]))),
  play: says(/1 entry is not in it/),
}

export const WithoutBalance: Story = {
  parameters: sandboxParameters({ ...ledgerOf(year), scenario: failing('wallet') }),
  play: says('not known'),
}

export const Nothing: Story = {
  parameters: sandboxParameters({ scenario: 'empty', assumptions }),
  play: says('Nothing has moved yet.'),
}

export const Loading: Story = { parameters: sandboxParameters({ scenario: 'hanging', assumptions }) }

export const Failing: Story = {
  parameters: sandboxParameters({ scenario: failing('ledger'), assumptions }),
  play: shows('heading', { name: 'We could not load your points over time' }),
}

export const Dark: Story = { globals: dark, parameters: sandboxParameters(ledgerOf(year)) }

export const Phone: Story = { parameters: sandboxParameters({ ...ledgerOf(year), width: 390 }) }
export const Narrowest: Story = { parameters: sandboxParameters({ ...ledgerOf(year), width: 320 }) }

export const ArabicPhone: Story = {
  ...arabic,
  parameters: sandboxParameters({ ...ledgerOf(year), locale: 'ar-EG', width: 390 }),
}
