import { useState } from 'react'
import { parseColour, toHex } from '../../src/theme/colour.ts'
import { TextField, TextLink } from '../../src/ui/index.ts'

interface ColourInputProps {
  readonly label: string
  /** Null: derived, and said so. */
  readonly value: string | null
  /** What is derived meanwhile, for the swatch. */
  readonly derived: string
  readonly isOptional?: boolean
  readonly onValueChange: (value: string | null) => void
}

/** A colour as a swatch to press and a text to type, in any form that `createTheme` reads. What cannot be read stays in the field and changes nothing. */
export function ColourInput({ label, value, derived, isOptional = false, onValueChange }: ColourInputProps) {
  const [text, setText] = useState(value ?? '')
  const [lastValue, setLastValue] = useState(value)
  // In render: an effect would run after the first letter is typed, and bring the old text back.
  if (value !== lastValue) {
    setLastValue(value)
    setText(value ?? '')
  }
  const isWrong = text !== '' && parseColour(text) === undefined
  const shown = parseColour(value ?? derived)

  function handleText(next: string) {
    setText(next)
    if (next === '' && isOptional) onValueChange(null)
    else if (parseColour(next)) onValueChange(next)
  }

  return (
    <div className="studio-colour">
      <input
        type="color"
        className="studio-swatch xp-focus"
        aria-label={`${label}, picked`}
        value={shown ? toHex(shown) : '#000000'}
        onChange={(event) => handleText(event.target.value)}
      />
      <TextField
        className="studio-colour-text"
        label={label}
        value={text}
        placeholder={isOptional ? derived : undefined}
        spellCheck={false}
        autoComplete="off"
        onValueChange={handleText}
        error={
          isWrong
            ? 'Not a colour that can be read. Give #rrggbb, rgb(), hsl() or oklch(), without alpha.'
            : undefined
        }
        hint={isOptional && value === null ? 'Derived' : undefined}
      />
      {isOptional && value !== null && <TextLink onClick={() => onValueChange(null)}>Derive it</TextLink>}
    </div>
  )
}
