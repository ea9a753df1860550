'use client'

import { type ComponentType, createContext, forwardRef, useContext } from 'react'

// Each part has props of its own: they are typed where a host gives its own (components/parts) and where we show ours.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyPart = ComponentType<any>

/** A host's own parts by name, each safe to show; `null` without any. */
export const OwnPartsContext = createContext<Readonly<Record<string, AnyPart>> | null>(null)

/**
 * A part of ours that a host may replace, by `components` of the provider. The host's gets the same props, and ours as
 * `Default`.
 */
export function replaceable<BuiltIn extends AnyPart>(name: string, BuiltIn: BuiltIn): BuiltIn {
  const Ours: AnyPart = BuiltIn
  const Part: AnyPart = forwardRef<unknown, object>(function Part(props, ref) {
    const Own = useContext(OwnPartsContext)?.[name]
    const all = ref === null ? props : { ...props, ref }
    return Own ? <Own {...all} Default={BuiltIn} /> : <Ours {...all} />
  })
  return Part as BuiltIn
}
