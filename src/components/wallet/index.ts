export { WalletBalance, type WalletBalanceProps } from './WalletBalance.tsx'
