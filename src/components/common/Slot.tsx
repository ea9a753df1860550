'use client'

import type { ReactNode } from 'react'
import { Boundary } from './Boundary.tsx'
import { useExperience } from './ExperienceContext.ts'
import { hostContent } from './ReadScope.tsx'

interface SlotProps {
  readonly render: () => ReactNode
}

/** A slot of the host within a failure. One that throws stands empty: it must not take the page along. */
export function Slot({ render }: SlotProps): ReactNode {
  const { report } = useExperience()
  return (
    <Boundary subject={null} renderFailure={() => null} onFailure={report}>
      <SlotContent render={render} />
    </Boundary>
  )
}

/** A component of its own, so that what `render` throws is caught. */
const SlotContent = ({ render }: SlotProps): ReactNode => hostContent(render())
