import axe from 'axe-core'
import { axeOptions } from './axeOptions.ts'

/** What axe finds in the page as it is now, one line a violation. */
export async function findAxeViolations({ isPage = false }: { readonly isPage?: boolean } = {}): Promise<
  readonly string[]
> {
  const { violations } = await axe.run(isPage ? document : document.body, {
    ...axeOptions({ isPage }),
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `axe ${id} at ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  )
}
