import { useState } from 'react'
import { ThemeScope } from '../../src/components/provider/index.ts'
import type { CreatedTheme } from '../../src/theme/index.ts'
import { ChoiceChips } from '../../src/ui/index.ts'
import { type StudioView, studioViews } from './studioViews.tsx'

const schemes = ['light', 'dark'] as const
const views = Object.entries(studioViews).map(([value, { label }]) => ({ value: value as StudioView, label }))

/** The main components, in light and in dark at once. */
export function StudioPreview({ theme }: { readonly theme: CreatedTheme }) {
  const [view, setView] = useState<StudioView>('parts')
  const { render: View } = studioViews[view]
  return (
    <section className="studio-preview" aria-label="Preview">
      <h2 className="xp-type-title-2">Look at it</h2>
      <ChoiceChips
        label="Component"
        labelHidden
        value={view}
        options={views}
        onValueChange={(next) => next !== null && setView(next)}
      />
      <div className="studio-schemes">
        {schemes.map((scheme) => (
          <ThemeScope key={scheme} theme={{ ...theme, scheme }}>
            <div
              className="studio-scheme xp-surface xp-container xp-focus"
              role="region"
              aria-label={scheme === 'light' ? 'In light' : 'In dark'}
              tabIndex={0}
            >
              <View />
            </div>
          </ThemeScope>
        ))}
      </div>
    </section>
  )
}
