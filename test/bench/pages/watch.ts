/** Takes down, from now on, what each interaction took until its result was painted, and tasks of 50 ms or more. */
export function watch(): void {
  const watched = { interactionsMs: [] as number[], longTasksMs: [] as number[] }
  const start = performance.now()
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .filter((entry) => entry.startTime > start)
        .forEach(take),
    ).observe({ type, durationThreshold: 16 } as PerformanceObserverInit)
  observe(
    'event',
    (entry) =>
      (entry as PerformanceEntry & { readonly interactionId: number }).interactionId > 0 &&
      watched.interactionsMs.push(entry.duration),
  )
  observe('longtask', (entry) => watched.longTasksMs.push(entry.duration))
  Object.assign(window, { watched })
}
