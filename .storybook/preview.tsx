import '../src/theme/styles.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import type { ReactNode } from 'react'
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { HostPage } from '../stories/HostPage.tsx'
import { loadLanguage } from '../stories/languages.ts'
import type { SandboxStoryParameters } from '../stories/sandboxStory.tsx'
import { overrideGlobals, useShownGlobals } from '../stories/shownGlobals.ts'
import { initialGlobals, readGlobals, type StoryGlobals } from '../stories/StoryGlobals.ts'
import { storyRegistry } from '../stories/storyRegistry.ts'
import { axeOptions } from '../test/accessibility/checks/axeOptions.ts'
import { ComponentPage } from './ComponentPage.tsx'
import { DocsPage } from './DocsPage.tsx'
import { globalTypes } from './globalTypes.ts'
import { withTypesAsWritten } from './propTypes.ts'
import { variantOf } from './storyVariant.ts'

/**
 * One handler for every story. The stories of a docs page share one worker and the addon resets its handlers at each
 * story, so this one is given to the worker itself, which keeps it, and finds the story's own sandbox by the base URL of the request.
 */
async function startWorker() {
  // MSW asks an earlier registration for an update and does not wait: a page that is left meanwhile would report it.
  const { update } = ServiceWorkerRegistration.prototype
  ServiceWorkerRegistration.prototype.update = function () {
    return update.call(this).catch(() => this)
  }
  const worker = setupWorker(http.all('*', storyRegistry.resolver))
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: './storyWorker.js' },
  })
  return worker
}

type StoryContext = Parameters<Decorator>[1] & { readonly playFunction?: unknown }

interface SurroundingsProps {
  readonly context: StoryContext
  readonly children: ReactNode
}

function Surroundings({ context, children }: SurroundingsProps) {
  const shown = useShownGlobals(context)
  const { locale } = (context.parameters.sandbox ?? {}) as SandboxStoryParameters
  return (
    <HostPage shown={shown} locale={locale} isBoxed={context.viewMode === 'docs'}>
      {children}
    </HostPage>
  )
}

// A slow machine is no fault of a story: a test ends by its own limit, and a person sees it go on.
configure({ asyncUtilTimeout: 15_000 })

const isUnderTest = '__vitest_browser__' in globalThis

/** What a test run overrides. A person sees what the toolbars say. */
const variantOfRun = (id: string): Partial<StoryGlobals> => (isUnderTest ? variantOf(id) : {})

/** The language that a story is to be shown in; a locale of its own wins. */
function languageOfStory({ id, globals, storyGlobals, parameters }: StoryContext): string {
  const { locale } = (parameters.sandbox ?? {}) as SandboxStoryParameters
  return locale ?? readGlobals({ ...globals, ...variantOfRun(id), ...storyGlobals }).language
}

/** `play` asks for English words, so a story that has one is shown in English until it ends, and then in its language. */
const isHeldInEnglish = (context: StoryContext) =>
  context.viewMode !== 'docs' && context.playFunction !== undefined

const endings: readonly string[] = ['completed', 'afterEach', 'finished', 'errored', 'aborted']

const preview: Preview = {
  argTypesEnhancers: [withTypesAsWritten],
  tags: ['autodocs'],
  loaders: [mswLoader(startWorker), (context) => loadLanguage(languageOfStory(context as StoryContext))],
  globalTypes,
  initialGlobals: { ...initialGlobals },
  decorators: [
    (Story, context) => (
      <Surroundings context={context}>
        <Story />
      </Surroundings>
    ),
  ],
  beforeEach(context) {
    // A redemption of unknown outcome is remembered across a reload; another story must not begin with it.
    sessionStorage.clear()
    const variant = variantOfRun(context.id)
    if (!isHeldInEnglish(context as StoryContext)) return overrideGlobals(variant)
    overrideGlobals({ ...variant, language: initialGlobals.language })
    const release = ({ storyId, newPhase }: { readonly storyId: string; readonly newPhase: string }) => {
      if (storyId === context.id && endings.includes(newPhase)) overrideGlobals(variant)
    }
    const channel = addons.getChannel()
    channel.on(STORY_RENDER_PHASE_CHANGED, release)
    return () => channel.off(STORY_RENDER_PHASE_CHANGED, release)
  },
  // The phases are told in Storybook's own page alone.
  afterEach: ({ id }) => overrideGlobals(variantOfRun(id)),
  parameters: {
    // Under test `test/accessibility/checkStory.ts` asks axe itself, once nothing loads any more.
    a11y: { test: isUnderTest ? 'off' : 'error', options: axeOptions({ isPage: false }) },
    layout: 'padded',
    // What a designer changes. Handlers are in the actions panel; how to hook in is in the docs page's table of props.
    controls: {
      expanded: true,
      exclude: /^(ref|key|className|classNames|style|messages|render[A-Z].*|on[A-Z].*)$/,
    },
    docs: {
      container: DocsPage,
      page: ComponentPage,
      toc: { headingSelector: 'h2, h3' },
      // What Storybook makes of a story is no code of a host: componentCode.ts has that.
      canvas: { sourceState: 'none' },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Start',
          ['Vite without a backend', 'Next', 'A CMS page', 'Embed it', 'This Storybook'],
          'Guides',
          [
            'Provider, hub and hooks',
            'Recipes',
            'Parts of your own',
            'MUI, Chakra, Mantine',
            'Flows without our look',
            'Without React',
            'Server rendering',
            'Languages',
            'Testing',
            'Errors',
            'Coding agents',
            'Glossary',
          ],
          'Brand',
          ['Theming', 'Tokens', 'Four brands'],
          'Organisation',
          ['Your backend', 'Endpoints', 'The doctor', 'Assumptions', 'News instead of polls'],
          'Trust',
          ['Security', 'Data flow', 'Session recorders', 'Accessibility', 'Conformance report', 'Evidence'],
          'Theme studio',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Radius', 'Motion', 'Icons', 'Tokens'],
          'Components',
          'Pages',
          'Primitives',
          'Staff',
        ],
      },
    },
  },
}

export default preview
