import { parseArgs } from 'node:util'
import { ownVersion } from '../checks/checkLibrary.ts'
import { examineHost } from '../examineHost.ts'
import type { DoctorReport, Finding } from '../Report.ts'

const usage = `Looks at a running host, and says what is wrong and how to mend it.

  npx --package @experience-program/react experience-doctor https://my-app.example/rewards [options]

  --service URL         the baseUrl of the page, where its markup and scripts do not show it: an address, or a path
  --token-route URL     the same for the route that gives tokens, such as /api/member-token
  --json                the report as JSON
  --help
  --version

It asks as nobody does: without a cookie, a token or a key, and without a browser. It ends with 0 when nothing is wrong,
1 when there is an error or a warning, 2 when it could not start.
`

const options = {
  service: { type: 'string' },
  'token-route': { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const

interface Command {
  readonly args: readonly string[]
  readonly say: (text: string) => void
  readonly complain: (text: string) => void
}

/** The command `experience-doctor`; resolves to its exit code. */
export async function doctorCommand({ args, say, complain }: Command): Promise<0 | 1 | 2> {
  const read = readArgs(args)
  if (typeof read === 'string') {
    complain(`experience-doctor: ${read} See experience-doctor --help.\n`)
    return 2
  }
  if (read.values.help === true) {
    say(usage)
    return 0
  }
  if (read.values.version === true) {
    say(`${ownVersion}\n`)
    return 0
  }
  const [page, service, tokenRoute] = addressesOf(read)
  const problem = [page, service, tokenRoute].find((address) => typeof address === 'string')
  if (typeof problem === 'string' || !(page instanceof URL)) {
    complain(`experience-doctor: ${String(problem)} See experience-doctor --help.\n`)
    return 2
  }
  const report = await examineHost({
    page,
    service: service instanceof URL ? service : null,
    tokenRoute: tokenRoute instanceof URL ? tokenRoute : null,
  })
  say(read.values.json === true ? `${JSON.stringify(report, null, 2)}\n` : textOf(report))
  return report.findings.some(({ severity }) => severity !== 'info') ? 1 : 0
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    return error instanceof Error ? `${error.message.replace(/\.?$/, '.')}` : 'The options cannot be read.'
  }
}

/** Page, Service and token route: an address, null where none is given, or what is wrong with it. */
function addressesOf({ values, positionals }: Exclude<ReturnType<typeof readArgs>, string>) {
  const [first, ...others] = positionals
  if (first === undefined)
    return ['The address of a page is missing. Write, say, https://my-app.example/rewards.'] as const
  if (others.length > 0)
    return ['One page is looked at, and several addresses were given. Leave the others out.'] as const
  const page = addressOf(first, 'The page')
  const base = page instanceof URL ? page : undefined
  const option = (name: 'service' | 'token-route') =>
    values[name] === undefined ? null : addressOf(values[name], `--${name}`, base)
  return [page, option('service'), option('token-route')] as const
}

/** What was written is not repeated where it may hold a password. */
function addressOf(text: string, what: string, base?: URL): URL | string {
  const url = URL.canParse(text, base?.href) ? new URL(text, base?.href) : null
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    return `${what} is no http or https address. Write all of it, such as https://my-app.example.`
  if (url.username !== '' || url.password !== '')
    return `${what} holds credentials. The doctor sends none; leave them out.`
  return url
}

const marks = { error: '✗ error', warning: '! warning', info: 'i info' } as const

function textOf({ page, version, service, tokenRoute, findings, notChecked, checked }: DoctorReport): string {
  const count = (wanted: Finding['severity']) => findings.filter(({ severity }) => severity === wanted).length
  const plural = (number: number, word: string) => `${String(number)} ${word}${number === 1 ? '' : 's'}`
  return [
    `${page}, looked at by experience-doctor ${version}`,
    `  Service      ${service ?? 'not found'}`,
    `  token route  ${tokenRoute ?? 'not found'}`,
    '',
    ...findings.flatMap(({ id, severity, seen, why, fix }) => [
      `${marks[severity]}  ${id}`,
      `  seen  ${seen}`,
      `  why   ${why}`,
      `  fix   ${fix}`,
      '',
    ]),
    ...(checked.length > 0
      ? ['Looked at, and nothing wrong:', ...checked.map((subject) => `  ✓ ${subject}`), '']
      : []),
    ...(notChecked.length > 0
      ? [
          'Could not be looked at:',
          ...notChecked.flatMap(({ subject, why }) => [`  ? ${subject}`, `    ${why}`]),
          '',
        ]
      : []),
    `${plural(count('error'), 'error')}, ${plural(count('warning'), 'warning')}, ${String(notChecked.length)} not looked at`,
    '',
  ].join('\n')
}
