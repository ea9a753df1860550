'use client'

import { type ComponentType, createContext, forwardRef, useContext } from 'react'

/** A host's own parts by name, each safe to show. Their props are typed where a host gives them (components/parts). */
export type OwnPartsByName = Readonly<Record<string, ComponentType<object>>>

/** `null` without any. */
export const OwnPartsContext = createContext<OwnPartsByName | null>(null)

/**
 * A part of ours that a host may replace, by `components` of the provider. The host's gets the same props, and ours as
 * `Default`.
 */
export function replaceable<BuiltIn extends ComponentType<never>>(name: string, BuiltIn: BuiltIn): BuiltIn {
  const Ours = BuiltIn as ComponentType<object>
  const Part: unknown = forwardRef<unknown, object>(function Part(props, ref) {
    const Own = useContext(OwnPartsContext)?.[name]
    const all = ref === null ? props : { ...props, ref }
    return Own ? <Own {...{ ...all, Default: BuiltIn }} /> : <Ours {...all} />
  })
  return Part as BuiltIn
}
