'use client'

import { useEffect } from 'react'
import { useExperienceKit } from '../../queries/index.ts'
import { useIsomorphicLayoutEffect } from '../../ui/index.ts'

/**
 * Closes the kit's write gate while it is mounted with `isHeld`. A component of its own, to stand *before* what it
 * guards: effects run in the order of the tree, so the gate is closed before any effect of the guarded can write.
 */
export function HoldWrites({ isHeld }: { readonly isHeld: boolean }): null {
  const { writeGate } = useExperienceKit()
  useIsomorphicLayoutEffect(() => (isHeld ? writeGate.close() : undefined), [isHeld, writeGate])
  // A second one: React takes layout effects back when a boundary above suspends and hides us, and the gate must stay closed.
  useEffect(() => (isHeld ? writeGate.close() : undefined), [isHeld, writeGate])
  return null
}
