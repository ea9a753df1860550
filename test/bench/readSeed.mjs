// @ts-check
// The sandbox's own offers and messages, which the pages repeat to any length.
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { root } from '../../scripts/run.mjs'

export async function readSeed() {
  const { createSandbox, sandboxMembers } = await import(
    pathToFileURL(join(root, 'dist/sandbox/index.js')).href
  )
  const sandbox = createSandbox()
  const { accessToken } = await sandbox.grantFor(sandboxMembers.withHistory)
  const read = async (/** @type {string} */ path) =>
    (
      await sandbox.fetch(`${sandbox.baseUrl}/v1/${path}`, {
        headers: { authorization: `Bearer ${accessToken}` },
      })
    ).json()
  const { offers } = await read('offers?limit=100')
  const { conversations } = await read('conversations?limit=100')
  const threads = await Promise.all(
    conversations.map(
      async (/** @type {{ id: string }} */ { id }) =>
        (await read(`conversations/${id}/messages?limit=100`)).messages,
    ),
  )
  const [messages] = threads.sort((one, other) => other.length - one.length)
  const expiresAt = new Date(Date.now() + 24 * 60 * 60_000).toISOString()
  return {
    // As the library has read them: lists are there. One picture, which the bench serves, is in the place of each.
    offers: offers.map(
      (
        /** @type {{ images?: string[], inclusions?: object[] }} */ {
          images = [],
          inclusions = [],
          ...offer
        },
      ) => ({ ...offer, inclusions, images: images.map((_, index) => `/picture.svg?${index}`) }),
    ),
    messages: messages.map((/** @type {{ attachments?: object[] }} */ message) => ({
      ...message,
      attachments: (message.attachments ?? []).map((file) => ({
        ...file,
        url: 'https://files.test/file',
        expiresAt,
      })),
    })),
  }
}
