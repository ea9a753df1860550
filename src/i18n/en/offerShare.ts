import type { MessageDefinitions } from '../MessageDefinitions.ts'

/** What shares an offer says, in English. */
export const offerShareMessages = {
  'offers.share': 'Share',
  'offers.share.copy': 'Copy link',
  'offers.share.copied': 'Link copied',
  'offers.share.select': 'Copy this address:',
} as const satisfies MessageDefinitions
