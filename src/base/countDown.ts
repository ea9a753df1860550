/**
 * Tells how many milliseconds are left until a moment: now, and each second until there are none. It looks at the clock
 * (a timer stands still while the machine sleeps), but a clock that is put back makes no wait longer. Returns the
 * function that stops it.
 */
export function countDown(
  moment: number,
  onLook: (leftMs: number) => void,
  now: () => number = () => Date.now(),
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let [end, leftMs] = [moment, Infinity]
  function look() {
    const time = now()
    end = Math.min(end, time + leftMs)
    leftMs = Math.max(0, end - time)
    if (leftMs > 0) timer = setTimeout(look, leftMs % 1_000 || 1_000)
    onLook(leftMs)
  }
  look()
  return () => clearTimeout(timer)
}
