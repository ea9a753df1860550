import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WebhookStore } from '../../src/server/index.ts'

/** A real server with a store of the documentation on it. */
export interface StoreServer {
  readonly store: WebhookStore
  readonly stop: () => Promise<void>
}

type Started = StoreServer | { readonly missing: string }

const docs = new URL('../../docs/organisation.md', import.meta.url)
const recipes = new URL('../../artifacts/recipes/', import.meta.url)

/** The first code block after the mark of this name. */
async function recipe(name: string): Promise<string> {
  const text = await readFile(docs, 'utf8')
  const code = text.split(`<!-- recipe: ${name} -->`)[1]?.match(/```\w+\n([^]*?)```/)?.[1]
  if (code === undefined) throw new Error(`docs/organisation.md has no recipe ${name}.`)
  return code
}

/** What the recipe's code exports. */
async function load(name: string): Promise<Readonly<Record<string, (client: unknown) => WebhookStore>>> {
  await mkdir(recipes, { recursive: true })
  const file = new URL(`${name}.ts`, recipes)
  await writeFile(file, await recipe(name))
  return (await import(/* @vite-ignore */ file.pathname)) as never
}

/** By a name that no type check follows: who has not installed it skips. */
const optional = (name: string): Promise<Readonly<Record<string, unknown>> | null> =>
  import(/* @vite-ignore */ name).catch(() => null)

const found = (candidates: readonly string[]) => candidates.find((path) => existsSync(path)) ?? null

/** PostgreSQL refuses to run as root: Debian's package brings a user. */
function userOf(name: string): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, name]).toString())
  return { uid: id('-u'), gid: id('-g') }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  await gone
}

/** Tries until it is there: a server takes a moment to listen. */
async function once<T>(attempt: () => Promise<T>): Promise<T> {
  for (let turn = 0; ; turn += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (turn === 200) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

interface Pool {
  readonly query: (text: string) => Promise<unknown>
  readonly end: () => Promise<void>
  readonly on: (event: 'error', listener: () => void) => void
}

export async function startPostgres(): Promise<Started> {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  const initdb = found([
    '/usr/local/bin/initdb',
    ...versions.map((each) => `/usr/lib/postgresql/${each}/bin/initdb`),
  ])
  if (!initdb) return { missing: 'PostgreSQL is not installed (Debian: postgresql)' }
  const pg = await optional('pg')
  if (!pg) return { missing: 'the package pg is not installed (npm ci)' }
  const folder = await mkdtemp(join(tmpdir(), 'xp-postgres-'))
  const user = userOf('postgres')
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  execFileSync(initdb, ['-D', data, '-A', 'trust', '-U', 'xp', '--no-sync', '-E', 'UTF8', '--locale=C'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off'].flatMap((each) => [
    '-c',
    each,
  ])
  const server = spawn(join(initdb, '..', 'postgres'), ['-D', data, ...settings], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const { Pool } = pg as unknown as { readonly Pool: new (options: object) => Pool }
  const pool = new Pool({ host: folder, user: 'xp', database: 'postgres', max: 10 })
  pool.on('error', () => {})
  const stop = async () => {
    await pool.end()
    await ended(server)
    await rm(folder, { recursive: true, force: true })
  }
  await once(() => pool.query('select 1'))
  await pool.query(await recipe('postgres-table'))
  return { store: (await load('postgres')).createPostgresStore?.(pool) as WebhookStore, stop }
}

interface RedisClient {
  readonly connect: () => Promise<unknown>
  readonly on: (event: 'error', listener: () => void) => void
  readonly sendCommand: (command: string[]) => Promise<unknown>
  readonly destroy: () => void
}

export async function startRedis(): Promise<Started> {
  const binary = found(['/usr/bin/redis-server', '/usr/local/bin/redis-server'])
  if (!binary) return { missing: 'Redis is not installed (Debian: redis-server)' }
  const redis = await optional('redis')
  if (!redis) return { missing: 'the package redis is not installed (npm ci)' }
  const folder = await mkdtemp(join(tmpdir(), 'xp-redis-'))
  const path = join(folder, 'socket')
  const server = spawn(binary, ['--port', '0', '--unixsocket', path, '--save', '', '--dir', folder], {
    stdio: 'ignore',
  })
  const { createClient } = redis as unknown as { readonly createClient: (options: object) => RedisClient }
  await once(() =>
    existsSync(path) ? Promise.resolve() : Promise.reject(new Error('Redis does not listen.')),
  )
  const client = createClient({ socket: { path } })
  client.on('error', () => {})
  await client.connect()
  const stop = async () => {
    client.destroy()
    await ended(server)
    await rm(folder, { recursive: true, force: true })
  }
  const send = (command: string[]) => client.sendCommand(command)
  return { store: (await load('redis')).createRedisStore?.(send) as WebhookStore, stop }
}
