/**
 * Says whether an element is in view, now and whenever that changes: not where it is closed, hidden or scrolled away.
 * Where nobody can tell (jsdom) it is in view. Returns what ends it.
 */
export function watchInView(element: Element | null, onChange: (isInView: boolean) => void): () => void {
  if (!element || typeof IntersectionObserver === 'undefined') {
    onChange(true)
    return () => {}
  }
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting === true))
  observer.observe(element)
  return () => observer.disconnect()
}
