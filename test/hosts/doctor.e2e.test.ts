import { expect, it, onTestFinished } from 'vitest'
import { defaultOrganisation, sandboxMembers } from '@experience-program/react/sandbox'
import { servePlain } from '../../examples/plain-html/servePlain.mjs'
import { startDemo } from '../../examples/startDemo.mjs'
import { runDoctor } from './runDoctor.ts'

/** Pictures of a Service are known to who has a token alone. */
const pictures = 'img-src of the policy'

it('the doctor finds nothing in the host app, which Vite has built', async () => {
  const demo = await startDemo()
  onTestFinished(() => demo.close())
  const report = await runDoctor(demo.url, '--service', demo.serviceUrl)
  expect(report).toMatchObject({ code: 0, findings: [], tokenRoute: `${demo.url}/api/member-token` })
  expect(report.notChecked.map(({ subject }) => subject)).toEqual([pictures])
  expect(report.checked).toHaveLength(8)
})

it('the doctor finds nothing in a plain page, but that its backend gives everybody a token', async () => {
  const demo = await startDemo()
  onTestFinished(() => demo.close())
  const { url, close } = await servePlain({
    serviceUrl: demo.serviceUrl,
    organisationKey: defaultOrganisation.keys.SANDBOX,
    memberId: sandboxMembers.fresh,
  })
  onTestFinished(close)
  for (const page of ['/', '/shelf.html']) {
    const { code, findings, notChecked, service } = await runDoctor(url + page)
    expect(findings.map(({ id, severity }) => [severity, id])).toEqual([['info', 'token-route-open']])
    expect([code, service]).toEqual([0, `${demo.serviceUrl}/`])
    expect(notChecked.map(({ subject }) => subject)).toEqual([pictures])
  }
})
