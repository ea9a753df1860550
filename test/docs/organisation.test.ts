import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { organisationAssumptionNotes, webhookEventNames } from '../../src/contract/organisation/index.ts'
import { commandOptions } from '../../src/sandbox/node/command/readCommandLine.ts'
import * as server from '../../src/server/index.ts'
import { expectGenerated } from './generated.ts'
import { table } from './markdown.ts'

const file = new URL('../../docs/organisation.md', import.meta.url)
const read = () => readFileSync(file, 'utf8')

/** What the chapter takes from the code, by the name of its place. */
const tables: Readonly<Record<string, string>> = {
  events: `The events: ${webhookEventNames.map((name) => `\`${name}\``).join(', ')}.`,
  options: table(
    ['option', 'what it does'],
    commandOptions.map((option) => [
      `\`--${option.name}${'value' in option ? ` <${option.value}>` : ''}\``,
      option.what,
    ]),
  ),
  assumptions: table(
    ['not shown in the specification', 'assumed', 'how to change it'],
    Object.values(organisationAssumptionNotes).map(({ notShown, assumed, change }) => [
      notShown,
      assumed,
      change,
    ]),
  ),
}

expectGenerated('docs/organisation.md', tables)

it('imports nothing that ./server does not export', () => {
  const imported = [
    ...read().matchAll(/import \{([^}]+)\} from '@experience-program\/react\/server'/g),
  ].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
  expect(imported.length).toBeGreaterThan(0)
  for (const name of imported) expect(server).toHaveProperty(name)
})
