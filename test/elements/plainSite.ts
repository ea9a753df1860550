import { onTestFinished } from 'vitest'
import { createSandbox, defaultOrganisation, sandboxMembers } from '../../src/sandbox/index.ts'
import { serveSandbox } from '../../src/sandbox/node.ts'
import type { EnginePage } from '../engines/EnginePage.ts'

/** The plain site and the Service on free ports, under the site's strict policy, until the test has finished. */
export async function startPlainSite() {
  // Only now: it finds the script by the package's name, in what was just built.
  const { servePlain } = await import('../../examples/plain-html/servePlain.mjs')
  const sandbox = createSandbox()
  const service = await serveSandbox(sandbox, { port: 0 })
  const site = await servePlain({
    serviceUrl: service.url,
    organisationKey: defaultOrganisation.keys.SANDBOX,
    memberId: sandboxMembers.fresh,
  })
  onTestFinished(async () => void (await Promise.all([site.close(), service.close()])))
  const served = (operation: string) => sandbox.log.filter((entry) => entry.operation === operation)
  return { url: site.url, served }
}

/** From the hub of the plain page to the form. */
export async function askInHub(page: EnginePage): Promise<void> {
  await page.getByRole('heading', { name: 'Experiences' }).waitFor()
  await page.getByRole('link', { name: 'Twelve seats at the chef’s counter' }).first().click()
  await page.getByRole('button', { name: 'Ask for it' }).first().click()
}

export async function sendInterest(page: EnginePage): Promise<void> {
  await page.getByRole('radio', { name: 'Email' }).check()
  await page.getByRole('textbox', { name: 'Allergies' }).fill('hazelnut')
  await page.getByRole('button', { name: 'Send to the concierge' }).click()
  await page.getByRole('heading', { name: 'Your concierge has it' }).waitFor()
}
