import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import type { ExperienceErrorKind } from '../../src/client/index.ts'
import { failureMessages } from '../../src/i18n/en/failure.ts'
import { expectGenerated } from './generated.ts'
import { table } from './markdown.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.tsx?$/.test(path) && !/^src\/(sandbox|conformance|doctor|console|base)\//.test(path))
  .toSorted()

/** When it happens, and what to do about it. The compiler asks for every kind. */
const kinds: Readonly<Record<ExperienceErrorKind, readonly [when: string, act: string]>> = {
  network: [
    'no answer came: offline, CORS, a policy that forbids the address, a closed connection, a redirect, which is not followed',
    'when it lasts, run the doctor; look at CORS, `connect-src` ([Endpoints](endpoints.md)) and redirects',
  ],
  timeout: [
    'no answer in time, or a 408',
    'nothing; when it lasts, ask the Service. `requestTimeoutMs` of the client is the limit',
  ],
  authentication: [
    'a 401 also after a new token',
    'your backend exchanges for another Service or with another key: check `baseUrl` and the Org-API-Key',
  ],
  permission: [
    'a 403',
    'the key or the member lacks a permission: ask the Service. It never asks for a new token',
  ],
  'not-found': [
    'a 404 or 410',
    'of one thing: an old link, or an id of another organisation; lead back to the catalog. Of a list: `baseUrl` leads elsewhere, as the console says in development',
  ],
  rejected: ['another 4xx', 'report `code` and the request id: the Service refused what the library sent'],
  conflict: ['a 409', 'nothing: the view reads again what has changed'],
  'rate-limit': ['a 429', 'nothing: the button counts down `retryAfterMs`. Share one session to ask less'],
  service: [
    'a 5xx',
    'nothing; when it lasts, give the request id to the Service. With a `Retry-After` it is not asked sooner, and the button counts down as after a 429',
  ],
  'invalid-response': [
    'an answer that is not what the specification says',
    'look for a proxy that answers with HTML; else report the request id',
  ],
  'invalid-request': [
    'what was to be sent breaks the contract: it was not sent',
    'correct the arguments of your call; forms of ours check before',
  ],
  'session-ended': [
    'the member signed out, or your token route answered 401 or `null`, or with a grant of another member',
    'sign in again and make a new session; give `slots.signInAgain`',
  ],
  terms: ['a write before the terms were accepted, inside a `TermsGate`', 'nothing: the gate asks for them'],
}

interface DeveloperText {
  readonly what: string
  readonly hint: string
  readonly isThrown: boolean
}

/** The words of an expression; `…` for what is known only when it runs. */
function wordsOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('')
  if (ts.isArrowFunction(node)) return wordsOf(node.body)
  if (ts.isParenthesizedExpression(node)) return wordsOf(node.expression)
  if (ts.isBinaryExpression(node)) return wordsOf(node.right)
  return ''
}

/** Of a function that is called by its name, or as a property. */
function nameOf(called: ts.Expression): string {
  if (ts.isPropertyAccessExpression(called)) return called.name.text
  return ts.isIdentifier(called) ? called.text : ''
}

function developerTextsIn(path: string): readonly DeveloperText[] {
  const found: DeveloperText[] = []
  const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const text = nameOf(node.expression)
      // `report` of a language tells each of a subject once: `report(key, what, hint)`.
      const [what, hint] = node.arguments.slice(text === 'report' ? 1 : 0)
      if (/^(developerError|reportDeveloperError|report)$/.test(text) && what && hint)
        found.push({ what: wordsOf(what), hint: wordsOf(hint), isThrown: text === 'developerError' })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const cell = (text: string) =>
  text
    .replaceAll(/…(?: …)*/g, '…')
    // Not taken for an address that leads somewhere.
    .replaceAll(/'(https?:\/\/localhost[^']*)'/g, '`$1`')
    .replaceAll('|', '\\|')
    .replaceAll(/<([^>]+)>/g, '`<$1>`')
    .trim()

const developerTexts = sources
  .flatMap(developerTextsIn)
  .filter(({ what }) => what !== '')
  .toSorted((one, other) => one.what.localeCompare(other.what, 'en'))

expectGenerated('docs/errors.md', {
  kinds: table(
    ['`kind`', 'when', 'the member reads', 'what you do'],
    Object.entries(kinds).map(([kind, [when, act]]) => [
      `\`${kind}\``,
      when,
      `*${failureMessages[`failure.${kind as ExperienceErrorKind}`]}*`,
      act,
    ]),
  ),
  developer: table(
    ['message', 'why, and how to mend it'],
    developerTexts.map(({ what, hint, isThrown }) => [
      `${cell(what)}${isThrown ? ' *(thrown)*' : ''}`,
      cell(hint),
    ]),
  ),
})

describe('docs/errors.md', () => {
  const text = readFileSync(join(root, 'docs/errors.md'), 'utf8')

  it('has every code that the library gives', () => {
    const codes = ['client', 'queries'].flatMap((floor) =>
      sources
        .filter((path) => path.startsWith(`src/${floor}/`))
        .flatMap((path) => [
          ...readFileSync(join(root, path), 'utf8').matchAll(
            /(?:code: |, )'([a-z]+-[a-z]+)'(?:\)|,? \}|,\n)/g,
          ),
        ])
        .map(([, code = '']) => code)
        .filter((code) => !(code in kinds)),
    )
    expect(codes).toContain('cut-off')
    expect(codes.filter((code) => !text.includes(`| \`${code}\` |`))).toEqual([])
  })

  it('has the mistakes that the code names', () => {
    expect(developerTexts.length).toBeGreaterThan(25)
  })

  it('has every mistake that is thrown or told once for its subject', () => {
    for (const words of ['has no way to accept terms', 'paging.size is', 'The message "…" is unknown'])
      expect(text).toContain(words)
  })
})
