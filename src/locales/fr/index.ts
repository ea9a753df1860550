import type { Messages } from '../../i18n/index.ts'
import { chat } from './chat.ts'
import { common } from './common.ts'
import { failure } from './failure.ts'
import { hub } from './hub.ts'
import { interestReceipt } from './interestReceipt.ts'
import { interests } from './interests.ts'
import { offerDetail } from './offerDetail.ts'
import { offerFilters } from './offerFilters.ts'
import { offers } from './offers.ts'
import { phone } from './phone.ts'
import { phoneField } from './phoneField.ts'
import { redemptions } from './redemptions.ts'
import { saved } from './saved.ts'
import { staff } from './staff.ts'
import { terms } from './terms.ts'
import { today } from './today.ts'
import { wallet } from './wallet.ts'

/**
 * Every message in French. Formal register (vous), typographic spaces before ? ! ; : and inside « ». Not yet
 * read by a native reader.
 */
export const fr: Messages = {
  ...chat,
  ...common,
  ...failure,
  ...hub,
  ...interestReceipt,
  ...interests,
  ...offerDetail,
  ...offerFilters,
  ...offers,
  ...phone,
  ...phoneField,
  ...redemptions,
  ...saved,
  ...staff,
  ...terms,
  ...today,
  ...wallet,
}
