import type { localeStatus } from '../../src/locales/localeStatus.ts'

const concierge = ['chat.role', 'chat.concierge', 'hub.concierge']

/** Messages that are spelt as in English because that is the word, language by language. */
export const sameAsEnglish: Readonly<Record<keyof typeof localeStatus, readonly string[]>> = {
  ar: [],
  de: [...concierge, 'chat.announce.one', 'common.optional', 'interests.receipt.status', 'phone.code'],
  es: [...concierge, 'chat.announce.one'],
  fr: [
    ...concierge,
    'wallet.download.date',
    'wallet.download.description',
    'chat.thread',
    'chat.file.kind.document',
    'chat.file.kind.archive',
    'chat.list.title',
    'chat.list.untitled',
    'interests.occasion.PROMOTION',
    'offers.filters.points',
    'interests.sensitive.allergies',
    'interests.receipt.occasion',
    'wallet.ledger.entry',
    'terms.version',
    'phone.code',
    'redemptions.detail.points',
  ],
  he: [],
  it: [...concierge, 'chat.announce.one', 'chat.file.unnamed', 'chat.file.kind.other'],
  ja: [],
  nl: [
    ...concierge,
    'chat.announce.one',
    'chat.file.kind.document',
    'chat.file.kind.sheet',
    'offers.filters',
    'offers.filters.count',
    'interests.receipt.status',
    'phone.code',
    'redemptions.unknown.later',
  ],
  'pt-BR': [...concierge, 'chat.announce.one', 'interests.receipt.status'],
  'zh-Hans': [],
}
