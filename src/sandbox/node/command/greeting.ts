import { sandboxMembers } from '../../seed/sandboxMembers.ts'
import type { CommandLine } from './readCommandLine.ts'

/** What the terminal shows once it listens: one link, and what to give the backend and the page. */
export function greeting(
  url: string,
  { keys, snapshot, hasConsole, allowLoopbackWebhooks }: CommandLine,
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
    `  webhooks       ${allowLoopbackWebhooks ? 'go to HTTPS endpoints and to this machine' : 'go to HTTPS endpoints; with --allow-loopback-webhooks to this machine too'}`,
    `  data           ${snapshot === null ? 'in memory; --snapshot ./sandbox.json keeps them' : `${wasRestored ? 'from' : 'kept in'} ${snapshot}`}`,
    '',
  ]
  return lines.join('\n')
}
