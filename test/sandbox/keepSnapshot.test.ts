import type { PathLike } from 'node:fs'
import { mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { keepSnapshot } from '../../src/sandbox/node.ts'
import { writeAtomically } from '../../src/sandbox/node/keepSnapshot.ts'
import { createBench } from './createBench.ts'

let folder = ''
let file = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xp-snapshot-'))
  file = join(folder, 'sandbox.json')
})
afterEach(() => rm(folder, { recursive: true }))

const crash = new Error('the power went out')

test('puts the new text in the place of the old', async () => {
  await writeAtomically(file, 'old')
  await writeAtomically(file, 'new')
  expect(await readFile(file, 'utf8')).toBe('new')
  expect(await readdir(folder)).toEqual(['sandbox.json'])
  if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('leaves the old text when it ends between write and rename', async () => {
  await writeAtomically(file, 'old')
  let beside: string | null = null
  const move = async (from: PathLike) => {
    beside = await readFile(from, 'utf8')
    throw crash
  }
  await expect(writeAtomically(file, 'new', move)).rejects.toBe(crash)
  expect([beside, await readFile(file, 'utf8')]).toEqual(['new', 'old'])
})

test('writes beside the file under a name that nobody can guess, and through no link', async () => {
  const names: string[] = []
  const move = (from: PathLike, to: string) => {
    names.push(String(from))
    return rename(from, to)
  }
  const elsewhere = join(folder, 'elsewhere')
  await writeFile(elsewhere, 'mine')
  for (const planted of [`${file}.${String(process.pid)}.tmp`, `${file}.tmp`])
    await symlink(elsewhere, planted)
  await writeAtomically(file, 'one', move)
  await writeAtomically(file, 'two', move)
  expect(await readFile(elsewhere, 'utf8')).toBe('mine')
  expect(new Set(names.map((name) => join(name, '..')))).toEqual(new Set([folder]))
  for (const name of names) expect(name).toMatch(/[0-9a-f-]{36}\.tmp$/)
  expect(new Set(names).size).toBe(2)
})

test('never writes to a file that was there: its name is drawn, and made exclusively', async () => {
  const opened = vi.spyOn(crypto, 'randomUUID').mockReturnValue('00000000-0000-4000-8000-000000000000')
  onTestFinished(() => opened.mockRestore())
  const planted = `${file}.00000000-0000-4000-8000-000000000000.tmp`
  // On Windows few may make links.
  await (process.platform === 'win32' ? writeFile(planted, '') : symlink(join(folder, 'elsewhere'), planted))
  await expect(writeAtomically(file, 'one')).rejects.toThrow('EEXIST')
  expect(await readdir(folder)).toEqual([basename(planted)])
})

test('starts from the file that an earlier sandbox left', async () => {
  const first = createBench()
  const kept = await keepSnapshot(first.sandbox, file)
  expect(kept.wasRestored).toBe(false)
  first.sandbox.control.credit(sandboxMembers.fresh, 7)
  await kept.save()
  const second = createBench()
  expect((await keepSnapshot(second.sandbox, file)).wasRestored).toBe(true)
  expect(second.sandbox.control.walletOf(sandboxMembers.fresh).balance).toBe(48_257)
})

test('saves once for many changes', async () => {
  vi.useFakeTimers()
  try {
    const texts: string[] = []
    const { touch } = await keepSnapshot(createBench().sandbox, file, {
      write: (_file, text) => Promise.resolve(void texts.push(text)),
    })
    for (let change = 0; change < 50; change += 1) touch()
    await vi.advanceTimersByTimeAsync(299)
    expect(texts).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(texts).toHaveLength(1)
    touch()
    await vi.advanceTimersByTimeAsync(300)
    expect(texts).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})

test('never lands an older state on a newer one', async () => {
  const bench = createBench()
  const landed: number[] = []
  let letGo = () => {}
  const firstMayLand = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const write = async (_file: string, text: string) => {
    const credits = text.split('Points from your organisation').length - 1
    if (credits === 0) await firstMayLand
    landed.push(credits)
  }
  const kept = await keepSnapshot(bench.sandbox, file, { write })
  const first = kept.save()
  // The first one is being written from here on.
  await new Promise((resolve) => setImmediate(resolve))
  bench.sandbox.control.credit(sandboxMembers.fresh, 1)
  const second = kept.save()
  letGo()
  await Promise.all([first, second])
  expect(landed).toEqual([0, 1])
})

test('says what is wrong with a broken file, and leaves it as it is', async () => {
  await writeFile(file, '{"format":"experience-sandbox/1","mem')
  await expect(keepSnapshot(createBench().sandbox, file)).rejects.toThrow(
    `The snapshot ${file} was not used, and is left as it is. It is not JSON, or not all of it is there. Move it away, or give --snapshot another file.`,
  )
  expect(await readFile(file, 'utf8')).toBe('{"format":"experience-sandbox/1","mem')
})

test('says when the file cannot be read at all', async () => {
  await expect(keepSnapshot(createBench().sandbox, folder)).rejects.toThrow(
    `The snapshot ${folder} cannot be opened.`,
  )
})

test('tells of a save that failed, and saves after the next change', async () => {
  const onError = vi.fn()
  let isBroken = true
  const { touch } = await keepSnapshot(createBench().sandbox, file, {
    delayMs: 0,
    onError,
    write: (...input) => (isBroken ? Promise.reject(crash) : writeAtomically(...input)),
  })
  touch()
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(crash), 10_000)
  isBroken = false
  touch()
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual(['sandbox.json']))
})
