import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Wallet } from '../src/index.ts'
import { type Sandbox, sandboxMembers } from '../src/sandbox/index.ts'
import { arabic, failing, sandboxParameters, says, shows, withSandbox } from './sandboxStory.tsx'

const withLedger = { assumptions: { operations: { ledger: true } } } as const
const withHistory = { member: sandboxMembers.withHistory, ...withLedger }

/** The wallet of the fresh member as another Service would give it. */
const answering = (wallet: object) => (sandbox: Sandbox) => {
  const real = sandbox.fetch
  Object.assign(sandbox, {
    fetch: async (input: Request, init?: RequestInit) => {
      const request = new Request(input, init)
      return new URL(request.url).pathname === '/v1/wallet' && request.method === 'GET'
        ? Response.json(wallet, { headers: { 'access-control-allow-origin': '*' } })
        : real(request)
    },
  })
}

/** A wallet with each sum in all its forms. */
const wallet = (balance: number, amountReceived: number, amountSpent: number, unitsPerUSD = 100) => ({
  balance,
  balanceDisplay: balance,
  balanceUSD: balance / unitsPerUSD,
  amountReceived,
  amountReceivedDisplay: amountReceived,
  amountReceivedUSD: amountReceived / unitsPerUSD,
  amountSpent,
  amountSpentDisplay: amountSpent,
  amountSpentUSD: amountSpent / unitsPerUSD,
  currency: stars,
})

const stars = { name: 'Stars', symbol: '★', unitsPerUSD: 100 }

const meta = {
  title: 'Components/Wallet/Wallet',
  component: Wallet,
  decorators: [withSandbox],
  parameters: { layout: 'fullscreen' },
  args: { headingLevel: 1 },
} satisfies Meta<typeof Wallet>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: sandboxParameters(withHistory),
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /received/ })
    // On the first days of a month nothing may have moved in it, and one of this year is named without it.
    await canvas.findAllByRole('heading', { level: 2, name: /^(This month|[A-Z][a-z]+( \d{4})?)$/ })
  },
}

/** As the Service is unless `assumptions.operations.ledger` says otherwise. */
export const WithoutLedger: Story = { parameters: sandboxParameters({ member: sandboxMembers.withHistory }) }

export const Paged: Story = {
  parameters: sandboxParameters({
    member: sandboxMembers.withHistory,
    assumptions: { ...withLedger.assumptions, paging: { size: 4 } },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show earlier' }))
    await canvas.findByText('Points for the autumn quarter')
  },
}

/** What is not on the page yet is read first. */
export const Downloading: Story = {
  parameters: sandboxParameters({
    member: sandboxMembers.withHistory,
    assumptions: { ...withLedger.assumptions, paging: { size: 4 } },
    scenario: { failures: [{ kind: 'hang', operation: 'ledger', after: 1 }] },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download as CSV' }))
    await canvas.findByRole('button', { name: 'Reading all of it' })
  },
}

export const DownloadFailing: Story = {
  parameters: sandboxParameters({
    member: sandboxMembers.withHistory,
    assumptions: { ...withLedger.assumptions, paging: { size: 4 } },
    scenario: { failures: [{ kind: 403, operation: 'ledger', after: 1 }] },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download as CSV' }))
    await canvas.findAllByText('We could not make the file.')
  },
}

export const NothingSpent: Story = {
  parameters: sandboxParameters({ member: sandboxMembers.fresh, ...withLedger }),
}

export const EmptyLedger: Story = {
  parameters: sandboxParameters({ scenario: 'empty', ...withLedger }),
  play: says(/Nothing has moved yet/),
}

export const Negative: Story = {
  parameters: sandboxParameters({
    prepare: answering(wallet(-1_250, 20_000, 21_250)),
  }),
  play: async ({ canvas }) => {
    await canvas.findAllByText('−1,250')
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

export const Zero: Story = { parameters: sandboxParameters({ prepare: answering(wallet(0, 0, 0)) }) }

export const Fractional: Story = {
  parameters: sandboxParameters({
    prepare: answering({
      ...wallet(1_234.56, 2_000.1, 765.54, 2),
      currency: { name: 'Miles', unitsPerUSD: 2 },
    }),
  }),
}

const veryLarge = wallet(9_876_543_210_123, 12_345_678_901_234, 2_469_135_691_111)

export const VeryLarge: Story = { parameters: sandboxParameters({ prepare: answering(veryLarge) }) }

export const VeryLargePhone: Story = {
  parameters: sandboxParameters({ prepare: answering(veryLarge), width: 390 }),
}

/** Only the balance, and no currency: it is in points. */
export const BalanceOnly: Story = {
  parameters: sandboxParameters({ prepare: answering({ balance: 48_250 }) }),
  play: says('points'),
}

export const NoFigures: Story = {
  parameters: sandboxParameters({ prepare: answering({ currency: null }) }),
  play: says(/not known at the moment/),
}

export const Loading: Story = { parameters: sandboxParameters({ scenario: 'hanging', ...withLedger }) }
export const Failing: Story = { parameters: sandboxParameters({ scenario: failing(), ...withLedger }) }

export const LedgerFailing: Story = {
  parameters: sandboxParameters({ scenario: failing('ledger'), ...withLedger }),
  play: shows('heading', { name: 'We could not load your history' }),
}

export const BrokenRows: Story = {
  parameters: sandboxParameters({ ...withHistory, scenario: 'broken-rows' }),
}

export const Phone: Story = { parameters: sandboxParameters({ ...withHistory, width: 390 }) }
export const Narrowest: Story = { parameters: sandboxParameters({ ...withHistory, width: 320 }) }

export const ArabicPhone: Story = {
  ...arabic,
  parameters: sandboxParameters({ ...withHistory, locale: 'ar-EG', width: 390 }),
}
