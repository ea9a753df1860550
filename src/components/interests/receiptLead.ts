import type { Interest } from '../../contract/index.ts'
import type { commonMessages, Translate } from '../../i18n/index.ts'
import type { ReceiptTranslate } from './receiptMessages.ts'

const written = ['SMS', 'EMAIL', 'PHONE'] as const
const times = ['MORNING', 'AFTERNOON', 'EVENING', 'ANYTIME'] as const

/** What happens next, as far as the answers tell. */
export function receiptLead(
  { intake, conversationId }: Interest,
  t: ReceiptTranslate,
  c: Translate<typeof commonMessages>,
): string {
  const method = written.find((known) => known === intake?.contactMethod)
  const time = times.find((known) => known === intake?.contactWindow) ?? 'ANYTIME'
  const sentences = [
    method && t(`interests.receipt.by.${method}`, { when: t(`interests.receipt.when.${time}`) }),
    conversationId !== null &&
      t(method ? 'interests.receipt.conversationToo' : 'interests.receipt.conversation'),
    t('interests.receipt.noPoints'),
  ]
  return sentences
    .filter((sentence) => typeof sentence === 'string')
    .reduce((first, second) => c('common.sentences', { first, second }))
}
