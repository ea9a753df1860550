/** The time at which a frame with what is asked for has been painted. */
export async function untilPainted(isThere: () => boolean): Promise<number> {
  await nextFrame()
  while (!isThere()) {
    await nextChange()
    await nextFrame()
  }
  // A task that is posted while a frame is made runs after it was painted; of this priority, before what else had been waiting.
  return scheduler.postTask(() => performance.now(), { priority: 'user-blocking' })
}

/** Of Chromium; TypeScript does not know it yet. */
declare const scheduler: {
  postTask<Result>(task: () => Result, options: { readonly priority: 'user-blocking' }): Promise<Result>
}

/** Waits without asking for frames, which would cost what is measured. */
function nextChange(): Promise<void> {
  return new Promise((resolve, reject) => {
    const lost = setTimeout(() => reject(new Error('Waited for something that did not come.')), 30_000)
    const observer = new MutationObserver(() => {
      clearTimeout(lost)
      observer.disconnect()
      resolve()
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}

export function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Whether an element stands at least partly within the window. */
export function isInView(element: Element | null | undefined): boolean {
  if (!element) return false
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < innerHeight
}
