import type { ReactNode } from 'react'
import { cx } from '../../ui/index.ts'
import type { RedemptionsTranslate } from './RedeemActions.tsx'

interface RedemptionNoteProps {
  readonly note: string | undefined
  readonly className: string | undefined
  readonly t: RedemptionsTranslate
}

/** What was written for the member, as a quotation; it is safe to display (specification, Redemption). */
export function RedemptionNote({ note, className, t }: RedemptionNoteProps): ReactNode {
  const text = note?.trim()
  if (!text) return null
  return (
    <figure className={cx('xp-stack xp-gap-4 xp-opens', className)}>
      <blockquote className="xp-lines xp-type-title-2">
        {t('redemptions.note.quoted', { note: text })}
      </blockquote>
      <figcaption className="xp-type-small xp-quiet">{t('redemptions.note')}</figcaption>
    </figure>
  )
}
