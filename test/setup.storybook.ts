import './support/leaveDevToolsOut.ts'
import './support/leaveOwnerStacksOut.ts'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { server } from 'vitest/browser'
import { type AxeCount, checkStory, type CheckedStory, settleStory } from './accessibility/checkStory.ts'
import { writeLayout } from './engines/storiesLayout.ts'
import { isInSample } from './engines/storiesSample.ts'
import { loadTypefaces } from './support/loadTypefaces.ts'
import { forgetPendingRequests } from './support/pendingRequests.ts'
import { checkPairs } from './theme/checkPairs.ts'
import { checkSheets } from './theme/checkSheets.ts'

declare module 'vitest' {
  interface TaskMeta {
    axe?: AxeCount
  }
}

const isWhole = Boolean(import.meta.env.VITE_STORY_RUN)
const isForEveryEngine = ({
  file,
  name,
}: {
  readonly file: { readonly filepath: string }
  readonly name: string
}) => isWhole || isInSample(file.filepath, name)

const isChromium = server.browser === 'chromium'

// As in Chromium without a window: a scrollbar takes none of the room.
if (!isChromium) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { scrollbar-width: none }')
  document.adoptedStyleSheets.push(sheet)
}

// What comes once it is needed, so that nothing waits for code where a story is to be seen loading.
const views = import.meta.glob([
  '../src/components/**/*.{ts,tsx}',
  '../src/elements/HubElement.tsx',
  '../src/ui/calendar/Calendar.tsx',
])
beforeAll(() => Promise.all(Object.values(views).map((load) => load())))

// The brands' own, in every engine: else what is measured depends on when they arrive.
beforeAll(loadTypefaces)

beforeEach(({ task, skip }) => {
  if (!isChromium && !isForEveryEngine(task)) skip()
  forgetPendingRequests()
})

afterEach(async (context) => {
  // Set by Storybook's plugin. The story stays on screen until the next one comes.
  const { story } = context as { readonly story?: CheckedStory }
  const { task } = context
  if (!story || task.result?.state === 'fail') return
  // Which colours meet says the style sheet, not the engine.
  if (isChromium) checkPairs()
  await settleStory(story)
  if (isForEveryEngine(task)) await writeLayout(story.id)
  if (isChromium) checkSheets({ isWhole })
  await checkStory(story, (count) => (task.meta.axe = count))
  if (!isChromium) return
  // In the width of a phone, where that ends.
  if (!isForEveryEngine(task)) return
  checkPairs()
  checkSheets({ isWhole })
})
