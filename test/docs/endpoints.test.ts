import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Operation, operations } from '../../src/contract/index.ts'
import { organisationOperations } from '../../src/contract/organisation/index.ts'
import { setOfferPrice } from '../../src/contract/staff/index.ts'
import { expectGenerated } from './generated.ts'
import { table } from './markdown.ts'

/** When the components call each; hooks call it when a host uses them. */
const memberCalls: Readonly<Record<keyof typeof operations, string>> = {
  offers:
    'the catalog is shown, then page by page; one offer is looked up in it, and what bookings, requests and conversations are about; the wallet says what the balance reaches; searching or filtering reads on to the end',
  offer: 'one offer is shown (off: it is looked up in the list)',
  eligibility: 'one offer is shown (off)',
  createRedemption: 'the member confirms a redemption, once',
  redemption: 'a redemption is shown; followed while it is open',
  redemptions:
    'what lies ahead or the list of redemptions is shown; conversations are named by it; before a redemption is confirmed, after one was made, and after one whose outcome is unknown',
  submitFeedback: 'the member sends feedback',
  createInterest: 'the member sends the form, once',
  interest: 'an interest is shown, or one of `interestIds` names a conversation or waits for the member',
  submitIntake: 'sensitive answers were typed, or answers are changed',
  verifyPhone: 'the member enters a code',
  issuePhoneCode: 'the member asks for another code',
  conversations: 'the list of conversations is shown',
  messages:
    'a conversation is open: every 4 seconds with attention, up to 30 idle, never hidden or offline; once, where what lies ahead says what is unread',
  sendMessage: 'a message is next in the outbox',
  wallet: 'points or prices are shown, also in a header',
  ledger: 'the wallet, the points by month or a redemption is shown (off)',
  terms: 'a gate or the documents are shown',
  acceptTerms: 'the member accepts (off: your own `accept`)',
}

const organisationCalls: Readonly<Record<keyof typeof organisationOperations, string>> = {
  exchange: '`exchangeMemberToken`, `memberTokenHandler`',
  members: 'your own code',
  removeMember: 'your own code',
  creditWallet: 'your own code',
  memberLedger: 'your own code',
  offerAnalytics: 'your own code',
  createWebhook: 'your own code',
  webhooks: 'your own code',
  deleteWebhook: 'your own code',
}

const repeats = { key: 'key', natural: 'replaces', none: 'plain' } as const

function rowsOf(list: Readonly<Record<string, Operation>>, calls: Readonly<Record<string, string>>): string {
  const rows = Object.values(list).map((each) => [
    `\`${each.name}\``,
    `\`${each.method} ${each.path}\``,
    calls[each.name] ?? '',
    each.method === 'GET' ? 'read' : repeats[each.idempotency],
    each.source === 'assumed' ? 'assumed' : 'specified',
  ])
  // By address, so that what belongs together is together.
  return table(
    ['operation', 'call', 'when', 'again', 'source'],
    rows.toSorted(([, a = ''], [, b = '']) => (a.split(' ')[1] ?? '').localeCompare(b.split(' ')[1] ?? '')),
  )
}

/** A picture in a style sheet would be a source of its own. */
const sheets = readdirSync(new URL('../../src', import.meta.url), {
  recursive: true,
  encoding: 'utf8',
}).filter((path) => path.endsWith('.css') && !/sandbox.console/.test(path))
const hasDataImages = sheets.some((path) =>
  /url\(\s*["']?data:/.test(readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8')),
)

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  `img-src 'self' https://pictures.example${hasDataImages ? ' data:' : ''}`,
  "font-src 'self'",
  "connect-src 'self' https://service.example",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
]

const parts: Readonly<Record<string, string>> = {
  member: rowsOf(operations, memberCalls),
  organisation: rowsOf(organisationOperations, organisationCalls),
  staff: rowsOf({ setOfferPrice }, { setOfferPrice: '`OfferPriceForm` is sent' }),
  csp: [
    '```',
    'Content-Security-Policy:',
    ...policy.map((directive, index) => `  ${directive}${index < policy.length - 1 ? ';' : ''}`),
    '```',
  ].join('\n'),
}

expectGenerated('docs/endpoints.md', parts)

it('sends every request to one host: no address of ours is in what ships', () => {
  const shipped = readdirSync(new URL('../../src', import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  }).filter((path) => /\.tsx?$/.test(path) && !/^(sandbox|server|locales)\b/.test(path))
  const addresses = shipped.flatMap((path) => {
    const code = readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8').replaceAll(
      /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm,
      '',
    )
    return [...code.matchAll(/['"`](https?:\/\/[a-z0-9][^'"`$]*)/g)].map(
      ([, address]) => `${path}: ${address ?? ''}`,
    )
  })
  // Names of formats, examples in a developer error and stand-ins for reading a relative address: nothing is sent there.
  expect(
    addresses.filter(
      (address) => !/w3\.org|\.example|\.test\b|\.invalid|localhost|https:\/\/(…|host)$/.test(address),
    ),
  ).toEqual([])
})
