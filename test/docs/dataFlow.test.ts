import { existsSync, readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const page = readFileSync('docs/data-flow.md', 'utf8')

/** What runs on a host's page. */
const sources = readdirSync('src', { encoding: 'utf8', recursive: true })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/^(sandbox|conformance|console|doctor|server)\//.test(path))
  .map((path) => ({
    path,
    file: ts.createSourceFile(path, readFileSync(`src/${path}`, 'utf8'), ts.ScriptTarget.Latest, true),
  }))

/** What could keep something, or send it away, and which modules use it. */
const doors: Readonly<Record<string, readonly string[]>> = {
  sessionStorage: ['queries/redemptionMarks.ts', 'queries/redemptionMemory.ts'],
  localStorage: ['components/common/savedInThisBrowser.ts'],
  BroadcastChannel: ['queries/shareThread.ts'],
  'navigator.locks': ['client/takeTurn.ts'],
  'navigator.clipboard': ['ui/hooks/useCopy.ts'],
  'navigator.share': ['components/offers/OfferShare.tsx'],
  createObjectURL: ['ui/textFile.ts'],
  fetch: [
    'client/createExperienceClient.ts',
    'client/prepareRequest.ts',
    'client/refreshFrom.ts',
    'client/sendRequest.ts',
    'components/provider/ExperienceProviderProps.ts',
    'components/provider/useProviderKit.ts',
    'elements/ElementContent.tsx',
    'elements/ElementSettings.ts',
  ],
  indexedDB: [],
  caches: [],
  'document.cookie': [],
  cookieStore: [],
  'navigator.sendBeacon': [],
  XMLHttpRequest: [],
  WebSocket: [],
  EventSource: [],
  RTCPeerConnection: [],
  'navigator.serviceWorker': [],
  Worker: [],
  SharedWorker: [],
  Image: [],
  postMessage: ['queries/shareThread.ts'],
}

/** `name`: of a variable, or of what is read from one, as `navigator.share`. */
function usersOf(name: string): readonly string[] {
  const isUse = (node: ts.Node) =>
    name.includes('.')
      ? ts.isPropertyAccessExpression(node) && node.getText() === name
      : ts.isIdentifier(node) && node.text === name && !ts.isTypeNode(node.parent)
  const uses = (node: ts.Node): boolean | undefined => isUse(node) || ts.forEachChild(node, uses)
  return sources.flatMap(({ path, file }) => (uses(file) ? [path] : [])).toSorted()
}

describe('docs/data-flow.md', () => {
  it('names in each row of its tables a test that is there', () => {
    const rows = [...page.matchAll(/^\| (?!what \||where \||to \||---)(.+) \|$/gm)].map(([, row = '']) => row)
    expect(rows.length).toBeGreaterThan(18)
    for (const row of rows.filter((each) => !/^-+\|/.test(each))) {
      const tests = [...row.matchAll(/`(test\/[\w/.-]+)`/g)].map(([, path = '']) => path)
      expect(tests.length, row).toBeGreaterThan(0)
      for (const path of tests) expect(existsSync(path), path).toBe(true)
    }
  })

  it.each(Object.entries(doors))('says where %s is used', (name, users) => {
    expect(usersOf(name)).toEqual(users.toSorted())
  })

  it('knows every entry of the storage by its name', () => {
    const keys = ['queries/redemptionMarks.ts', 'components/common/savedInThisBrowser.ts'].map(
      (path) => /`(xp:\w+:)\$\{/.exec(readFileSync(`src/${path}`, 'utf8'))?.[1],
    )
    const [, table = ''] = page.split('<!-- storage:')
    expect([...table.matchAll(/`(xp:\w+:)`/g)].map(([, key]) => key)).toEqual(keys)
  })

  it('is right that the package has no address of anybody', () => {
    const addresses = sources.flatMap(({ path, file }) => {
      const found: string[] = []
      const visit = (node: ts.Node): void => {
        if (ts.isStringLiteralLike(node) && /^https?:\/\/\w/.test(node.text))
          found.push(`${path} ${node.text}`)
        ts.forEachChild(node, visit)
      }
      visit(file)
      return found
    })
    expect(addresses.toSorted()).toEqual([
      'base/readAddress.ts https://host.invalid',
      'client/isExchangeEndpoint.ts https://host.invalid',
      'ui/Picture.tsx https://host',
    ])
  })
})
