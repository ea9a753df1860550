import * as z from 'zod/mini'

/**
 * A part of the contract as a field of a form. Whatever the contract finds wrong becomes the form's one
 * `issue` at that field: the form's words are chosen by it, and zod's own message is never shown.
 */
export function contractPart<Value, Input = Value>(
  part: { readonly safeParse: (value: unknown) => { readonly success: boolean } },
  issue: string,
) {
  // Without `abort`, rules between fields apply all the same: the member reads all that is wrong together.
  return z.custom<Value, Input>((value) => part.safeParse(value).success, { error: issue, abort: false })
}
