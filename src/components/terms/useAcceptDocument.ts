'use client'

import { operations } from '../../contract/index.ts'
import { useAcceptTerms, useExperienceKit } from '../../queries/index.ts'
import type { AcceptDocument } from './acceptOutstanding.ts'

/**
 * The host's own way to accept a document, else the assumed operation.
 *
 * @throws when there is neither: nobody could ever pass.
 */
export function useAcceptDocument(component: string, accept: AcceptDocument | undefined): AcceptDocument {
  const { client } = useExperienceKit()
  const { submit } = useAcceptTerms('')
  if (accept) return accept
  if (!client.isEnabled(operations.acceptTerms)) {
    throw new Error(
      `@experience-program/react: ${component} has no way to accept terms. The specification shows no operation for it, so every member would be locked out. Give it an \`accept\` function that calls your own backend, or switch the assumed operation on: assumptions={{ operations: { acceptTerms: true } }}.`,
    )
  }
  return async ({ type, version }) => {
    const result = await submit({ type, version })
    if (!result.ok) throw result.error
  }
}
