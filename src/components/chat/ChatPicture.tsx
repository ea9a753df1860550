'use client'

import { type ReactNode, useState } from 'react'
import { commonMessages, useMessages } from '../../i18n/index.ts'
import { loadGalleryDialog, revealFocused } from '../../ui/index.ts'
import { useLazyPart } from '../common/index.ts'

interface ChatPictureProps {
  readonly name: string
  /** What the button says. */
  readonly label: string
  /** A link that may be another one at each read: a picture that is there does not load again. */
  readonly href: string
  /** It cannot be shown: the file has its link. */
  readonly onFail: () => void
}

/** A picture that somebody sent, in a room that is kept; a press opens all of it. */
export function ChatPicture({ name, label, href, onFail }: ChatPictureProps): ReactNode {
  const c = useMessages(commonMessages)
  const [src, setSrc] = useState(href)
  const [isOpen, setIsOpen] = useState(false)
  const { part, isLoading, ask } = useLazyPart(loadGalleryDialog)

  async function handleOpen() {
    if (await ask()) setIsOpen(true)
    else onFail()
  }

  function handleError() {
    if (src === href) onFail()
    else setSrc(href)
  }

  const labels = {
    gallery: name,
    close: c('common.close'),
    all: name,
    counter: () => '',
    picture: () => name,
  }
  return (
    <span className="xp-chat-file-icon">
      <button
        type="button"
        className="xp-cover xp-chat-picture-button xp-native xp-focus"
        aria-label={label}
        aria-busy={isLoading || undefined}
        onClick={() => void handleOpen()}
        // Taller than what may be seen of it.
        onFocus={revealFocused}
      >
        <img
          className="xp-picture-image"
          // Before the address, which a browser follows at once.
          referrerPolicy="no-referrer"
          src={src}
          alt={name}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={handleError}
        />
      </button>
      {part && (
        <part.GalleryDialog
          isWhole
          pictures={[{ src, alt: name }]}
          plate=""
          labels={labels}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </span>
  )
}
