import { expect, it } from 'vitest'
import { doctorCommand } from '../../src/doctor/node/doctorCommand.ts'
import { libraryMark } from '../../src/base/index.ts'
import { listen } from '../support/listen.ts'
import { elementsPlan, reactPlan, servePlan } from './servePlan.ts'

const version = libraryMark.slice(libraryMark.lastIndexOf('@') + 1)

async function run(...args: readonly string[]) {
  const said: string[] = []
  const complaints: string[] = []
  const code = await doctorCommand({
    args,
    say: (text) => said.push(text),
    complain: (text) => complaints.push(text),
  })
  return { code, said: said.join(''), complaints: complaints.join('') }
}

it('ends with 0 for a right host, and says what it looked at and what it could not', async () => {
  const { url, service } = await servePlan(elementsPlan())
  const { code, said } = await run(url)
  expect(said).toContain(`${url}/, looked at by experience-doctor ${version}`)
  expect(said).toContain(`Service      ${service}/`)
  expect(said).toContain('✓ the token route')
  expect(said).toMatch(/Could not be looked at:\n {2}\? img-src of the policy\n/)
  expect(said).toMatch(/\n0 errors, 0 warnings, 1 not looked at\n$/)
  expect(code).toBe(0)
})

it('ends with 1 where something is wrong, and says what was seen, why it matters and how to fix it', async () => {
  const plan = reactPlan()
  delete plan.files['/assets/index.css']
  const { code, said } = await run((await servePlan(plan)).url)
  expect(code).toBe(1)
  expect(said).toMatch(/✗ error {2}styles-missing\n {2}seen {2}\S.*\n {2}why {3}\S.*\n {2}fix {3}\S.*\n/)
  expect(said).toMatch(/\n2 errors, 0 warnings, 1 not looked at\n$/)
})

it('ends with 1 for a warning, and with 0 where there is only something to know', async () => {
  const warned = reactPlan()
  warned.headers['content-security-policy'] = "script-src 'self' 'unsafe-inline'"
  expect((await run((await servePlan(warned)).url)).code).toBe(1)
  const told = reactPlan()
  delete told.headers['content-security-policy']
  expect((await run((await servePlan(told)).url)).code).toBe(0)
})

it('gives the report as JSON, and nothing beside it', async () => {
  const plan = elementsPlan()
  delete plan.files['/experience-program/Hub-1.js']
  const { url, service } = await servePlan(plan)
  const { code, said, complaints } = await run('--json', url)
  expect([code, complaints]).toEqual([1, ''])
  expect(JSON.parse(said)).toEqual({
    page: `${url}/`,
    version,
    service: `${service}/`,
    tokenRoute: `${url}/api/member-token`,
    findings: [
      {
        id: 'elements-incomplete',
        severity: 'error',
        seen: expect.stringContaining('/experience-program/Hub-1.js'),
        why: expect.any(String),
        fix: expect.any(String),
      },
    ],
    notChecked: [{ subject: 'img-src of the policy', why: expect.any(String) }],
    checked: expect.arrayContaining(['the page answers', 'the token route']),
  })
})

it('takes the Service and the token route where the page does not show them', async () => {
  const plan = reactPlan()
  const index = plan.files['/assets/index.js']
  plan.files['/assets/index.js'] = {
    type: 'text/javascript',
    body: index?.body.replace(/jsx\(P.*$/, '') ?? '',
  }
  const { url, service } = await servePlan(plan)
  const { said } = await run(url, '--service', service, '--token-route=/api/member-token')
  expect(said).toContain('✓ the Service and its CORS')
  expect(said).toContain('✓ the token route')
})

it('says that nothing listens at an address', async () => {
  const { url, close } = await listen(() => {})
  await close()
  const { code, said } = await run(url)
  expect(code).toBe(1)
  expect(said).toContain('refused the connection: nothing listens there.')
})

it('gives up a page that never answers, one that redirects for ever, and one without an end', async () => {
  const { examineHost } = await import('../../src/doctor/examineHost.ts')
  const { url, close } = await listen(({ url: path }, response) => {
    if (path === '/round') return void response.writeHead(302, { location: '/round' }).end()
    if (path !== '/endless') return
    response.writeHead(200, { 'content-type': 'text/html' })
    const more = setInterval(() => response.write('x'.repeat(10_000)), 1)
    response.on('close', () => clearInterval(more))
  })
  const seen = async (path: string) =>
    (
      await examineHost({ page: new URL(path, url), limits: { timeoutMs: 400, maxBytes: 100_000 } })
    ).findings.map(({ seen: words }) => words)
  expect(await seen('/hangs')).toEqual([expect.stringContaining('did not answer within 0.4 s')])
  expect(await seen('/round')).toEqual([expect.stringContaining('redirects more than 5 times')])
  // Cut, and read as far as it came.
  expect(await seen('/endless')).toEqual([expect.stringContaining('no Content-Security-Policy')])
  await close()
})

it.each([
  [[], 'The address of a page is missing.'],
  [['my-app'], 'The page is no http or https address.'],
  [['file:///etc/passwd'], 'The page is no http or https address.'],
  [['https://user:made-up-password@my-app.example'], 'The page holds credentials.'],
  [['https://a.example', 'https://b.example'], 'One page is looked at, and several addresses were given.'],
  [['https://a.example', '--service', 'ftp://service.example'], '--service is no http or https address.'],
  [['https://a.example', '--key=made-up-password'], "Unknown option '--key'."],
  [['https://a.example', '--service'], "Option '--service <value>' argument missing."],
])('does not start with %j', async (args, words) => {
  const { code, said, complaints } = await run(...args)
  expect([code, said]).toEqual([2, ''])
  expect(complaints).toContain(`experience-doctor: ${words}`)
  expect(complaints).not.toContain('made-up-password')
})

it('explains itself', async () => {
  const { code, said } = await run('--help')
  expect(code).toBe(0)
  for (const option of ['--service', '--token-route', '--json']) expect(said).toContain(option)
  expect((await run('--version')).said).toBe(`${version}\n`)
})
