import { page } from 'vitest/browser'
import { walletMessages } from '../../../src/i18n/index.ts'
import { Wallet, WalletBalance } from '../../../src/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import type { Surface } from '../Surface.ts'
import { doneWithout, isHopeless, readWords, sees, unread } from '../words.ts'

const member = sandboxMembers.withHistory
const ledger = { operations: { ledger: true } } as const
const earlier = () => page.getByRole('button', { name: walletMessages['wallet.ledger.more'] })

export const walletSurfaces: readonly Surface[] = [
  {
    operation: 'wallet',
    component: 'Wallet',
    host: { member },
    show: () => <Wallet />,
    isDone: sees('150,500'),
    // Any figure may be missing: of a wallet without one it is told that the balance is not known.
    words: (kind, { name }) =>
      name === 'JSON of the wrong shape'
        ? [walletMessages['wallet.unknown']]
        : readWords(walletMessages['wallet.failed'])(kind),
    isUntriable: (kind, { name }) => isHopeless(kind) || name === 'JSON of the wrong shape',
  },
  {
    operation: 'wallet',
    component: 'WalletBalance',
    host: { member },
    show: () => <WalletBalance />,
    isDone: sees('67,300'),
    ...doneWithout(({ screen }) => screen.words().trim() === ''),
  },
  {
    operation: 'ledger',
    component: 'Wallet',
    host: { member, assumptions: ledger },
    show: () => <Wallet />,
    isDone: sees('Points for the autumn quarter'),
    ...unread(walletMessages['wallet.ledger.failed']),
  },
  {
    operation: 'ledger',
    component: 'Wallet',
    at: 'the next page',
    host: { member, assumptions: { ...ledger, paging: { size: 6 } } },
    show: () => <Wallet />,
    act: () => earlier().click(),
    isDone: sees('Points for the spring quarter'),
    words: readWords(walletMessages['wallet.ledger.more.failed']),
  },
]
