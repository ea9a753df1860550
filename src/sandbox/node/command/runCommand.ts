import { readFile } from 'node:fs/promises'
import type { Sandbox } from '../../Sandbox.ts'
import { createSandbox } from '../../createSandbox.ts'
import { defaultOrganisation } from '../../model/World.ts'
import { scenarios } from '../../scenario/scenarios.ts'
import { sandboxMembers } from '../../seed/knownIds.ts'
import { tokenRoutePath } from '../createTokenRoute.ts'
import { keepSnapshot } from '../keepSnapshot.ts'
import { serveSandbox } from '../serveSandbox.ts'
import { type CommandLine, CommandLineError, helpText, readCommandLine } from './readCommandLine.ts'

/** What the command needs of its process. */
interface CommandProcess {
  readonly args: readonly string[]
  readonly say: (text: string) => void
  readonly complain: (text: string) => void
  /** Calls back when the process is asked to end. */
  readonly onEnd: (end: () => void) => void
}

/**
 * Runs `experience-sandbox` until it is asked to end. Gives its exit code: 0, 1 when it cannot run, 2 for a
 * wrong command line.
 */
export async function runCommand({ args, say, complain, onEnd }: CommandProcess): Promise<number> {
  try {
    const asked = readCommandLine(args)
    if (asked === 'help') say(helpText())
    else if (asked === 'version') say(`${await packageVersion()}\n`)
    else await serve(asked, { say, complain, onEnd })
    return 0
  } catch (error) {
    complain(`experience-sandbox: ${error instanceof Error ? error.message : String(error)}\n`)
    return error instanceof CommandLineError ? 2 : 1
  }
}

async function serve(
  asked: CommandLine,
  { say, complain, onEnd }: Omit<CommandProcess, 'args'>,
): Promise<void> {
  let touch = () => {}
  const sandbox = sandboxFor(asked, () => touch())
  const onError = (error: unknown) =>
    complain(
      `experience-sandbox: the data could not be saved. ${error instanceof Error ? error.message : ''} They are tried again after the next change.\n`,
    )
  const kept = asked.snapshot === null ? null : await keepSnapshot(sandbox, asked.snapshot, { onError })
  touch = kept?.touch ?? touch
  const served = await listen(sandbox, asked, () => touch())
  // At once, so that a file that cannot be written is known at the start.
  await kept?.save()
  const ended = new Promise<void>((resolve) => onEnd(resolve))
  say(greeting(served.url, asked, kept?.wasRestored ?? false))
  await ended
  await served.close()
  await kept?.save()
}

function sandboxFor(
  { scenario, latencyMs, seed, tokenLifeMs, keys, allowLoopbackWebhooks }: CommandLine,
  onDelivery: () => void,
): Sandbox {
  const send: typeof globalThis.fetch = async (...input) => {
    try {
      return await fetch(...input)
    } finally {
      onDelivery()
    }
  }
  return createSandbox({
    seed,
    organisations: [{ ...defaultOrganisation, keys }],
    scenario: latencyMs === null ? scenario : { ...scenarios[scenario], latencyMs },
    webhooks: { fetch: send, allowLoopback: allowLoopbackWebhooks },
    ...(tokenLifeMs === null ? {} : { grantLifeMs: tokenLifeMs }),
  })
}

async function listen(sandbox: Sandbox, { hasConsole, ...asked }: CommandLine, onChange: () => void) {
  const { port, host, hosts, origins } = asked
  const member = asked.member ?? undefined
  try {
    return await serveSandbox(sandbox, { port, host, hosts, origins, member, console: hasConsole, onChange })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'EADDRINUSE')
      throw new Error(
        `Port ${String(port)} is taken. Something else listens there, perhaps another sandbox. Give --port another number, or 0.`,
        { cause: error },
      )
    if (code === 'EACCES')
      throw new Error(
        `Port ${String(port)} is not allowed. Ports below 1024 belong to the system. Give --port a higher number.`,
        { cause: error },
      )
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Error(
        `${host} is no address of this machine. Nothing can listen there. Leave --host out, or give 127.0.0.1.`,
        { cause: error },
      )
    throw error
  }
}

/** Beside `dist` in the package; as many folders up from `src`. */
async function packageVersion(): Promise<string> {
  const manifest = JSON.parse(
    await readFile(new URL('../../../../package.json', import.meta.url), 'utf8'),
  ) as { readonly version: string }
  return manifest.version
}

/** What the terminal shows once it listens: one link, and what to give the backend and the page. */
function greeting(
  url: string,
  { keys, member, snapshot, hasConsole, allowLoopbackWebhooks }: CommandLine,
  wasRestored: boolean,
): string {
  const lines = [
    '',
    `  ${url}`,
    '',
    `The Service on this machine, all made up${hasConsole ? '; open it for the console' : ''}. Ctrl-C stops it.`,
    '',
    '  your backend   exchanges the key and calls all of server mode',
    `                 base URL         ${url}`,
    `                 Org-API-Key      ${keys.SANDBOX} (SANDBOX)`,
    `                                  ${keys.LIVE} (LIVE, nobody in it)`,
    `                 externalUserID   ${Object.values(sandboxMembers).join(', ')}, or any other`,
    `  your page      <ExperienceProvider baseUrl="${url}" session={session}>`,
    ...(member === null
      ? []
      : [
          `  no backend     POST ${url}${tokenRoutePath} gives ${member} a token; let your dev server proxy it`,
        ]),
    `  webhooks       ${allowLoopbackWebhooks ? 'go to HTTPS endpoints and to this machine' : 'go to HTTPS endpoints; with --allow-loopback-webhooks to this machine too'}`,
    `  data           ${snapshot === null ? 'in memory; --snapshot ./sandbox.json keeps them' : `${wasRestored ? 'from' : 'kept in'} ${snapshot}`}`,
    '',
  ]
  return lines.join('\n')
}
