export {
  exchange,
  exchangeInputSchema,
  type ExchangeInput,
  tokenGrantSchema,
  type TokenGrant,
} from './exchange.ts'
