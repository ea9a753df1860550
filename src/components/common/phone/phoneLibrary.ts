/**
 * All that is used of libphonenumber-js, in one module that is only ever imported on demand. Its `min` metadata (29 kB
 * with the code, gzipped) knows how long the numbers of each country are; `max` (49 kB) would also refuse numbers of
 * ranges that were not yet assigned when it was published, which only the code that is sent can show.
 */
export {
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min'
