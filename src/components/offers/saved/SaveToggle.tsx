'use client'

import { type ReactNode, useId } from 'react'
import { heartIcon, Icon, replaceable } from '../../../ui/index.ts'

/** Props of the part `SaveToggle`. */
export interface SaveToggleProps {
  readonly offerId: string
  /** Its name, with the offer's in it: *Save Three nights above the fjord*. It stays while `isSaved` changes. */
  readonly label: string
  readonly isSaved: boolean
  /** Why it is as it was before, in words. It has been announced. */
  readonly failure?: string | undefined
  /** Saves the offer, or takes it off. It counts at once. */
  readonly onChange: (isSaved: boolean) => void
}

function BuiltInSaveToggle({ label, isSaved, failure, onChange }: SaveToggleProps): ReactNode {
  const words = useId()
  return (
    <span className="xp-save">
      {failure && (
        <span id={words} className="xp-save-failed xp-type-caption">
          {failure}
        </span>
      )}
      <button
        type="button"
        className="xp-save-button xp-native xp-focus"
        aria-label={label}
        aria-pressed={isSaved}
        aria-describedby={failure && words}
        onClick={() => onChange(!isSaved)}
      >
        <Icon drawing={heartIcon} />
      </button>
    </span>
  )
}

/** The heart of an offer: a button that is on or off. */
export const SaveToggle = replaceable('SaveToggle', BuiltInSaveToggle)
