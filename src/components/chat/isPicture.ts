import { parseTimestamp } from '../../base/index.ts'
import type { Attachment } from '../../contract/index.ts'

/** What every browser shows. The Service gives no type: its name says. */
const shown = /\.(jpe?g|png|gif|webp|avif|svg)$/i

/** Whether a file is a picture that can show itself: its link has not expired. Known before its code is loaded. */
export function isPicture({ name, url, expiresAt }: Attachment): boolean {
  return !!url && shown.test(name?.trim() ?? '') && !((parseTimestamp(expiresAt) ?? Infinity) <= Date.now())
}
