import { parseArgs } from 'node:util'
import { type AssumptionsInput, mergeAssumptions } from '../../contract/index.ts'
import { type CaseResult, type ConformanceReport, runConformance } from '../index.ts'
import { refusalOfBaseUrl, refusalOfKey } from '../createCaller.ts'
import { serveReceiver } from './serveReceiver.ts'

const usage = `Asks a Service whether it keeps the rules of its specification.

  EXPERIENCE_ORG_API_KEY=… npx --package @experience-program/react experience-conformance --base-url https://service.example [options]

  --base-url URL        where the Service is: https, or http on this machine
  --member ID           an existing member to read with (externalUserID)
  --writes              also the cases that make members, interests, redemptions and webhooks, and take them away again
  --staff ID            a member who may set display prices
  --receiver-url URL    how the Service reaches this machine (a tunnel): receives webhooks
  --receiver-port PORT  where the receiver listens (default 4180)
  --header-prefix NAME  what the names of the webhook headers begin with (default X-Service)
  --assumptions JSON    other paths and names, as the option of runConformance
  --json                the report as JSON
  --help

Keys come from the environment, never from the command line: EXPERIENCE_ORG_API_KEY, and EXPERIENCE_LIVE_KEY for the
cases that compare the two environments. In PowerShell: $env:EXPERIENCE_ORG_API_KEY = '…', then npx. It ends with 0 when nothing failed, 1 when something did, 2 when it could not start.
`

const options = {
  'base-url': { type: 'string' },
  member: { type: 'string' },
  writes: { type: 'boolean' },
  staff: { type: 'string' },
  'receiver-url': { type: 'string' },
  'receiver-port': { type: 'string' },
  'header-prefix': { type: 'string' },
  assumptions: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

interface Command {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly print: (text: string) => void
}

const marks = { passed: '✓', failed: '✗', skipped: '–', observed: '·' } as const

/** The command `experience-conformance`; resolves to its exit code. */
export async function conformanceCommand({ args, env, print }: Command): Promise<0 | 1 | 2> {
  const read = readArgs(args)
  if (typeof read === 'string') {
    print(`${read}\n\n${usage}`)
    return 2
  }
  const baseUrl = read['base-url']
  const orgApiKey = env.EXPERIENCE_ORG_API_KEY
  if (read.help === true || baseUrl === undefined || !orgApiKey) {
    print(
      read.help === true
        ? usage
        : `${baseUrl === undefined ? '--base-url' : 'EXPERIENCE_ORG_API_KEY'} is missing.\n\n${usage}`,
    )
    return read.help === true ? 0 : 2
  }
  try {
    const report = await run(read, {
      baseUrl,
      orgApiKey,
      liveKey: env.EXPERIENCE_LIVE_KEY || undefined,
      print,
    })
    print(read.json === true ? `${JSON.stringify(report, null, 2)}\n` : summaryOf(report))
    return report.failed > 0 ? 1 : 0
  } catch (error) {
    print(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    return 2
  }
}

interface Run extends Pick<Command, 'print'> {
  readonly baseUrl: string
  readonly orgApiKey: string
  readonly liveKey: string | undefined
}

type Options = Exclude<ReturnType<typeof readArgs>, string>

/** Runs the suite. Rejects where it could not start, with words for who wrote the command line. */
async function run(read: Options, { baseUrl, orgApiKey, liveKey, print }: Run): Promise<ConformanceReport> {
  refuse('--base-url', refusalOfBaseUrl(baseUrl))
  refuse('EXPERIENCE_ORG_API_KEY', refusalOfKey(orgApiKey))
  refuse('EXPERIENCE_LIVE_KEY', liveKey === undefined ? null : refusalOfKey(liveKey))
  const assumptions = read.assumptions === undefined ? {} : { assumptions: readAssumptions(read.assumptions) }
  const receiver = await receiverFor(read)
  try {
    return await runConformance({
      baseUrl,
      orgApiKey,
      writes: read.writes === true,
      ...given({
        liveKey,
        externalUserID: read.member,
        staffUserID: read.staff,
        receiver,
        headerPrefix: read['header-prefix'],
      }),
      ...assumptions,
      onResult: (result) => {
        if (read.json !== true) print(`${lineOf(result)}\n`)
      },
    })
  } finally {
    await receiver?.close()
  }
}

function refuse(name: string, problem: string | null): void {
  if (problem !== null) throw new Error(`${name} ${problem}`)
}

function readAssumptions(text: string): AssumptionsInput {
  try {
    const assumptions: unknown = JSON.parse(text)
    mergeAssumptions(assumptions as AssumptionsInput)
    return assumptions as AssumptionsInput
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`--assumptions cannot be read. ${why}`, { cause: error })
  }
}

async function receiverFor({ 'receiver-url': url, 'receiver-port': port = '4180' }: Options) {
  if (url === undefined) return undefined
  refuse('--receiver-port', /^\d{1,5}$/.test(port) && Number(port) <= 65_535 ? null : `${port} is no port.`)
  try {
    return await serveReceiver({ port: Number(port), url })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`Nothing can listen at --receiver-port ${port}. ${why}`, { cause: error })
  }
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    // Its message names the option and not the value, which may be a key.
    return error instanceof Error ? error.message : 'The options cannot be read.'
  }
}

/** Without those that were not given. */
function given<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
}

function lineOf({ name, outcome, message, rules }: CaseResult): string {
  const detail =
    message === null ? '' : `\n    ${outcome === 'failed' ? `${message} (${rules.join(', ')})` : message}`
  return `${marks[outcome]} ${name}${detail}`
}

const summaryOf = ({ passed, failed, skipped, observed, baseUrl }: ConformanceReport) =>
  `\n${baseUrl}: ${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped${observed > 0 ? `, ${String(observed)} observed` : ''}\n`
