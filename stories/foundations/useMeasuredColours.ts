import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Measured, measureColours } from './measureColour.ts'

/** The colours around an element, measured again whenever its theme or scheme changes. Null before the first paint. */
export function useMeasuredColours(): readonly [RefObject<HTMLDivElement | null>, Measured | null] {
  const element = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState<Measured | null>(null)
  useEffect(() => {
    const here = element.current
    const root = here?.closest('.xp-root')
    if (!here || !root) return
    const measure = () => setMeasured(measureColours(here))
    measure()
    const observer = new MutationObserver(measure)
    observer.observe(root, {
      attributes: true,
      attributeFilter: ['class', 'data-xp-scheme', 'data-xp-theme'],
    })
    const preference = window.matchMedia('(prefers-color-scheme: dark)')
    preference.addEventListener('change', measure)
    return () => {
      observer.disconnect()
      preference.removeEventListener('change', measure)
    }
  }, [])
  return [element, measured]
}
