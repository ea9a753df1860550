import '../foundations/foundations.css'
import './studio.css'
import { useMemo, useState } from 'react'
import { createTheme } from '../../src/theme/index.ts'
import { StudioControls } from './StudioControls.tsx'
import { StudioCorrections } from './StudioCorrections.tsx'
import { StudioExport } from './StudioExport.tsx'
import { initialInput, type StudioInput, toThemeInput } from './StudioInput.ts'
import { StudioPreview } from './StudioPreview.tsx'
import { StudioRatios } from './StudioRatios.tsx'

/** A designer's way from a brand colour to a theme: decide, look at it in light and dark, see what was corrected, take it away. */
export function StudioPage() {
  const [input, setInput] = useState<StudioInput>(initialInput)
  const themeInput = useMemo(() => toThemeInput(input), [input])
  const theme = useMemo(() => createTheme(themeInput), [themeInput])
  return (
    <main className="xp-surface xp-container studio" lang="en" dir="ltr">
      <header className="studio-header">
        <h1 className="xp-type-hero">Theme studio</h1>
        <p className="xp-type-lead story-lead">
          Decide a colour or two. The rest is derived, and every pair that the library uses can be read,
          whatever you choose.
        </p>
      </header>
      <StudioControls
        input={input}
        theme={theme}
        onChange={(change) => setInput((held) => ({ ...held, ...change }))}
      />
      <StudioPreview theme={theme} />
      <StudioCorrections corrections={theme.corrections} />
      <StudioExport input={themeInput} theme={theme} />
      <StudioRatios pairs={theme.pairs} />
    </main>
  )
}
