'use client'

import type { ReactElement } from 'react'
import { Dialog } from './Dialog.tsx'
import { Picture } from './Picture.tsx'

/** One picture of a `Gallery`. */
export interface GalleryPicture {
  readonly src: string
  readonly srcSet?: string | undefined
  /** Default: as wide as its place in the row. */
  readonly sizes?: string | undefined
  /** Default: `labels.picture`, its place in the row. */
  readonly alt?: string | undefined
}

/** The words of a `Gallery`. */
export interface GalleryLabels {
  /** Names the row and the dialog, e.g. *Pictures of Three nights above the fjord*. */
  readonly gallery: string
  /** *All 6 pictures*. */
  readonly all: string
  readonly close: string
  /** *1 / 6*, seen on a phone. `position` counts from 1. */
  readonly counter: (position: number, count: number) => string
  /** *Picture 1 of 6*, the alternative text where the data has none. */
  readonly picture: (position: number, count: number) => string
}

interface GalleryDialogProps {
  readonly pictures: readonly GalleryPicture[]
  readonly plate: string
  readonly labels: GalleryLabels
  /** Nothing is cut off: for pictures that are read. Default false. */
  readonly isWhole?: boolean
  readonly open: boolean
  readonly onClose: () => void
}

/** All pictures of a gallery, one under the other. */
export function GalleryDialog({
  open,
  onClose,
  pictures,
  plate,
  labels,
  isWhole = false,
}: GalleryDialogProps): ReactElement {
  return (
    <Dialog open={open} onClose={onClose} size="wide" title={labels.gallery} closeLabel={labels.close}>
      <ul className="xp-gallery-list xp-stack xp-gap-2 xp-plain">
        {pictures.map((picture, at) => (
          <li key={`${at} ${picture.src}`} className="xp-plain">
            <Picture
              className={isWhole ? 'xp-gallery-whole' : undefined}
              ratio="3:2"
              src={picture.src}
              srcSet={picture.srcSet}
              sizes={picture.sizes ?? 'auto, (min-width: 1280px) 1104px, 100vw'}
              alt={picture.alt || labels.picture(at + 1, pictures.length)}
              plate={plate}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
