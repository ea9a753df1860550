// @ts-check
// The whole picture on this machine: the Service (a sandbox), an organisation's backend with its key, and the
// organisation's site. Each is an HTTP server of its own, so the browser meets two origins, as it would in earnest.
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import {
  createSandbox,
  defaultOrganisation,
  sandboxInterest,
  sandboxMembers,
} from '@experience-program/react/sandbox'
import { serveSandbox } from '@experience-program/react/sandbox/node'
import { createBackend } from './backend/createBackend.mjs'

const appFolder = fileURLToPath(new URL('./host-app/dist', import.meta.url))

/** What the sandbox's member with a history asked for in the past. */
const earlierRequests = {
  [sandboxMembers.withHistory]: [{ interestId: sandboxInterest, offerId: 'observatory-night' }],
}

/**
 * @param {object} [options]
 * @param {number} [options.sitePort] where the site would like to be; another one when that is taken. By default one that is free
 * @param {number} [options.servicePort] the same for the Service
 * @param {import('@experience-program/react/sandbox').SandboxOptions} [options.sandbox]
 */
export async function startDemo({ sitePort = 0, servicePort = 0, sandbox: sandboxOptions = {} } = {}) {
  const sandbox = createSandbox({
    webhooks: { fetch: globalThis.fetch, allowLoopback: true },
    ...sandboxOptions,
  })
  const service = await orAnyPort(servicePort, (port) => serveSandbox(sandbox, { port, console: true }))
  const backend = createBackend({
    serviceUrl: service.url,
    organisationKey: defaultOrganisation.keys.SANDBOX,
    appFolder,
    earlierRequests,
  })
  const site = await orAnyPort(sitePort, (port) => listen(backend.listener, port))
  await backend.subscribe(site.url)
  return {
    url: site.url,
    serviceUrl: service.url,
    sandbox,
    async close() {
      await Promise.all([site.close(), service.close()])
    },
  }
}

/**
 * @template Server
 * @param {number} port
 * @param {(port: number) => Promise<Server>} start
 */
async function orAnyPort(port, start) {
  try {
    return await start(port)
  } catch (error) {
    if (port === 0 || !(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    return start(0)
  }
}

/**
 * @param {import('node:http').RequestListener} listener
 * @param {number} port
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
function listen(listener, port) {
  const server = createServer(listener)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = /** @type {import('node:net').AddressInfo} */ (server.address())
      resolve({
        url: `http://127.0.0.1:${address.port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            server.closeAllConnections()
          }),
      })
    })
  })
}
