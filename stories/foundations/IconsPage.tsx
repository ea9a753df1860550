import { Icon } from '../../src/ui/index.ts'
import { iconPaths } from '../../src/ui/iconPaths.ts'
import { Foundation, FoundationSection } from './Foundation.tsx'

const names = Object.keys(iconPaths) as readonly (keyof typeof iconPaths)[]

/** Every drawing, in both sizes. */
export function IconsPage() {
  return (
    <Foundation title="Icons" lead="A grid of 20, a line of 1.5, round caps, no fill, the colour of the text. Only where they carry meaning, and beside a word. Those that point along the text turn round from right to left.">
      <FoundationSection title="Left to right">
        <IconList />
      </FoundationSection>
      <FoundationSection title="Right to left">
        <div dir="rtl">
          <IconList isPointing />
        </div>
      </FoundationSection>
    </Foundation>
  )
}

function IconList({ isPointing = false }: { readonly isPointing?: boolean }) {
  return (
    <ul className="story-icons">
      {names
        .filter((name) => !isPointing || /-(start|end)$/.test(name))
        .map((name) => (
          <li key={name} className="story-icon xp-type-small">
            <span>
              <Icon name={name} /> <Icon name={name} size="small" />
            </span>
            <span className="xp-quiet">{name}</span>
          </li>
        ))}
    </ul>
  )
}
