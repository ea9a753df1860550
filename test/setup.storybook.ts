import { afterEach } from 'vitest'
import { type AxeCount, checkStory, type CheckedStory } from './accessibility/checkStory.ts'
import { checkPairs } from './theme/checkPairs.ts'

declare module 'vitest' {
  interface TaskMeta {
    axe?: AxeCount
  }
}

afterEach(async (context) => {
  // Set by Storybook's plugin. The story stays on screen until the next one comes.
  const { story } = context as { readonly story?: CheckedStory }
  const { task } = context
  if (!story || task.result?.state === 'fail') return
  checkPairs()
  await checkStory(story, (count) => (task.meta.axe = count))
  checkPairs() // in the width of a phone, where that ends
})
