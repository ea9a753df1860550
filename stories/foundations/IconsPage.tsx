import { Icon } from '../../src/ui/index.ts'
import * as icons from '../../src/ui/icons.ts'
import * as laterIcons from '../../src/ui/laterIcons.ts'
import * as viewIcons from '../../src/ui/viewIcons.ts'
import { Foundation, FoundationSection } from './Foundation.tsx'

const drawings = Object.entries({ ...icons, ...viewIcons, ...laterIcons }).toSorted(([one], [other]) =>
  one < other ? -1 : 1,
)

/** Every drawing, in both sizes. */
export function IconsPage() {
  return (
    <Foundation
      title="Icons"
      lead="A grid of 20, a line of 1.5, round caps, no fill, the colour of the text. Only where they carry meaning, and beside a word. Those that point along the text turn round from right to left."
    >
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
      {drawings
        .filter(([, drawing]) => !isPointing || typeof drawing === 'object')
        .map(([name, drawing]) => (
          <li key={name} className="story-icon xp-type-small">
            <span>
              <Icon drawing={drawing} /> <Icon drawing={drawing} size="small" />
            </span>
            <span className="xp-quiet">{name.replace('Icon', '')}</span>
          </li>
        ))}
    </ul>
  )
}
