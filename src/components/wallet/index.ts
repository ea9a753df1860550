export { Wallet, type WalletMessages, type WalletPart, type WalletProps } from './Wallet.tsx'
export { WalletBalance, type WalletBalanceProps } from './WalletBalance.tsx'
