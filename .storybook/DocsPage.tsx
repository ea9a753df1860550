import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { create } from 'storybook/theming'
import '../stories/documents/documents.css'
import { SearchDocuments } from '../stories/search/SearchDocuments.tsx'
import { readGlobals, type StoryGlobals } from '../stories/StoryGlobals.ts'

const fonts = {
  fontBase: "'Instrument Sans Variable', system-ui, sans-serif",
  fontCode: 'ui-monospace, monospace',
}

const themes = {
  light: create({
    base: 'light',
    ...fonts,
    appContentBg: '#fff',
    textColor: '#14191b',
    colorSecondary: '#0f4c55',
    appBorderColor: '#dee3e2',
    appBorderRadius: 4,
  }),
  dark: create({
    base: 'dark',
    ...fonts,
    appContentBg: '#0f1314',
    appPreviewBg: '#0f1314',
    textColor: '#edf1f0',
    colorSecondary: '#9ad4d9',
    appBorderColor: '#293033',
    appBorderRadius: 4,
  }),
}

const prefersDark = '(prefers-color-scheme: dark)'

function subscribeToPreference(onChange: () => void) {
  const query = window.matchMedia(prefersDark)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

interface GlobalsEvent {
  readonly globals: Readonly<Record<string, unknown>>
}

/** Docs pages are rendered without Storybook's context, so the toolbars are heard on its channel. */
function useScheme(): StoryGlobals['scheme'] {
  const channel = addons.getChannel()
  const [scheme, setScheme] = useState(() => {
    const [event] = (channel.last(GLOBALS_UPDATED) ??
      channel.last(SET_GLOBALS) ??
      []) as readonly GlobalsEvent[]
    return readGlobals(event?.globals ?? {}).scheme
  })
  useEffect(() => {
    const update = ({ globals }: GlobalsEvent) => setScheme(readGlobals(globals).scheme)
    channel.on(GLOBALS_UPDATED, update)
    return () => channel.off(GLOBALS_UPDATED, update)
  }, [channel])
  return scheme
}

/** A docs page in the toolbar's scheme, with the search over all documents. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useScheme()
  const isDarkPreferred = useSyncExternalStore(
    subscribeToPreference,
    () => window.matchMedia(prefersDark).matches,
  )
  const shown = scheme === 'system' ? (isDarkPreferred ? 'dark' : 'light') : scheme
  useEffect(() => {
    document.documentElement.style.colorScheme = shown
  }, [shown])
  return (
    <DocsContainer {...props} theme={themes[shown]}>
      <SearchDocuments />
      <main>{children}</main>
    </DocsContainer>
  )
}
