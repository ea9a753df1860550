import { useEffect, useState } from 'react'

export type Scheme = 'light' | 'dark'

const storageKey = 'marelle-scheme'

/** The site's light or dark: the member's choice, else what their system prefers. The library is told through its theme. */
export function useScheme(): [Scheme, (scheme: Scheme) => void] {
  const [scheme, setScheme] = useState(readScheme)
  useEffect(() => {
    document.documentElement.dataset.scheme = scheme
  }, [scheme])
  function choose(next: Scheme) {
    window.localStorage.setItem(storageKey, next)
    setScheme(next)
  }
  return [scheme, choose]
}

function readScheme(): Scheme {
  const stored = window.localStorage.getItem(storageKey)
  if (stored === 'light' || stored === 'dark') return stored
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
