'use client'

import {
  Component,
  type ComponentType,
  forwardRef,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useRef,
} from 'react'
import { developerError, reportDeveloperError } from '../../base/index.ts'
import { useIsomorphicLayoutEffect } from '../../ui/index.ts'
import { type ExperienceComponents, useExperience } from '../common/index.ts'
import type { OwnParts, ReplaceableParts } from './ReplaceableParts.ts'

/** Each has props of its own, which OwnParts checks. */
type AnyPart = ComponentType<object>

/** Every name, so that a typo is found; a control is worth nothing without its element. */
const names: Readonly<Record<keyof ReplaceableParts, 'view' | 'control'>> = {
  OfferCard: 'view',
  OfferPrice: 'view',
  RedemptionRow: 'view',
  RedemptionStatus: 'view',
  ConversationRow: 'view',
  Message: 'view',
  LedgerEntry: 'view',
  SaveToggle: 'view',
  FilterSheet: 'view',
  PointsChart: 'view',
  Picture: 'view',
  EmptyState: 'view',
  Failure: 'view',
  Loading: 'view',
  Button: 'control',
  TextField: 'control',
  TextArea: 'control',
  Select: 'control',
  Checkbox: 'control',
}

/**
 * Makes parts of your own ready for `components` of `ExperienceProvider`, which shows them in place of ours.
 * Call it once, outside of components: a part that is made anew loses its state. Your part gets the props of ours and
 * ours as `Default`; it may be made by `lazy`, and until it is loaded ours is shown. When it throws, ours stands in and
 * `onError` of the provider hears of it. A name that is not known, or a value that is no component, is left out and
 * reported in the console.
 */
export function createComponents(own: OwnParts): ExperienceComponents {
  const parts: Record<string, AnyPart> = {}
  for (const [name, Own] of Object.entries<unknown>({ ...own })) {
    if (Own === undefined) continue
    if (!Object.hasOwn(names, name))
      reportDeveloperError(
        `There is no part "${name}" to replace.`,
        () => process.env.NODE_ENV !== 'production' && `The parts are ${Object.keys(names).join(', ')}.`,
      )
    else if (!isComponent(Own))
      reportDeveloperError(
        `Your part "${name}" is no component.`,
        () =>
          process.env.NODE_ENV !== 'production' &&
          'Ours is shown. Give a component itself: not an element, and not what import() returns, which takes lazy().',
      )
    else parts[name] = safePart(name, Own, names[name as keyof ReplaceableParts] === 'control')
  }
  return { parts }
}

/** A function, or what `memo`, `forwardRef` and `lazy` make, which no element is. */
function isComponent(value: unknown): value is AnyPart {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value))
  )
}

/** A host's part with ours behind it: while it loads, and when it breaks. */
function safePart(name: string, Own: AnyPart, isControl: boolean): AnyPart {
  // What breaks one card breaks each: the console says it once.
  let isTold = false
  const tell = (error: unknown) => {
    if (isTold) return
    isTold = true
    reportDeveloperError(
      `Your part "${name}" has failed.`,
      () => process.env.NODE_ENV !== 'production' && `Ours is shown in its place. ${String(error)}`,
    )
  }
  const SafePart = forwardRef<unknown, { readonly Default: AnyPart }>(function SafePart(props, ref) {
    const { Default, ...rest } = props
    const { report } = useExperience()
    const element = useRef<unknown>(null)
    const needsElement = isControl || ref !== null
    const handOver = useCallback(
      (current: unknown) => {
        element.current = current
        if (typeof ref === 'function') return ref(current)
        if (ref) ref.current = current
      },
      [ref],
    )
    const ours = <Default {...rest} {...(ref && { ref })} />
    return (
      <PartBoundary
        ours={ours}
        onFailure={(error) => {
          tell(error)
          report(error)
        }}
      >
        <Suspense fallback={ours}>
          <Own {...props} {...(needsElement && { ref: handOver })} />
          {needsElement && <ElementCheck name={name} element={element} />}
        </Suspense>
      </PartBoundary>
    )
  })
  // `replaceable` gives it ours as `Default`.
  return SafePart as AnyPart
}

/** A part that gives its ref to no element would lose what is typed into it: it has failed. */
function ElementCheck({
  name,
  element,
}: {
  readonly name: string
  readonly element: RefObject<unknown>
}): ReactNode {
  useIsomorphicLayoutEffect(() => {
    if (element.current !== null) return
    throw developerError(
      `Your part "${name}" gives its ref to no element.`,
      () =>
        process.env.NODE_ENV !== 'production' &&
        'Forms and the focus need it, so ours is shown. Pass the ref to your element; with React 18 by forwardRef.',
    )
  }, [element, name])
  return null
}

interface PartBoundaryProps {
  readonly ours: ReactNode
  readonly onFailure: (error: unknown) => void
  readonly children: ReactNode
}

class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.ours : this.props.children
  }
}
