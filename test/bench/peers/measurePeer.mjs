// How every peer is mounted and measured: as the library is.
import { createRoot } from 'react-dom/client'
import { loadSeed, messageAt, times } from '../pages/data.ts'
import { isInView, untilPainted } from '../pages/paint.ts'
import { offer, stage } from '../pages/stage.ts'

/**
 * @param render makes the element, of messages from the oldest to the newest
 * @param newest finds the newest message in the page
 */
export async function measurePeer(render, newest) {
  const seed = await loadSeed()
  offer({
    mountChat: async ({ count, recording }) => {
      const messages = times(count, (index) => messageAt(seed, count - 1 - index))
      const element = await render(messages, recording)
      const start = performance.now()
      createRoot(stage()).render(element())
      return { paintedMs: (await untilPainted(() => isInView(newest(messages.at(-1), count)))) - start }
    },
  })
}

export const isOwn = (message) => message.type === 'MEMBER'
