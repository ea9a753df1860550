import { parseArgs } from 'node:util'
import { defaultOrganisation } from '../../model/World.ts'
import { type ScenarioName, scenarios } from '../../scenario/scenarios.ts'

/** Each option of `experience-sandbox`, in the order of its help. Without a `value` it is a switch. */
export const commandOptions = [
  { name: 'port', value: 'number', what: 'where it listens; 0 is any that is free. Default 4010' },
  {
    name: 'host',
    value: 'address',
    what: 'Default 127.0.0.1: this machine only. The console answers this machine in any case',
  },
  {
    name: 'hosts',
    value: 'name,…',
    what: 'further names by which it may be asked; names of this machine always may',
  },
  {
    name: 'origins',
    value: 'origin,…',
    what: 'pages that may send an Org-API-Key, such as http://localhost:5173. Default: none',
  },
  {
    name: 'member',
    value: 'id',
    what: 'no backend yet: POST /api/member-token gives this member (externalUserID) a token. Default: no such route',
  },
  { name: 'seed', value: 'text', what: 'the same seed gives the same ids. Default sandbox' },
  { name: 'scenario', value: 'name', what: `how it behaves at first: ${Object.keys(scenarios).join(', ')}` },
  { name: 'latency', value: 'ms', what: 'how long each answer takes' },
  { name: 'token-life', value: 'seconds', what: 'life of a member token. Default 900' },
  {
    name: 'keys',
    value: 'sandbox=…,live=…',
    what: `made-up Org-API-Keys. Default sandbox=${defaultOrganisation.keys.SANDBOX},live=${defaultOrganisation.keys.LIVE}`,
  },
  {
    name: 'snapshot',
    value: 'file',
    what: 'keeps the data in this file, and starts from it if it is there. Default: they are gone at the end',
  },
  { name: 'allow-loopback-webhooks', what: 'webhooks may go to this machine, by http too' },
  { name: 'no-console', what: 'no console page at /' },
  { name: 'help', what: 'this text' },
  { name: 'version', what: 'the version of the package' },
] as const

type CommandOption = (typeof commandOptions)[number]['name']

export function helpText(): string {
  const heads = commandOptions.map(
    (option) => `--${option.name}${'value' in option ? ` <${option.value}>` : ''}`,
  )
  const width = Math.max(...heads.map((head) => head.length))
  const lines = commandOptions.map(({ what }, index) => `  ${(heads[index] ?? '').padEnd(width)}  ${what}`)
  return [
    'experience-sandbox: the Service of the Experience Program API on this machine, made up and in memory.',
    '',
    'Usage: npx --package @experience-program/react experience-sandbox [options]',
    '',
    ...lines,
    '',
    'Example: npx --package @experience-program/react experience-sandbox --port 4010 --snapshot ./sandbox.json',
    '',
  ].join('\n')
}

export interface CommandLine {
  readonly port: number
  readonly host: string
  readonly hosts: readonly string[]
  readonly origins: readonly string[]
  readonly member: string | null
  readonly seed: string
  readonly scenario: ScenarioName
  readonly latencyMs: number | null
  readonly tokenLifeMs: number | null
  readonly keys: { readonly SANDBOX: string; readonly LIVE: string }
  readonly snapshot: string | null
  readonly allowLoopbackWebhooks: boolean
  readonly hasConsole: boolean
}

/** A mistake in the command line: what, why, how to fix. */
export class CommandLineError extends Error {
  override readonly name = 'CommandLineError'
}

const mistake = (what: string, why: string, fix: string) => new CommandLineError(`${what} ${why} ${fix}`)

/** What was asked for. Throws a `CommandLineError` for anything that it does not know. */
export function readCommandLine(args: readonly string[]): CommandLine | 'help' | 'version' {
  const given = readOptions(args)
  if (given.has('help')) return 'help'
  if (given.has('version')) return 'version'
  return {
    port: numberOf(given, 'port', { from: 0, to: 65_535 }) ?? 4010,
    host: given.get('host') ?? '127.0.0.1',
    hosts: listOf(given.get('hosts')),
    origins: listOf(given.get('origins')).map(originOf),
    member: given.get('member') ?? null,
    seed: given.get('seed') ?? 'sandbox',
    scenario: scenarioOf(given.get('scenario')),
    latencyMs: numberOf(given, 'latency', { from: 0, to: 60_000 }),
    tokenLifeMs: thousandfold(numberOf(given, 'token-life', { from: 1, to: 31_536_000 })),
    keys: keysOf(given.get('keys')),
    snapshot: given.get('snapshot') ?? null,
    allowLoopbackWebhooks: given.has('allow-loopback-webhooks'),
    hasConsole: !given.has('no-console'),
  }
}

type Given = ReadonlyMap<CommandOption, string>

const parseOptions = Object.fromEntries(
  commandOptions.map((option) => [
    option.name,
    {
      type: 'value' in option ? ('string' as const) : ('boolean' as const),
      ...(option.name === 'help' ? { short: 'h' } : {}),
    },
  ]),
)

/**
 * By tokens rather than strictly: our errors say how to fix a mistake, and never repeat a value, which may be a key.
 */
function readOptions(args: readonly string[]): Given {
  const given = new Map<CommandOption, string>()
  const { tokens } = parseArgs({ args: [...args], options: parseOptions, strict: false, tokens: true })
  for (const token of tokens) {
    const option = token.kind === 'option' && commandOptions.find(({ name }) => name === token.name)
    if (!option) throw unknownOption((args[token.index] ?? '').split('=', 1)[0] ?? '')
    if (given.has(option.name))
      throw mistake(`--${option.name} is given twice.`, 'Only one can hold.', 'Leave one out.')
    given.set(option.name, 'value' in option ? valueOf(option, token) : switchOf(option, token))
  }
  return given
}

const unknownOption = (written: string) =>
  mistake(`There is no option ${written}.`, 'It would change nothing.', 'See experience-sandbox --help.')

interface OptionToken {
  readonly value: string | undefined
  readonly inlineValue: boolean | undefined
}

function switchOf({ name }: { readonly name: string }, { inlineValue }: OptionToken): string {
  if (inlineValue !== true) return ''
  throw mistake(`--${name} takes no value.`, 'It is a switch.', `Write --${name} alone.`)
}

function valueOf(
  option: { readonly name: string; readonly value: string },
  { value, inlineValue }: OptionToken,
): string {
  if (value && (inlineValue === true || !value.startsWith('--'))) return value
  throw mistake(
    `--${option.name} has no value.`,
    `It needs one: <${option.value}>.`,
    'See experience-sandbox --help.',
  )
}

function numberOf(
  given: Given,
  name: CommandOption,
  { from, to }: { readonly from: number; readonly to: number },
): number | null {
  const text = given.get(name)
  if (text === undefined) return null
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (value >= from && value <= to) return value
  throw mistake(
    `--${name} ${text} cannot be.`,
    `It is a whole number from ${String(from)} to ${String(to)}.`,
    `Write, say, --${name} ${String(Math.max(from, 300))}.`,
  )
}

const listOf = (text = '') => text.split(',').flatMap((each) => each.trim() || [])

function originOf(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text
  throw mistake(
    `--origins ${text} is no origin.`,
    'A browser sends scheme, name and port alone.',
    'Write, say, --origins http://localhost:5173.',
  )
}

const thousandfold = (value: number | null) => value && value * 1_000

function scenarioOf(name = 'default'): ScenarioName {
  if (Object.hasOwn(scenarios, name)) return name as ScenarioName
  throw mistake(
    `There is no scenario ${name}.`,
    'It would change nothing.',
    `Use one of: ${Object.keys(scenarios).join(', ')}.`,
  )
}

function keysOf(text: string | undefined): CommandLine['keys'] {
  if (text === undefined) return defaultOrganisation.keys
  const pairs = text
    .split(',')
    .map((pair) => /^(sandbox|live)=(\S{8,255})$/.exec(pair.trim())?.slice(1) ?? [])
  const { sandbox, live } = Object.fromEntries(pairs) as Partial<Record<'sandbox' | 'live', string>>
  const isRight = pairs.length <= 2 && pairs.every((pair) => pair.length === 2)
  const keys = {
    SANDBOX: sandbox ?? defaultOrganisation.keys.SANDBOX,
    LIVE: live ?? defaultOrganisation.keys.LIVE,
  }
  // What was written is not repeated: somebody may have put a real key there.
  if (!isRight)
    throw mistake(
      '--keys cannot be read.',
      'It is one or two pairs, each key of 8 characters at least, without spaces or commas.',
      'Write --keys sandbox=made-up-key-1,live=made-up-key-2.',
    )
  if (keys.SANDBOX === keys.LIVE)
    throw mistake(
      'Both keys of --keys are the same.',
      'The key tells SANDBOX from LIVE.',
      'Give each its own.',
    )
  return keys
}
