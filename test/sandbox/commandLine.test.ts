import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { defaultOrganisation, sandboxMembers } from '../../src/sandbox/index.ts'
import { commandOptions, readCommandLine } from '../../src/sandbox/node/command/readCommandLine.ts'
import { runCommand } from '../../src/sandbox/node/command/runCommand.ts'

async function run(...args: readonly string[]) {
  const said: string[] = []
  const complaints: string[] = []
  const code = await runCommand({
    args,
    say: (text) => said.push(text),
    complain: (text) => complaints.push(text),
    onEnd: (end) => end(),
  })
  return { code, said: said.join(''), complaints: complaints.join('') }
}

test('has a default for everything', () => {
  expect(readCommandLine([])).toEqual({
    port: 4010,
    host: '127.0.0.1',
    hosts: [],
    origins: [],
    member: null,
    seed: 'sandbox',
    scenario: 'default',
    latencyMs: null,
    tokenLifeMs: null,
    keys: defaultOrganisation.keys,
    snapshot: null,
    allowLoopbackWebhooks: false,
    hasConsole: true,
  })
})

test('reads every option, with a space or an equals sign', () => {
  const asked = readCommandLine([
    '--port=0',
    '--host',
    '::1',
    '--hosts=sandbox.internal, other',
    '--origins',
    'http://localhost:5173',
    '--member=member-fresh',
    '--seed',
    'a=b',
    '--scenario',
    'slow',
    '--latency',
    '300',
    '--token-life=20',
    '--keys',
    'live=made-up-live,sandbox=made-up-sandbox',
    '--snapshot',
    './s.json',
    '--allow-loopback-webhooks',
    '--no-console',
  ])
  expect(asked).toEqual({
    port: 0,
    host: '::1',
    hosts: ['sandbox.internal', 'other'],
    origins: ['http://localhost:5173'],
    member: 'member-fresh',
    seed: 'a=b',
    scenario: 'slow',
    latencyMs: 300,
    tokenLifeMs: 20_000,
    keys: { SANDBOX: 'made-up-sandbox', LIVE: 'made-up-live' },
    snapshot: './s.json',
    allowLoopbackWebhooks: true,
    hasConsole: false,
  })
})

test.each([
  [['--prot', '1'], 'There is no option --prot. It would change nothing. See experience-sandbox --help.'],
  [['4010'], 'There is no option 4010.'],
  [['-p'], 'There is no option -p.'],
  [['--'], 'There is no option --.'],
  [['--port='], '--port has no value.'],
  [['--port'], '--port has no value. It needs one: <number>.'],
  [['--seed', '--port'], '--seed has no value.'],
  [
    ['--port', 'eighty'],
    '--port eighty cannot be. It is a whole number from 0 to 65535. Write, say, --port 300.',
  ],
  [['--port', '70000'], '--port 70000 cannot be.'],
  [['--latency', '-5'], '--latency -5 cannot be.'],
  [['--port', '1', '--port', '2'], '--port is given twice.'],
  [['--no-console=yes'], '--no-console takes no value.'],
  [
    ['--scenario', 'sunny'],
    'There is no scenario sunny. It would change nothing. Use one of: default, empty,',
  ],
  [['--origins', 'http://app.test/page'], '--origins http://app.test/page is no origin.'],
  [['--keys', 'sandbox=short'], '--keys cannot be read.'],
  [['--keys', 'test=made-up-key'], '--keys cannot be read.'],
  [['--keys', 'sandbox=made-up-key,live=made-up-key'], 'Both keys of --keys are the same.'],
])('refuses %j with exit code 2, and says what, why and how to fix', async (args, words) => {
  const { code, said, complaints } = await run(...args)
  expect([code, said]).toEqual([2, ''])
  expect(complaints).toContain(`experience-sandbox: ${words}`)
  expect(complaints).not.toMatch(/ {2}at /)
})

test('never repeats a key that it cannot read', async () => {
  const { complaints } = await run('--keys', 'sandbox:a-real-secret-key')
  expect(complaints).not.toContain('a-real-secret-key')
})

test('explains every option', async () => {
  const { code, said } = await run('--help')
  expect(code).toBe(0)
  for (const { name } of commandOptions) expect(said).toContain(`--${name}`)
})

test('prints one link, the keys and members, and ends when asked', async () => {
  const { code, said } = await run('--port', '0', '--no-console')
  expect(code).toBe(0)
  expect(said.match(/^ {2}http:\/\/127\.0\.0\.1:\d+$/gm)).toHaveLength(1)
  for (const words of [
    ...Object.values(defaultOrganisation.keys),
    ...Object.values(sandboxMembers),
    'ExperienceProvider baseUrl="http://127.0.0.1:',
  ])
    expect(said).toContain(words)
})

test('prints where a page without a backend gets its token, if it is told for whom', async () => {
  const { said } = await run('--port', '0', '--member', 'member-fresh')
  expect(said).toMatch(/POST http:\/\/127\.0\.0\.1:\d+\/api\/member-token gives member-fresh a token/)
  expect((await run('--port', '0')).said).not.toContain('/api/member-token')
})

test('does not start over a snapshot that it cannot read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'xp-command-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'sandbox.json')
  await writeFile(file, 'not a snapshot')
  const { code, said, complaints } = await run('--port', '0', '--snapshot', file)
  expect([code, said]).toEqual([1, ''])
  expect(complaints).toContain('is left as it is. It is not JSON')
})
