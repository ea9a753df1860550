import { operations } from '../../src/contract/index.ts'
import { hour, nth, rejection, settled, stage } from './stage.ts'

/** One call, sent and waiting for its answer. */
export async function sent(signal?: AbortSignal) {
  const staged = stage({ initialGrant: hour('tok-SECRET') })
  const error = rejection(
    staged.client.call(operations.createRedemption, { body: { offer: 'o' } }, { signal }),
  )
  await settled()
  return { ...staged, error, request: nth(staged.requests, 0) }
}

/** A body that breaks off after its beginning. */
export function brokenBody(): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"id":'))
      controller.error(new TypeError('terminated'))
    },
  })
}
