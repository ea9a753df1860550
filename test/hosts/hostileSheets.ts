import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { npm } from '../../scripts/run.mjs'
import { hostsFolder } from './packLibrary.ts'

/** What pages bring along: resets, frameworks' rules for elements, and the habits of old style sheets. */
export const hostileSheets: Readonly<Record<string, string>> = {
  'a reset that unsets everything':
    '*, *::before, *::after { all: unset } html, body, div, section, main, header, p, h1, h2, h3, ul, ol, li { display: block } head, style, script, title { display: none }',
  'letters for everything':
    '* { font: italic 700 22px/2.4 cursive; letter-spacing: 0.3em; word-spacing: 1em; text-transform: uppercase; text-indent: 2em; text-align: right; box-sizing: content-box; line-height: 3 }',
  'rules for buttons':
    'button, input, select, textarea { background: orange; border: 5px dotted purple; border-radius: 0; padding: 20px; margin: 10px; width: 100%; min-width: 200px; height: 80px; font: 30px serif; color: lime; text-transform: uppercase; appearance: none; box-shadow: 5px 5px 0 black; float: left }',
  'rules for links and pictures':
    'a { color: red; text-decoration: underline wavy; background: yellow; display: block; padding: 10px } img, svg, picture { max-width: 40px; border: 3px solid red; display: block; float: right; opacity: 0.5 }',
  'rules for text':
    'h1, h2, h3, h4, p, ul, ol, li, dl, dt, dd, section, article, header, footer, nav, figure, fieldset, legend, label, table, hr { margin: 40px; padding: 12px; color: teal; background: pink; border: 1px solid; list-style: square; font: 700 28px fantasy; text-align: center; width: auto }',
  'rules for dialogs':
    'dialog { position: static; display: block; border: 20px solid; background: red; max-width: 100px } dialog::backdrop { background: lime } [hidden] { display: block }',
  'a huge root font size': 'html { font-size: 40px }',
  'a tiny root font size': 'html { font-size: 62.5% }',
  'an overflow-hidden container':
    'body { overflow: hidden } #guest { overflow: hidden; position: relative; contain: paint }',
  'a war of z-index':
    '#host-bar { position: fixed; inset: 0 0 auto; height: 40px; z-index: 2147483647 } #guest * { z-index: 1 }',
  'floats and white space':
    '#guest { float: left; width: 100%; white-space: pre-wrap; direction: inherit; cursor: wait; visibility: visible; quotes: none }',
}

/** What a browser does to a container reaches all that stands in it, a shadow root too: measured, and told in `docs/evidence.md`. */
export const containerSheets: Readonly<Record<string, string>> = {
  'a container on a layer of its own': '#guest { transform: translateZ(0) }',
  'a container in columns': '#guest { columns: 1 }',
}

const frameworks = {
  bootstrap: ['5.3.9', 'dist/css/bootstrap.css'],
  tailwindcss: ['4.3.5', 'preflight.css'],
} as const

/** The sheets of frameworks, from their packages: only the whole run installs them. */
export async function frameworkSheets(): Promise<Readonly<Record<string, string>>> {
  const folder = join(hostsFolder, 'frameworks')
  await mkdir(folder, { recursive: true })
  const dependencies = Object.fromEntries(
    Object.entries(frameworks).map(([name, [version]]) => [name, version]),
  )
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'frameworks', private: true, dependencies }),
  )
  const { code, output } = await npm(
    ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', '--loglevel', 'error'],
    { quiet: true, cwd: folder },
  )
  if (code !== 0) throw new Error(`The style sheets of the frameworks could not be installed.\n${output}`)
  const sheets = await Promise.all(
    Object.entries(frameworks).map(
      async ([name, [, file]]) =>
        [name, await readFile(join(folder, 'node_modules', name, file), 'utf8')] as const,
    ),
  )
  return Object.fromEntries(sheets)
}
