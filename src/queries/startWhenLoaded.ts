/**
 * Starts what is loaded on demand, unless the returned function is called before; it also ends what was started. What
 * cannot be loaded is not started.
 */
export function startWhenLoaded(load: () => Promise<() => () => void>): () => void {
  let isGone = false
  let end = () => {}
  load().then(
    (start) => {
      if (!isGone) end = start()
    },
    () => {},
  )
  return () => {
    isGone = true
    end()
  }
}
