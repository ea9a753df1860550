/** Each root has one polite and one assertive live region, each open modal another pair, and there are no others. */
export function findStrayLiveRegions(): readonly string[] {
  const failures: string[] = []
  const owners = [...document.querySelectorAll('[data-xp-root], [data-xp-root] dialog[open]')]
  const counts = new Map(owners.map((owner) => [owner, { polite: 0, assertive: 0 }]))
  for (const region of document.querySelectorAll('[data-xp-root] [aria-live]')) {
    const count = counts.get(region.closest('dialog[open], [data-xp-root]') ?? document.body)
    const priority = region.getAttribute('aria-live')
    if (count && (priority === 'polite' || priority === 'assertive')) count[priority] += 1
    else failures.push(`${region.outerHTML} belongs to nobody`)
  }
  for (const [owner, { polite, assertive }] of counts) {
    if (polite !== 1 || assertive !== 1)
      failures.push(`a ${owner.localName} has ${polite} polite and ${assertive} assertive live regions`)
  }
  for (const live of document.querySelectorAll(
    '[data-xp-root] :is([role="alert"], [role="status"], [role="log"])',
  )) {
    failures.push(
      `${live.localName}.${live.className.split(' ')[0] ?? ''} is a live region of its own, by its role ${live.getAttribute('role') ?? ''}`,
    )
  }
  return failures
}
