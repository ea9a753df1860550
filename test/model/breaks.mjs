// @ts-check
// node test/model/breaks.mjs: breaks the product in one way after another, and says after how many walks each is found.
// The source stays as it is: test/model/vitest.config.ts changes what is loaded.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** @typedef {{ name: string, file: string, from: string, to: string }} Break */

/** @type {Break[]} */
export const breaks = [
  {
    name: 'a retry has a new key',
    file: 'src/queries/submitWrite.ts',
    from: 'const { key, bytes } = before',
    to: 'const [key, { bytes }] = [randomId(), before]',
  },
  {
    name: 'a reload forgets what it redeemed',
    file: 'src/queries/redemptionMemory.ts',
    from: 'isCleared || name !== operation ? undefined : attempts.find(hashText(offerId))',
    to: 'undefined as Remembered | undefined',
  },
  {
    name: 'the end of a session forgets what it redeemed',
    file: 'src/queries/redemptionMemory.ts',
    from: '      mark(owner.isMine)\n',
    to: '      write(storageKey, [])\n',
  },
  {
    name: 'an older redemption is taken for the lost one',
    file: 'src/queries/createRedemption.ts',
    from: '!memory.isFromBefore(row, before.subject, rule)',
    to: 'true',
  },
  {
    name: 'the list is not read first',
    file: 'src/queries/createRedemption.ts',
    from: '    learn: (earlier) => learnFromList(kit, earlier),\n',
    to: '',
  },
  {
    name: 'a message is sent again under a new id',
    file: 'src/queries/sendMessages.ts',
    from: 'operations.sendMessage, {\n    subject: id,',
    to: 'operations.sendMessage, {\n    subject: randomId(),',
  },
  {
    name: 'a double submit is not joined',
    file: 'src/queries/writeRecords.ts',
    from: 'if (running) return running',
    to: '',
  },
  {
    name: 'sensitive answers are left out of the PUT',
    file: 'src/queries/interestsHooks.ts',
    from: 'answers[key]?.trim()',
    to: 'false',
  },
  {
    name: 'nothing is read again after a write',
    file: 'src/queries/submitWrite.ts',
    from: '  invalidateReads(kit, invalidates[write])',
    to: '',
  },
  {
    name: 'the outbox outlives its session',
    file: 'src/queries/outbox.ts',
    from: '      queues.clear()\n',
    to: '',
  },
  {
    name: "another member's grant is taken",
    file: 'src/client/createTokenStore.ts',
    from: 'contents.memberId !== memberId',
    to: 'false',
  },
  {
    name: 'the queue stops behind a message whose row shows up',
    file: 'src/queries/sendMessages.ts',
    from: '\n  void sendQueue(kit, conversationId)\n}\n\n/**\n * Sends a queue',
    to: '\n}\n\n/**\n * Sends a queue',
  },
]

const root = fileURLToPath(new URL('../..', import.meta.url))

/** @param {Break} one */
function runsUntilFound({ name, file, from }) {
  if (readFileSync(`${root}${file}`, 'utf8').split(from).length !== 2) return `not one place in ${file}`
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'test/model/vitest.config.ts',
      '-t',
      'random walks',
    ],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, XP_BREAK: name, XP_RUNS: process.env.XP_RUNS ?? '2000' },
    },
  )
  return /After (\d+) walks/.exec(stdout + stderr)?.[1] ?? 'not found'
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const one of breaks) console.log(`| ${one.name} | ${runsUntilFound(one)} |`)
