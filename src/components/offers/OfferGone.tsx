'use client'

import type { ReactNode } from 'react'
import { Button, EmptyState, TextLink } from '../../ui/index.ts'
import type { OfferDetailProps } from './OfferDetail.tsx'
import type { OfferDetailWords } from './useOfferDetailWords.ts'

export interface OfferGoneProps extends Pick<OfferDetailProps, 'onBack' | 'backHref'> {
  readonly words: OfferDetailWords
  readonly headingLevel: 1 | 2 | 3 | 4
}

/** The offer is not in the catalog any more: said so, with a way back. */
export function OfferGone({ words: { t }, onBack, backHref, headingLevel }: OfferGoneProps): ReactNode {
  const action =
    backHref !== undefined ? (
      <TextLink href={backHref} onClick={onBack && ((event) => onBack({ event }))}>
        {t('offers.detail.gone.action')}
      </TextLink>
    ) : (
      onBack && <Button onClick={(event) => onBack({ event })}>{t('offers.detail.gone.action')}</Button>
    )
  return (
    <EmptyState
      drawing
      headingLevel={headingLevel === 1 ? 2 : headingLevel}
      title={t('offers.detail.gone.title')}
      action={action}
    >
      {t('offers.detail.gone.text')}
    </EmptyState>
  )
}
