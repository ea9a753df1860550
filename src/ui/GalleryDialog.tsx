'use client'

import type { ReactElement } from 'react'
import { Dialog } from './Dialog.tsx'
import type { GalleryProps } from './Gallery.tsx'
import { Picture } from './Picture.tsx'

interface GalleryDialogProps extends Pick<GalleryProps, 'pictures' | 'plate' | 'labels'> {
  readonly open: boolean
  readonly onClose: () => void
}

/** All pictures of a gallery, one under the other. */
export function GalleryDialog({ open, onClose, pictures, plate, labels }: GalleryDialogProps): ReactElement {
  return (
    <Dialog open={open} onClose={onClose} size="wide" title={labels.gallery} closeLabel={labels.close}>
      <ul className="xp-gallery-list xp-plain">
        {pictures.map((picture, at) => (
          <li key={`${at} ${picture.src}`} className="xp-plain">
            <Picture
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
