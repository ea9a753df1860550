import { scenarios } from '../../scenario/scenarios.ts'
import { defaultOrganisation } from '../../model/Organisation.ts'

/** Each option of `experience-sandbox`, in the order of its help. Without a `value` it is a switch. */
export const commandOptions = [
  { name: 'port', value: 'number', what: 'where it listens; 0 is any that is free. Default 4010' },
  {
    name: 'host',
    value: 'address',
    what: 'Default 127.0.0.1: this machine only. The console answers this machine in any case',
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

export type CommandOption = (typeof commandOptions)[number]['name']

export function helpText(): string {
  const heads = commandOptions.map(
    (option) => `--${option.name}${'value' in option ? ` <${option.value}>` : ''}`,
  )
  const width = Math.max(...heads.map((head) => head.length))
  const lines = commandOptions.map(({ what }, index) => `  ${(heads[index] ?? '').padEnd(width)}  ${what}`)
  return [
    'experience-sandbox: the Service of the Experience Program API on this machine, made up and in memory.',
    '',
    'Usage: npx experience-sandbox [options]',
    '',
    ...lines,
    '',
    'Example: npx experience-sandbox --port 4010 --snapshot ./sandbox.json --allow-loopback-webhooks',
    '',
  ].join('\n')
}
