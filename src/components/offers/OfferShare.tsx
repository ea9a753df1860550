'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { parseUrl } from '../../base/index.ts'
import { offerShareMessages, useMessages } from '../../i18n/index.ts'
import {
  checkIcon,
  copyIcon,
  selectContent,
  shareIcon,
  TextLink,
  useAnnounce,
  useCopy,
} from '../../ui/index.ts'
import type { OffersMessages } from '../common/index.ts'

interface OfferShareProps {
  /** What the system's sheet is given beside the address. */
  readonly title: string
  /** The offer's address in the host's app, relative to the page or not. */
  readonly href: string
  readonly messages: OffersMessages | undefined
}

/**
 * Gives the offer's address on: by the system's sheet where there is one, else into the clipboard, else to be selected.
 * Loaded on demand, in the page alone: what the browser can do decides what the button says.
 */
export function OfferShare({ title, href, messages }: OfferShareProps): ReactNode {
  const t = useMessages(offerShareMessages, messages)
  const announce = useAnnounce()
  const { isCopied, copy } = useCopy(t('offers.share.copied'))
  const [isShown, setIsShown] = useState(false)
  const address = useRef<HTMLElement>(null)
  const url = parseUrl(href, document.baseURI)?.href ?? ''

  useEffect(() => {
    if (isShown) selectContent(address.current)
  }, [isShown])

  async function handleCopy() {
    if (await copy(url)) return
    setIsShown(true)
    announce(t('offers.share.select'))
  }

  async function share() {
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // The member closed the sheet. In a frame without the permission it never opens.
      if ((error as Error).name !== 'AbortError') await handleCopy()
    }
  }

  // A host's address that is none.
  if (url === '') return null
  const hasSheet = 'share' in navigator
  return (
    <>
      <TextLink
        quiet
        tone="ink"
        className="xp-last xp-type-small"
        icon={isCopied ? checkIcon : hasSheet ? shareIcon : copyIcon}
        onClick={() => void (hasSheet ? share() : handleCopy())}
      >
        {t(isCopied ? 'offers.share.copied' : hasSheet ? 'offers.share' : 'offers.share.copy')}
      </TextLink>
      {isShown && (
        <p className="xp-alone xp-type-small xp-quiet xp-break">
          {t('offers.share.select')}{' '}
          <bdi ref={address} className="xp-selectable" dir="ltr" translate="no">
            {url}
          </bdi>
        </p>
      )}
    </>
  )
}
