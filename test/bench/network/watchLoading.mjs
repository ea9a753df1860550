// @ts-check

/**
 * Runs in the page before anything else: takes down when the first content was painted, when the page could answer after
 * it, the largest picture, and long tasks.
 * @param {string} content
 */
export function watchLoading(content) {
  const watched = {
    firstContentMs: /** @type {number | null} */ (null),
    answersMs: /** @type {number | null} */ (null),
    firstPaintMs: 0,
    largestPictureMs: /** @type {number | null} */ (null),
    longTasks: /** @type {{ startMs: number, ms: number }[]} */ ([]),
  }
  Object.assign(window, { watched })
  const observe = (/** @type {string} */ type, /** @type {(entry: any) => void} */ take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('longtask', ({ startTime, duration }) =>
    watched.longTasks.push({ startMs: startTime, ms: duration }),
  )
  observe('largest-contentful-paint', ({ startTime, element }) => {
    if (element?.localName === 'img') watched.largestPictureMs = startTime
  })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.firstPaintMs = startTime
  })
  const isShown = () =>
    [...document.querySelectorAll(content)].some((element) => {
      const { height, top, bottom } = element.getBoundingClientRect()
      return height > 0 && top < innerHeight && bottom > 0
    })
  const observer = new MutationObserver(() => {
    if (!isShown()) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        watched.firstContentMs = performance.now()
        // Whatever had been waiting in the page is done before this.
        setTimeout(() => (watched.answersMs = performance.now()))
      }
      channel.port2.postMessage(null)
    })
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true })
}
