// @ts-check
// npm start: installs and builds what is missing, then runs the Service, an organisation's backend and its site.
import { ensureDemo } from './ensureDemo.mjs'
import { ensurePackages } from './ensure.mjs'

try {
  await ensurePackages()
  await ensureDemo()
  // Only now: these import packages, and the library by its name.
  const { startDemo } = await import('../examples/startDemo.mjs')
  const { bringToLife, concierge } = await import('../examples/bringToLife.mjs')
  const demo = await startDemo({ sitePort: 4400, servicePort: 4401, sandbox: { concierge } })
  const stopLife = bringToLife(demo.sandbox)
  console.log(
    `\n  ${demo.url}\n\n(The Service is at ${demo.serviceUrl}: open it for its console. Codes for phones are printed here. Ctrl-C stops both.)`,
  )
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => {
      stopLife()
      void demo.close().then(() => process.exit(0))
    })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
