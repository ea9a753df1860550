'use client'

import type { ReactNode } from 'react'
import { Dialog, replaceable } from '../../../ui/index.ts'

/** Props of the part `FilterSheet`. */
export interface FilterSheetProps {
  readonly title: string
  /** What the button that closes it says. */
  readonly closeLabel: string
  /** The member closes it. What is chosen holds at once: there is nothing to apply. */
  readonly onClose: () => void
  /** All filters, and what they bring. */
  readonly children: ReactNode
}

function BuiltInFilterSheet({ title, closeLabel, onClose, children }: FilterSheetProps): ReactNode {
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={closeLabel} className="xp-filter-sheet">
      {children}
    </Dialog>
  )
}

/** All filters of the catalog in one sheet. It is there while it is open. */
export const FilterSheet = replaceable('FilterSheet', BuiltInFilterSheet)
