// @ts-check
// node test/walk/faults.mjs: plants one fault after another in the product, and says after how many walks each is found.
// The source stays as it is: test/walk/host/vite.config.ts changes what is built.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** @typedef {{ file: string, from: string, to: string }} Edit */
/** @typedef {{ name: string, edits: readonly Edit[] }} Fault */

/** @type {readonly Edit[]} */
const backIsNotHeld = [
  {
    file: 'src/components/hub/useHubHistory.ts',
    from: 'if (!leaveGuard.current) shown',
    to: 'if (leaveGuard) shown',
  },
  {
    file: 'src/components/hub/useHubHistory.ts',
    from: 'if (!guard.current) accept()',
    to: 'if (guard) accept()',
  },
  {
    file: 'src/components/common/useLeaveGuard.tsx',
    from: 'surroundings.leadsAway ? navigationOf(window) : undefined',
    to: 'undefined',
  },
]

/** @type {Edit} */
const nobodyIsTold = {
  file: 'src/components/interests/useSensitiveFields.ts',
  from: '=> latest.current()',
  to: '=> void latest',
}

/** @type {readonly Fault[]} */
export const faults = [
  // What the walks find in a product without a planted fault would be found with each of them.
  { name: 'none', edits: [] },
  { name: 'Back does not ask', edits: backIsNotHeld },
  {
    name: 'answers are read after the form has gone',
    edits: [
      ...backIsNotHeld,
      nobodyIsTold,
      {
        file: 'src/queries/interestsHooks.ts',
        from: `  const sensitive = typedAnswers(input.readSensitive)
  const created = await createOnce(kit, { offer: offerId, ...answers }, input.onCreated)`,
        to: `  const created = await createOnce(kit, { offer: offerId, ...answers }, input.onCreated)
  const sensitive = typedAnswers(input.readSensitive)`,
      },
      {
        file: 'src/components/interests/useSensitiveFields.ts',
        from: 'read: () => answers ?? {},',
        to: `read: () =>
      Object.fromEntries(
        taken.filter(([, field]) => field.isConnected).map(([key, field]) => [key, field.value]),
      ),`,
      },
    ],
  },
  {
    name: 'a retry has a new key',
    edits: [
      {
        file: 'src/queries/submitWrite.ts',
        from: 'const { key, bytes } = before',
        to: 'const [key, { bytes }] = [randomId(), before]',
      },
    ],
  },
  {
    name: 'the reads of a session outlive it',
    edits: [
      { file: 'src/queries/queryKey.ts', from: "['xp', session.id,", to: "['xp', session.id && 'one'," },
      {
        file: 'src/queries/kit.ts',
        from: 'options.queryClient ?? new QueryClient()',
        to: '((globalThis as { shared?: QueryClient }).shared ??= new QueryClient())',
      },
    ],
  },
  {
    name: 'the form clears itself when sending fails',
    edits: [
      {
        file: 'src/components/interests/useSensitiveFields.ts',
        from: '    end: () => {\n',
        to: '    end: () => {\n      drop()\n      clear()\n',
      },
    ],
  },
  {
    name: 'nobody is told that answers are lost',
    edits: [nobodyIsTold],
  },
  {
    name: 'a message is sent again under a new id',
    edits: [
      {
        file: 'src/queries/sendMessages.ts',
        from: 'operations.sendMessage, {\n    subject: id,',
        to: 'operations.sendMessage, {\n    subject: randomId(),',
      },
    ],
  },
  {
    name: 'a message that fails is gone',
    edits: [
      {
        file: 'src/queries/sendMessages.ts',
        from: "outbox.update(conversationId, id, { state: isUnknown ? 'unknown' : 'failed', error: result.error })",
        to: "outbox.update(conversationId, id, { state: isUnknown ? 'unknown' : 'failed', error: result.error })\n  outbox.remove(conversationId, id)",
      },
    ],
  },
  {
    name: 'a reload forgets what it redeemed',
    edits: [
      {
        file: 'src/queries/redemptionMemory.ts',
        from: 'isCleared || name !== operation ? undefined : attempts.find(hashText(offerId))',
        to: 'undefined as Remembered | undefined',
      },
    ],
  },
  {
    name: 'the end of a session forgets what it redeemed',
    edits: [
      {
        file: 'src/queries/redemptionMemory.ts',
        from: '      mark(owner.isMine)\n',
        to: '      write(storageKey, [])\n',
      },
    ],
  },
  {
    name: "another member's grant is taken",
    edits: [{ file: 'src/client/createTokenStore.ts', from: 'contents.memberId !== memberId', to: 'false' }],
  },
  {
    name: 'a draft is kept in the browser',
    edits: [
      {
        file: 'src/queries/kit.ts',
        from: 'drafts.set(id(form, subject), draft)',
        to: 'drafts.set(id(form, subject), draft), sessionStorage.setItem(form, JSON.stringify(draft))',
      },
    ],
  },
  {
    name: 'the page goes without a question',
    edits: [
      {
        file: 'src/components/provider/ExperienceProvider.tsx',
        from: 'useEffect(() => askWhileUnsent(kit), [kit])',
        to: '',
      },
    ],
  },
  {
    name: 'nothing is read again after a write',
    edits: [
      { file: 'src/queries/submitWrite.ts', from: '  invalidateReads(kit, invalidates[write])', to: '' },
      {
        file: 'src/queries/createRedemption.ts',
        from: 'void readUntilListed(kit, result.data, before)',
        to: '',
      },
    ],
  },
]

/**
 * The fault that `XP_FAULT` names.
 * @returns {Fault | undefined}
 */
export function plantedFault() {
  const name = process.env.XP_FAULT
  const fault = faults.find((each) => each.name === name)
  if (name !== undefined && !fault) throw new Error(`There is no fault named “${name}”.`)
  return fault
}

/**
 * Where the site of the walks is built.
 * @param {Fault | undefined} planted
 */
export const hostFolderOf = (planted) =>
  fileURLToPath(
    new URL(
      `../../node_modules/.cache/xp/walk-host${planted ? `-${planted.name.replace(/\W+/g, '-')}` : ''}`,
      import.meta.url,
    ),
  )

/** @param {Fault} fault */
function walksUntilFound({ name }) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'e2e',
      'test/walk/walk.e2e',
      '-t',
      'is never betrayed',
    ],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      encoding: 'utf8',
      env: { XP_RUNS: '200', XP_SHRINK: '0', ...process.env, NO_COLOR: '1', XP_FAULT: name },
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  const output = stdout + stderr
  // A fault whose place has gone, or a run without a walk, is not a fault that nobody finds.
  if (!/Tests .*\d/.test(output) || /Building the site of the walks failed/.test(output))
    throw new Error(`The walks did not run with “${name}”.\n${output}`)
  const [, walks, problem] = /After (\d+) walks, found in this one:\n(.*)/.exec(output) ?? []
  const [, seed] = /XP_SEED=(\d+) XP_PATH/.exec(output) ?? []
  const fixed = [...output.matchAll(/^ FAIL .*once were: (.*)$/gm)].map(([, walk]) => walk)
  const found = walks === undefined ? 'not found | |' : `${walks} | ${seed} | ${problem}`
  return `${found} | ${fixed.join(', ')}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = process.argv.slice(2)
  for (const fault of faults)
    if (wanted.length === 0 || wanted.includes(fault.name))
      console.log(`| ${fault.name} | ${walksUntilFound(fault)} |`)
}
