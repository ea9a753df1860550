import { useState } from 'react'
import { Button } from '../../src/ui/index.ts'
import { Foundation, FoundationSection, FoundationTable } from './Foundation.tsx'
import { declaredTokens } from './readTokens.ts'

const uses: Readonly<Record<string, string>> = {
  '--xp-ease': 'Every movement',
  '--xp-enter': 'A dialog opens, a message arrives',
  '--xp-leave': 'A dialog closes',
  '--xp-tint': 'Colour and border, under the pointer',
}

/** Three times and one curve. */
export function MotionPage() {
  const [round, setRound] = useState(0)
  return (
    <Foundation
      title="Motion"
      lead="Quiet and short. Dialogs rise, pictures fade in over their ground, a new message arrives. Nothing moves when a page loads, and under reduced motion there are fades alone."
    >
      <FoundationSection title="Times">
        <FoundationTable
          label="Times and the curve"
          columns={['Token', 'Value', 'For']}
          rows={declaredTokens
            .filter(({ name }) => name in uses)
            .map(({ name, value }) => [
              <code key="name">{name}</code>,
              <code key="value">{value}</code>,
              uses[name],
            ])}
        />
      </FoundationSection>
      <FoundationSection title="Enter and leave">
        <div className="story-stage">
          {['--xp-enter', '--xp-leave'].map((time) => (
            <div
              key={`${time} ${round}`}
              className="story-mover"
              data-playing={round > 0 ? '' : undefined}
              ref={(mover) => mover?.style.setProperty('--story-time', `var(${time})`)}
            />
          ))}
          <Button onClick={() => setRound(round + 1)}>Play</Button>
        </div>
      </FoundationSection>
    </Foundation>
  )
}
