'use client'

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useCallback,
  useState,
  version,
} from 'react'
import { useTextKey } from '../i18n/index.ts'
import { contourLines } from './contourLines.ts'
import { cx } from './cx.ts'
import { useReconnect } from './hooks/useReconnect.ts'
import { replaceable } from './replaceable.tsx'

/** Props of {@link Picture}. */
export interface PictureProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Absent, or neither http(s), relative nor `data:image/`: the plate is shown. */
  readonly src?: string | null | undefined
  readonly srcSet?: string | undefined
  /** Where it is not measured before it loads: start it with `auto` unless it has `priority`. */
  readonly sizes?: string | undefined
  /** Default `''`: decorative, because the title beside it says what it shows. */
  readonly alt?: string
  /**
   * The room kept before loading, also to be set by `aspect-ratio` on `className`. `fill` takes the height of
   * its container. Default `4:5`.
   */
  readonly ratio?: '4:5' | '3:2' | '2:1' | '1:1' | 'fill'
  /** The place, else the kind: what the plate says when there is no picture. */
  readonly plate: string
  /** The largest picture of the first view: loads immediately and before others. */
  readonly priority?: boolean
  /** Of something unavailable: less colour. Say so in words too, e.g. by `label`. */
  readonly muted?: boolean
  /** One opaque label in the top start corner. */
  readonly label?: ReactNode
}

const outcomes = ['loaded', 'failed'] as const
type Outcome = (typeof outcomes)[number]

// React 18 knows the attribute only as the DOM spells it, React 19 only in camel case.
const fetchPriorityName = Number.parseInt(version, 10) >= 19 ? 'fetchPriority' : 'fetchpriority'

const BuiltInPicture = forwardRef<HTMLSpanElement, PictureProps>(function Picture(
  {
    src,
    srcSet,
    sizes,
    alt = '',
    ratio = '4:5',
    plate,
    priority = false,
    muted = false,
    label,
    className,
    ...rest
  },
  ref,
) {
  const { outcome, settle, inspect } = usePictureOutcome(src)
  const isShown = isPictureUrl(src) && outcome !== 'failed'

  return (
    <span
      role={!isShown && alt !== '' ? 'img' : undefined}
      aria-label={!isShown && alt !== '' ? alt : undefined}
      {...rest}
      ref={ref}
      className={cx('xp-picture', className)}
      data-ratio={ratio}
      data-state={isShown ? outcome : 'plate'}
      data-muted={muted ? '' : undefined}
    >
      {isShown ? (
        <img
          key={src}
          ref={inspect}
          className="xp-picture-image"
          // Before the address, which a browser follows at once.
          referrerPolicy="no-referrer"
          src={src}
          srcSet={srcSet}
          sizes={srcSet && sizes}
          alt={alt}
          suppressHydrationWarning
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          {...(priority ? { [fetchPriorityName]: 'high' } : {})}
          onLoad={() => settle('loaded')}
          onError={() => settle('failed')}
        />
      ) : (
        <Plate text={plate} />
      )}
      {label != null && <PictureLabel>{label}</PictureLabel>}
    </span>
  )
})

/**
 * A picture in a frame of fixed ratio, its ground until it loads, and a plate when it fails or is missing.
 * State: `data-state`.
 */
export const Picture = replaceable('Picture', BuiltInPicture)

/** Whether the picture at `src` loaded or failed, and the handlers that find out. */
function usePictureOutcome(src: string | null | undefined) {
  // A text, which is the same however often it is made: while the event of a load waits for its turn, React makes what
  // `inspect` says anew in each of its commits, and an object would call for another, without end.
  const [seen, setSeen] = useState('')
  const outcome = outcomes.find((one) => seen === `${one} ${src}`)
  const settle = (next: Outcome) => setSeen(`${next} ${src}`)

  // A browser asks only once.
  const tryAgain = useCallback(() => setSeen(''), [])
  useReconnect(outcome === 'failed', tryAgain)

  /**
   * A server-rendered image may load or fail before its listeners exist. Only an image that is still loading fades in.
   */
  function inspect(image: HTMLImageElement | null) {
    if (!image) return
    if (image.complete) settle(image.naturalWidth > 0 ? 'loaded' : 'failed')
    // Without React: state would render every picture twice before it is painted.
    else if (outcome === undefined) image.parentElement?.setAttribute('data-state', 'waiting')
  }

  return { outcome, settle, inspect }
}

/** Whether a link from the service may be loaded as a picture: http(s), relative to the page, or a `data:image/`. */
export function isPictureUrl(url: string | null | undefined): url is string {
  try {
    // The parser knows every way to write a scheme (WHATWG URL, 4.4); which page it is relative to does not matter.
    return !!url?.trim() && /^(https?:|data:image\/)/i.test(new URL(url, 'https://host').href)
  } catch {
    return false
  }
}

/** Props of {@link Plate}. */
export interface PlateProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The place, else the kind. Its longest word sets the size, so that it is never broken. */
  readonly text: string
}

/** Of a card's height what its word leaves free: the last line stands above it, whole. */
const field = { width: 400, height: 390, lines: 13, swing: 21 }

/**
 * What stands where a picture is missing: soft ground, contour lines, the place in display type. Fills its
 * frame; hidden from assistive technology.
 */
export const Plate = forwardRef<HTMLSpanElement, PlateProps>(function Plate(
  { text, className, ...rest },
  ref,
) {
  return (
    <span {...rest} ref={ref} className={cx('xp-plate', className)} aria-hidden="true">
      <svg
        className="xp-plate-lines"
        viewBox={`0 0 ${field.width} ${field.height}`}
        preserveAspectRatio="xMidYMin slice"
        focusable="false"
      >
        <path className="xp-plate-line" d={contourLines(text, field).join('')} />
      </svg>
      <span className="xp-plate-text" data-fit={fit(text)}>
        {text}
      </span>
    </span>
  )
})

function fit(text: string): 'large' | 'medium' | 'small' {
  const longest = Math.max(...text.split(/\s+/).map((word) => word.length))
  if (longest > 12 || text.length > 24) return 'small'
  return longest > 8 || text.length > 9 ? 'medium' : 'large'
}

/** May depend on the clock: *Book by 18:00*. */
function PictureLabel({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <span key={useTextKey()} className="xp-picture-label" suppressHydrationWarning>
      {children}
    </span>
  )
}
