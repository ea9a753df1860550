import '../src/theme/styles.css'
import type { Preview } from '@storybook/react-vite'
import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { storyRegistry } from '../stories/storyRegistry.ts'

/**
 * One handler for every story. The stories of a docs page share one worker and the addon resets its handlers at each
 * story, so this one is given to the worker itself, which keeps it, and finds the story's own sandbox by the base URL of the request.
 */
async function startWorker() {
  const worker = setupWorker(http.all('*', storyRegistry.resolver))
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: './mockServiceWorker.js' } })
  return worker
}

interface SurroundingsProps {
  readonly scheme: string
  readonly direction: string
  readonly children: ReactNode
}

/** The page of a host: our own root takes its colour scheme and direction from it. */
function Surroundings({ scheme, direction, children }: SurroundingsProps) {
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = scheme
    document.documentElement.dataset.scheme = scheme
    document.documentElement.dir = direction
  }, [scheme, direction])
  return children
}

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader(startWorker)],
  globalTypes: {
    scheme: {
      description: 'Light or dark',
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Writing direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { scheme: 'light', direction: 'ltr' },
  decorators: [
    (Story, { globals }) => (
      <Surroundings scheme={String(globals.scheme)} direction={String(globals.direction)}>
        <Story />
      </Surroundings>
    ),
  ],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
  },
}

export default preview
