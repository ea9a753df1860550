import type { CreatedTheme } from '../../src/theme/index.ts'
import { FoundationTable } from '../foundations/Foundation.tsx'
import { Swatch } from './Swatch.tsx'

/** The colours that could not stay as the designer gave them. */
export function StudioCorrections({ corrections }: { readonly corrections: CreatedTheme['corrections'] }) {
  return (
    <section className="studio-section" aria-label="What was corrected">
      <h2 className="xp-type-title-2">What was corrected</h2>
      {corrections.length === 0 ? (
        <p className="xp-type-body">Nothing. Every colour stayed as you gave it.</p>
      ) : (
        <FoundationTable
          label="Colours that were shifted"
          columns={['Role', 'Scheme', 'Yours', 'Now', 'Why']}
          rows={corrections.map(({ role, scheme, asked, given, why }) => [
            role,
            scheme,
            <Swatch key="asked" colour={asked} />,
            <Swatch key="given" colour={given} />,
            why,
          ])}
        />
      )}
    </section>
  )
}
