export { Wallet, type WalletPart, type WalletProps } from './Wallet.tsx'
export type { WalletMessages } from './walletFigures.ts'
export { type LedgerEntryProps, LedgerRow } from './WalletLedger.tsx'
export { WalletBalance, type WalletBalanceProps } from './WalletBalance.tsx'
