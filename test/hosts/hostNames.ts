import { installHost } from './installHost.ts'
import { type ServedHost, serveStaticHost, startNextHost } from './serveHost.ts'

/** Apps of an organisation, each by its own framework: the folders of fixtures/. */
export const hostNames = [
  'vite-react-18',
  'vite-react-19',
  'next',
  'vue',
  'angular',
  'svelte',
  'astro',
  'plain-html',
]

/** Built from the packed library and served with its backend, until the test has finished. */
export async function serveHost(name: string): Promise<ServedHost> {
  const folder = await installHost(name)
  return name === 'next' ? startNextHost(folder) : serveStaticHost(`${folder}/dist`)
}
