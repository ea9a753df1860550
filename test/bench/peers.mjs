// @ts-check
// What the library is compared with. Not among the project's own packages: 160 MB that only the bench needs, under
// licences that only a measurement of them can bear, would come with every `npm ci`.
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { npm, root } from '../../scripts/run.mjs'

export const peersFolder = join(root, 'node_modules/.cache/xp/bench')

export const peerVersions = {
  '@chatscope/chat-ui-kit-react': '2.1.1',
  '@chatscope/chat-ui-kit-styles': '1.4.0',
  'react-virtuoso': '4.18.21',
  'stream-chat': '9.53.0',
  'stream-chat-react': '14.12.0',
}

/**
 * The pages of the chat's peers, by name: what is measured, and its style sheet.
 * @type {Readonly<Record<string, { label: string, css: string | null }>>}
 */
export const chatPeers = {
  virtuoso: {
    label: `react-virtuoso ${peerVersions['react-virtuoso']} with the library's own markup in its rows`,
    css: null,
  },
  chatscope: {
    label: `chatscope ${peerVersions['@chatscope/chat-ui-kit-react']}`,
    css: '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css',
  },
  stream: {
    label: `the virtualised list of Stream ${peerVersions['stream-chat-react']}`,
    css: 'stream-chat-react/dist/css/index.css',
  },
}

/** Their main imports, as somebody would bundle them. */
export const peerImports = [
  {
    name: `chatscope ${peerVersions['@chatscope/chat-ui-kit-react']}: main container, message list, message, input`,
    package: '@chatscope/chat-ui-kit-react',
    imports: ['MainContainer', 'ChatContainer', 'MessageList', 'Message', 'MessageInput'],
  },
  {
    name: `react-virtuoso ${peerVersions['react-virtuoso']}: a list without messages`,
    package: 'react-virtuoso',
    imports: ['Virtuoso'],
  },
  {
    name: `Stream ${peerVersions['stream-chat-react']}: chat, channel, virtualised list, composer`,
    package: 'stream-chat-react',
    imports: ['Chat', 'Channel', 'VirtualizedMessageList', 'MessageComposer'],
  },
]

/** Installs the peers where they are not yet. Returns whether they are there: without a registry the bench goes on without them. */
export async function installPeers() {
  const manifest = `${JSON.stringify({ private: true, dependencies: peerVersions }, null, 2)}\n`
  const file = join(peersFolder, 'package.json')
  const installed = join(peersFolder, 'installed.json')
  if (existsSync(installed) && (await readFile(installed, 'utf8')) === manifest) return true
  console.log('Installing what the library is compared with, for the bench alone.')
  await mkdir(peersFolder, { recursive: true })
  await writeFile(file, manifest)
  // React is the project's own: peers found beside it must not bring another.
  const { code, output } = await npm(
    ['install', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'],
    { cwd: peersFolder, quiet: true },
  )
  if (code === 0) await writeFile(installed, manifest)
  else console.log(`They could not be installed, and are left out.\n${output}`)
  return code === 0
}
