'use client'

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { loadPart } from '../base/index.ts'
import { Button } from './Button.tsx'
import type { GalleryLabels, GalleryPicture } from './GalleryDialog.tsx'
import { loadGalleryDialog } from './loadGalleryDialog.ts'
import { Picture } from './Picture.tsx'
import { cx } from './cx.ts'
import { picturesIcon } from './viewIcons.ts'

/** Props of {@link Gallery}. */
export interface GalleryProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Over the pictures. */
  readonly children?: ReactNode
  readonly pictures: readonly GalleryPicture[]
  /** What the plate says where a picture fails, or there is none: the place, else the kind. */
  readonly plate: string
  readonly labels: GalleryLabels
  /** What is shown when the code of the dialog failed to load; `retry` loads it again. */
  readonly renderFailure?: (error: unknown, retry: () => Promise<void>) => ReactNode
}

const SHOWN_WIDE = 3

/** Before a press. A failure shows after the press. */
const prefetchViewer = () => void loadGalleryDialog().catch(() => undefined)

/**
 * Up to three pictures side by side, the rest behind a button; in a container under 700 px one full-width
 * picture at a time by native scrolling (arrow keys work while it has focus). Lay it edge to edge there.
 */
export const Gallery = forwardRef<HTMLDivElement, GalleryProps>(function Gallery(
  { pictures, plate, labels, renderFailure, className, children, ...rest },
  ref,
) {
  const [viewer, setViewer] = useState<Awaited<ReturnType<typeof loadGalleryDialog>> | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [isOpen, setIsOpen] = useState(false)
  const row = useRef<HTMLUListElement>(null)
  const { index, scrolls } = useSnapScroller(row)
  const count = pictures.length

  async function handleOpen() {
    try {
      setViewer(await loadPart(loadGalleryDialog))
      setError(null)
    } catch (failure) {
      setError(failure)
    }
    setIsOpen(true)
  }

  if (count === 0) {
    return (
      <div {...rest} ref={ref} className={cx('xp-gallery', className)} data-count={0}>
        <Picture className="xp-gallery-picture" ratio="fill" plate={plate} />
        {children}
      </div>
    )
  }

  return (
    <div {...rest} ref={ref} className={cx('xp-gallery', className)} data-count={Math.min(count, SHOWN_WIDE)}>
      <div className="xp-gallery-frame">
        <GalleryRow {...{ pictures, plate, labels, scrolls }} row={row} />
        {count > 1 && <GalleryTools {...{ labels, index, count }} onOpen={() => void handleOpen()} />}
        {children}
      </div>
      {error !== null
        ? renderFailure?.(error, handleOpen)
        : viewer && (
            <viewer.GalleryDialog
              {...{ pictures, plate, labels }}
              open={isOpen}
              onClose={() => setIsOpen(false)}
            />
          )}
    </div>
  )
})

interface GalleryRowProps extends Pick<GalleryProps, 'pictures' | 'plate' | 'labels'> {
  readonly row: RefObject<HTMLUListElement | null>
  readonly scrolls: boolean
}

function GalleryRow({ pictures, plate, labels, scrolls, row }: GalleryRowProps): ReactNode {
  return (
    <ul
      ref={row}
      className="xp-gallery-row xp-focus"
      aria-label={labels.gallery}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reachable by keyboard (WCAG 2.1.1); one that does not is no stop
      tabIndex={scrolls ? 0 : undefined}
    >
      {pictures.map((picture, at) => (
        <li key={`${at} ${picture.src}`} className="xp-gallery-item">
          <Picture
            className="xp-gallery-picture"
            ratio="fill"
            src={picture.src}
            srcSet={picture.srcSet}
            sizes={
              picture.sizes ??
              (at === 0
                ? '(min-width: 1280px) 784px, 100vw'
                : '(min-width: 1280px) 392px, (min-width: 700px) 33vw, 100vw')
            }
            alt={picture.alt || labels.picture(at + 1, pictures.length)}
            plate={plate}
            priority={at === 0}
          />
        </li>
      ))}
    </ul>
  )
}

interface GalleryToolsProps extends Pick<GalleryProps, 'labels'> {
  /** The picture that is seen, from 0. */
  readonly index: number
  readonly count: number
  readonly onOpen: () => void
}

/** The counter, and the button that shows all pictures. */
function GalleryTools({ labels, index, count, onOpen }: GalleryToolsProps): ReactNode {
  return (
    <>
      <span
        className="xp-gallery-counter xp-screen-only xp-figures"
        aria-hidden="true"
        suppressHydrationWarning
      >
        {labels.counter(Math.min(index + 1, count), count)}
      </span>
      <Button
        className="xp-gallery-all"
        size="small"
        icon={picturesIcon}
        onPointerEnter={prefetchViewer}
        onFocus={prefetchViewer}
        onClick={onOpen}
      >
        {labels.all}
      </Button>
    </>
  )
}

/**
 * Follows a row of full-width, snapping items: which one is seen, and whether there is anything to scroll at
 * this width.
 */
function useSnapScroller(ref: RefObject<HTMLElement | null>): {
  readonly index: number
  readonly scrolls: boolean
} {
  const [index, setIndex] = useState(0)
  const [scrolls, setScrolls] = useState(false)

  useEffect(() => {
    const scroller = ref.current
    if (!scroller || typeof ResizeObserver === 'undefined') return
    function measure() {
      if (!scroller) return
      setScrolls(scroller.scrollWidth > scroller.clientWidth + 1)
      // Right to left counts down from zero.
      setIndex(
        scroller.clientWidth > 0 ? Math.round(Math.abs(scroller.scrollLeft) / scroller.clientWidth) : 0,
      )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    scroller.addEventListener('scroll', measure, { passive: true })
    // Where the page moves what is around it, it is at its beginning again, and no scroll tells.
    scroller.addEventListener('animationstart', measure)
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', measure)
      scroller.removeEventListener('animationstart', measure)
    }
  }, [ref])

  return { index, scrolls }
}
