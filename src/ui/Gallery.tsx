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
import { Button } from './Button.tsx'
import { Picture } from './Picture.tsx'
import { cx } from './cx.ts'
import { picturesIcon } from './icons.ts'

/** One picture of a {@link Gallery}. */
export interface GalleryPicture {
  readonly src: string
  readonly srcSet?: string | undefined
  /** Default: as wide as its place in the row. */
  readonly sizes?: string | undefined
  /** Default: `labels.picture`, its place in the row. */
  readonly alt?: string | undefined
}

/** The words of a {@link Gallery}. */
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

/** Props of {@link Gallery}. */
export interface GalleryProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly pictures: readonly GalleryPicture[]
  /** What the plate says where a picture fails, or there is none: the place, else the kind. */
  readonly plate: string
  readonly labels: GalleryLabels
  /** What is shown when the code of the dialog did not arrive; `retry` asks for it again. */
  readonly renderFailure?: (retry: () => Promise<void>) => ReactNode
}

const SHOWN_WIDE = 3

const loadViewer = () => import('./GalleryDialog.tsx')
/** Ahead of a press; a failure shows after it. */
const fetchViewer = () => void loadViewer().catch(() => undefined)

/**
 * Up to three pictures side by side, the rest behind a button; in a container under 700 px one full-width picture at a time by
 * native scrolling (arrow keys work while it has focus). Lay it edge to edge there.
 */
export const Gallery = forwardRef<HTMLDivElement, GalleryProps>(function Gallery(
  { pictures, plate, labels, renderFailure, className, ...rest },
  ref,
) {
  const [viewer, setViewer] = useState<Awaited<ReturnType<typeof loadViewer>> | 'failed' | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const scrollerRef = useRef<HTMLUListElement>(null)
  const { index, scrolls } = useSnapScroller(scrollerRef)
  const count = pictures.length
  const altOf = (picture: GalleryPicture, position: number) => picture.alt || labels.picture(position, count)

  async function handleOpen() {
    setViewer(await loadViewer().catch(() => 'failed' as const))
    setIsOpen(true)
  }

  if (count === 0) {
    return (
      <div {...rest} ref={ref} className={cx('xp-gallery', className)} data-count={0}>
        <Picture className="xp-gallery-picture" ratio="fill" plate={plate} />
      </div>
    )
  }

  return (
    <div {...rest} ref={ref} className={cx('xp-gallery', className)} data-count={Math.min(count, SHOWN_WIDE)}>
      <div className="xp-gallery-frame">
        <ul
          ref={scrollerRef}
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
                alt={altOf(picture, at + 1)}
                plate={plate}
                priority={at === 0}
              />
            </li>
          ))}
        </ul>
        {count > 1 && (
          <span className="xp-gallery-counter xp-figures" aria-hidden="true">
            {labels.counter(Math.min(index + 1, count), count)}
          </span>
        )}
        {count > 1 && (
          <Button
            className="xp-gallery-all"
            size="small"
            icon={picturesIcon}
            onPointerEnter={fetchViewer}
            onFocus={fetchViewer}
            onClick={() => void handleOpen()}
          >
            {labels.all}
          </Button>
        )}
      </div>
      {viewer === 'failed'
        ? renderFailure?.(handleOpen)
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

/** Follows a row of full-width, snapping items: which one is seen, and whether there is anything to scroll at this width. */
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
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', measure)
    }
  }, [ref])

  return { index, scrolls }
}
