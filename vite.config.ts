import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, relative, resolve } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright, type PlaywrightProviderOptions } from '@vitest/browser-playwright'
import { RolldownMagicString } from 'rolldown'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { buildTarget } from './scripts/browserFloors.mjs'
import { chromiumLaunchOptions } from './scripts/engines.mjs'
import { preactAliases } from './scripts/preact.mjs'
import { leftAsWritten } from './scripts/styleOptions.mjs'
import { moduleCommands } from './test/support/holdModules.ts'
import { engineProvider } from './test/engines/vitestProvider.ts'

const manifest = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}
const externalPackages = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)]

/** Each an entry of its own: a host that imports French gets French alone. */
const locales = readdirSync(new URL('./src/locales', import.meta.url), { withFileTypes: true }).flatMap(
  (entry) => (entry.isDirectory() ? [entry.name] : []),
)

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/**
 * Library mode writes every `new URL('./a.webp', import.meta.url)` into the module as base64. Left as it is, it finds the
 * file that scripts/build.mjs copies beside the module, and a host's bundler treats it as an asset of its own.
 */
const keepAssetUrls: Plugin = {
  name: 'xp-keep-asset-urls',
  apply: 'build',
  configResolved({ build, plugins }) {
    if (!build.lib) return
    const index = plugins.findIndex(({ name }) => name === 'vite:asset-import-meta-url')
    if (index >= 0) (plugins as Plugin[]).splice(index, 1)
  },
}

/**
 * A schema is made of nested calls, and webpack and esbuild keep one that nobody uses as soon as one of them has no mark.
 * Each declaration of the contract becomes one call that is marked.
 */
const markSchemasPure: Plugin = {
  name: 'xp-mark-schemas-pure',
  apply: 'build',
  transform: {
    order: 'post',
    filter: { id: /\/src\/contract\/[^?]*\.ts$/ },
    handler(code) {
      const text = new RolldownMagicString(code)
      for (const statement of this.parse(code).body) {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
        if (declaration?.type !== 'VariableDeclaration') continue
        for (const { init } of declaration.declarations) {
          if (init?.type !== 'CallExpression') continue
          text.appendLeft(init.start, '/* @__PURE__ */ (() => ').appendRight(init.end, ')()')
        }
      }
      return text.hasChanged()
        ? { code: text.toString(), map: text.generateMap({ hires: true }).toString() }
        : undefined
    },
  },
}

/** Up to a call at the top level of a module. */
const components =
  /^(?:export )?const \w+ = (?=(?:forwardRef|memo|createContext|replaceable|retryableLazy)\()/gm

/**
 * What makes a component or a context has no effect, which no bundler knows. With the mark an unused one is left out,
 * though its neighbour in the file stays.
 */
const markComponentsPure: Plugin = {
  name: 'xp-mark-components-pure',
  apply: 'build',
  transform: {
    order: 'post',
    filter: { id: /\/src\/[^?]*\.tsx?$/, code: components },
    handler(code) {
      const text = new RolldownMagicString(code)
      for (const { index, 0: start } of code.matchAll(components))
        text.appendLeft(index + start.length, '/* @__PURE__ */ ')
      return { code: text.toString(), map: text.generateMap({ hires: true }).toString() }
    },
  },
}

/**
 * esbuild writes an import of React for each module that has one, with names of its own for the same hooks, which costs a
 * page 1.5 kB. Here all modules take them from one that gives them on.
 */
const shareReact: Plugin = {
  name: 'xp-share-react',
  apply: 'build',
  generateBundle(_options, files) {
    const names = new Map<string, Set<string>>()
    const modules = Object.values(files).filter((file) => file.type === 'chunk')
    for (const module of modules) {
      module.code = module.code.replace(
        /^import \{ (.+) \} from "(react(?:\/jsx-runtime)?)";$/gm,
        (_statement, imported: string, from: string) => {
          const known = names.get(from) ?? new Set()
          names.set(from, known)
          for (const each of imported.split(', ')) known.add(each.replace(/ as .*/, ''))
          const path = relative(dirname(module.fileName), `shared/${from.replace('/', '-')}.js`)
          return `import { ${imported} } from "${path.startsWith('.') ? path : `./${path}`}";`
        },
      )
    }
    for (const [from, known] of names) {
      this.emitFile({
        type: 'asset',
        fileName: `shared/${from.replace('/', '-')}.js`,
        source: `export { ${[...known].toSorted().join(', ')} } from "${from}";\n`,
      })
    }
  },
}

/** Whether a project may run in this process: each that `--project` names, or all. */
const mayRun = (project: string) => {
  const named = process.argv.flatMap((argument, index, all) =>
    argument === '--project' ? [all[index + 1] ?? ''] : (/^--project=(.+)/.exec(argument)?.slice(1) ?? []),
  )
  return named.length === 0 || named.some((name) => name === project || /[*!]/.test(name))
}

const storyAddress = 'convertToFilePath(import.meta.url)'

/** In the address of a file Storybook reads spaces, but no accents: of a folder with one it finds no story. */
const decodeStoryAddress: Plugin = {
  name: 'xp-decode-story-address',
  enforce: 'post',
  transform: {
    filter: { id: /\.stories\.tsx/, code: storyAddress },
    handler: (code) => code.replace(storyAddress, `decodeURIComponent(${storyAddress})`),
  },
}

/** Storybook takes three seconds to start, for whichever project. */
const stories = async () => {
  if (!mayRun('storybook')) return []
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  return storybookTest({ configDir: path('.storybook') })
}

/** Bundled per project rather than found while tests run: a late find reloads the page under a running test. */
const libraryDependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@tanstack/react-query',
  'react-hook-form',
  '@hookform/resolvers/zod',
  'zod/mini',
  'linkify-it',
  'virtua',
  'ical-generator',
  'papaparse',
]
const browserDependencies = [
  ...libraryDependencies,
  'vitest-browser-react',
  'axe-core',
  '@guidepup/virtual-screen-reader',
  'rrweb',
  'fast-check',
  'zod',
]

/** A page waits for frames and for answers half of its time: with one more than there are cores, the cores do not. */
const pages = availableParallelism() + 1

/** A new object for each project: Vitest writes into it, so two projects sharing one fail. */
const chromium = (options: PlaywrightProviderOptions = { launchOptions: chromiumLaunchOptions() }) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright(options),
  commands: moduleCommands,
  instances: [{ browser: 'chromium' as const }],
})

/** `XP_ENGINE=firefox`, `webkit` or, where one provider drives both, `firefox,webkit`: the same tests in them, side by side. */
const otherEngines = (['firefox', 'webkit'] as const).filter((name) =>
  process.env.XP_ENGINE?.split(',').includes(name),
)

const engine = () => {
  const [first] = otherEngines
  if (!first) return chromium()
  const instances = otherEngines.map((browser) => ({ browser, provider: engineProvider(browser) }))
  // One window for each.
  return { ...chromium(), provider: engineProvider(first), fileParallelism: false, instances }
}

/** Also a phone's screen, whose pointer no page can change back. */
const withTouch = (browser: ReturnType<typeof engine>) => {
  if (otherEngines.length > 0) return browser
  const provider = playwright({
    launchOptions: chromiumLaunchOptions(),
    contextOptions: { hasTouch: true },
  })
  const include = ['test/**/*.touch.test.tsx']
  const phone = { browser: 'chromium' as const, name: 'browser (touch)', include, provider }
  return { ...browser, instances: [...browser.instances, phone] }
}

/** How letters are drawn for pictures, with the machine's fonts or those of `FONTCONFIG_FILE`. */
function pictureFonts(): string {
  const drawing = path('test/baseline/fonts.conf')
  const own = process.env.FONTCONFIG_FILE
  if (own === undefined) return drawing
  const file = path('node_modules/.cache/xp/fonts.conf')
  mkdirSync(dirname(file), { recursive: true })
  const text = readFileSync(drawing, 'utf8').replaceAll(/^ *<(dir|cachedir).*\n/gm, '')
  writeFileSync(file, text.replace('<fontconfig>', `<fontconfig>\n  <include>${resolve(own)}</include>`))
  return file
}

/** Letters, colours and dates the same on every machine with Linux. A page that is smaller than a view would show it scaled down. */
const pictureOptions = (): PlaywrightProviderOptions => {
  const { args, ...launchOptions } = chromiumLaunchOptions()
  return {
    launchOptions: {
      ...launchOptions,
      args: [...args, '--disable-lcd-text', '--force-color-profile=srgb'],
      env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: pictureFonts() },
    },
    contextOptions: {
      viewport: { width: 1280, height: 1080 },
      deviceScaleFactor: 1,
      locale: 'en-GB',
      timezoneId: 'Europe/Copenhagen',
      reducedMotion: 'reduce',
    },
  }
}

/**
 * Looks, layout and the order of focus are the browser's, faults and secrets the client's. What React itself could change is
 * seen by mounting every component twice, by hydrating every view, and in what leans on it: lazy views and transitions,
 * a dialog, a provider, a custom element.
 */
const inReact18 = [
  'test/components/hub/ExperienceHub.browser.test.tsx',
  'test/components/interests/{lazyParts,receiptChunk}.browser.test.tsx',
  'test/components/offers/expiry.browser.test.tsx',
  'test/components/provider/*.browser.test.tsx',
  'test/components/redemptions/RedeemOffer.browser.test.tsx',
  'test/components/terms/TermsGate.browser.test.tsx',
  'test/elements/{life,parts}.browser.test.tsx',
  'test/lifecycle/{mounts,suspense}.browser.test.tsx',
  'test/ssr/*.browser.test.tsx',
  'test/ui/pictureLoads.browser.test.tsx',
]

/**
 * Each test file has a page of its own that asks for hundreds of modules, which stay the same during a run: the browser
 * may keep them.
 */
const keptModules: Plugin = {
  name: 'kept-modules',
  configureServer({ middlewares }) {
    if (!process.argv.includes('run')) return
    middlewares.use((request, response, next) => {
      const setHeader = response.setHeader.bind(response)
      const isModule = /^\/(src|test|node_modules|@fs|@id)\//.test(request.url ?? '')
      response.setHeader = (name, value) =>
        setHeader(name, isModule && value === 'no-cache' ? 'max-age=3600' : value)
      next()
    })
  },
}

const browserTests = (reactMajor: 18 | 19) => ({
  include: reactMajor === 18 && !process.env.XP_ASSURE ? inReact18 : ['test/**/*.browser.test.{ts,tsx}'],
  setupFiles: ['test/setup.browser.ts'],
  maxWorkers: pages,
  provide: { reactMajor, isPreact: false, isWhole: Boolean(process.env.XP_ASSURE) },
  testTimeout: 20_000,
  // A slow machine is no fault, and words that were announced stand in the page twice for seven seconds.
  expect: { poll: { timeout: 10_000 } },
  browser: engine(),
})

/**
 * The script for plain pages has Preact inside, which takes effects away later than React and renders on its own time: the
 * elements, and what must not be lost in them. In the long run all that a plain page can show: not what a host draws itself in
 * React, nor what is said in development, which the script leaves out.
 */
const onPreact = {
  include: process.env.XP_ASSURE
    ? ['test/{components,elements,failures,leaving,secrecy}/**/*.browser.test.{ts,tsx}']
    : [
        'test/elements/*.browser.test.{ts,tsx}',
        'test/components/interests/{lostTwice,restoredFields,sensitiveSend}.browser.test.tsx',
        'test/components/redemptions/RedeemOffer.browser.test.tsx',
      ],
  exclude: [
    'test/components/{headless,parts,provider}/**',
    'test/components/common/useLeaveBlocker.browser.test.tsx',
    'test/components/hub/hubPages.browser.test.tsx',
  ],
  provide: { reactMajor: 19 as const, isPreact: true, isWhole: Boolean(process.env.XP_ASSURE) },
}

/**
 * Of a file that gives names on, esbuild takes each module that any part of the page needs, a view that is loaded on demand
 * too: 100 kB at once. It passes over a file of stars alone. So the main entry is one, and each module that has names of the
 * public surface has a file beside it that gives on these.
 */
const starExports: Plugin = {
  name: 'xp-star-exports',
  apply: 'build',
  generateBundle(_options, files) {
    const entry = files['index.js']
    if (entry?.type !== 'chunk') return
    const from = new Map<string, string>()
    const names = new Map<string, string[]>()
    for (const statement of this.parse(entry.code).body) {
      if (statement.type === 'ImportDeclaration') {
        for (const specifier of statement.specifiers) {
          if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier')
            this.error('The main entry imports more than names.')
          from.set(specifier.local.name, `${statement.source.value} ${specifier.imported.name}`)
        }
        // In the order of the imports, in which a page compresses best.
        names.set(statement.source.value, [])
      } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration === null) {
        for (const { local, exported } of statement.specifiers) {
          const [module = '', name = ''] = from.get((local as { name: string }).name)?.split(' ') ?? []
          const as = (exported as { name: string }).name
          names.get(module)?.push(name === as ? name : `${name} as ${as}`)
        }
      } else this.error('The main entry does more than give names on.')
    }
    for (const [module, each] of names) {
      const fileName = `exports/${module.slice('./'.length)}`
      const path = relative(dirname(fileName), module)
      this.emitFile({ type: 'asset', fileName, source: `export { ${each.join(', ')} } from "${path}";\n` })
    }
    entry.code = `${[...names.keys()].map((module) => `export * from "./exports/${module.slice('./'.length)}";`).join('\n')}\n`
  },
}

/** The longest files of each project. Whoever begins one of them last waits for it alone. */
const longest = [
  'lifecycle/activity',
  'leaving/leaving',
  'hostPage/translated',
  'secrecy/nonInterference',
  'accessibility/criteria',
  'e2e/storybook',
  'hostile/content',
  'walk/walk',
  'e2e/hub',
  'hosts/hosts',
  'package/types',
  'package/exports',
]

/** Vitest goes by the size of a file until it knows how long it takes, which a fresh machine never does. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.includes(`/${name}.`))
    const projects = new Set(sorted.map(({ project }) => project))
    return [...projects].flatMap((project) => {
      const each = sorted.filter((file) => file.project === project)
      return [...each.filter(isLong), ...each.filter((file) => !isLong(file))]
    })
  }
}

/** Node 25 and newer have a `localStorage`, undefined without a file, in whose place Vitest puts none of jsdom's. */
const withoutNodeStorage = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
)

export default defineConfig({
  plugins: [react(), keepAssetUrls, markSchemasPure, markComponentsPure, shareReact, starExports],
  css: { lightningcss: { exclude: leftAsWritten } },
  build: {
    target: buildTarget,
    minify: false,
    sourcemap: true,
    cssCodeSplit: true,
    // The style sheets that the elements hold as text.
    cssMinify: 'lightningcss',
    copyPublicDir: false,
    lib: {
      entry: [
        ...locales.map((tag) => `src/locales/${tag}/index.ts`),
        'src/index.ts',
        'src/client/index.ts',
        'src/elements/index.ts',
        'src/sandbox/index.ts',
        'src/sandbox/node.ts',
        'src/sandbox/react/index.ts',
        'src/conformance/index.ts',
        'src/conformance/node/conformanceBin.ts',
        'src/doctor/node/doctorBin.ts',
        'src/sandbox/node/experienceSandbox.ts',
        'src/staff/index.ts',
        'src/server/index.ts',
        'src/server/browser.ts',
      ].map(path),
      formats: ['es'],
    },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      external: (id) =>
        id.startsWith('node:') || externalPackages.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: path('src'), entryFileNames: '[name].js' },
    },
  },
  test: {
    // Vitest leaves one core to itself. Of two that is half, and most tests wait for something.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    coverage: { provider: 'v8', include: ['src/**/*.{ts,tsx}'] },
    setupFiles: ['test/support/startOtherDay.ts'],
    sequence: { sequencer: LongestFirst },
    env: { VITE_NOW: process.env.XP_NOW ?? '' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [
            '**/node_modules/**',
            'test/**/*.{browser,e2e,touch,visual,zone}.test.{ts,tsx}',
            'test/package/**',
            'test/engines/{failures,hosts,journey,leaks,lifecycle,memberDay,sameLayout}.test.ts',
          ],
          setupFiles: ['test/setup.unit.ts'],
          testTimeout: 20_000,
          // A sixth faster than processes of their own. Not without isolation: what is told once is told in an earlier file.
          pool: 'threads',
          execArgv: withoutNodeStorage,
        },
      },
      {
        extends: true,
        test: {
          name: 'zone',
          environment: 'node',
          include: ['test/**/*.zone.test.ts'],
          setupFiles: ['test/setup.unit.ts'],
          // They set the machine's time zone, which a process has and a thread has not.
          pool: 'forks',
        },
      },
      {
        extends: true,
        cacheDir: 'node_modules/.vite/react-19',
        optimizeDeps: { include: browserDependencies },
        plugins: [keptModules],
        test: {
          name: 'browser',
          ...browserTests(19),
          // Here are the tests that wait longest.
          maxWorkers: pages + 1,
          browser: withTouch(engine()),
        },
      },
      {
        extends: true,
        cacheDir: 'node_modules/.vite/react-18',
        resolve: {
          alias: [
            { find: /^react$/, replacement: path('test/react-18/node_modules/react') },
            { find: /^react\/(.*)$/, replacement: `${path('test/react-18/node_modules/react')}/$1` },
            { find: /^react-dom$/, replacement: path('test/react-18/node_modules/react-dom') },
            { find: /^react-dom\/(.*)$/, replacement: `${path('test/react-18/node_modules/react-dom')}/$1` },
          ],
        },
        optimizeDeps: { include: browserDependencies },
        plugins: [keptModules],
        test: { name: 'browser-react-18', ...browserTests(18) },
      },
      {
        extends: true,
        cacheDir: 'node_modules/.vite/preact',
        resolve: { alias: preactAliases },
        optimizeDeps: { include: browserDependencies },
        plugins: [keptModules],
        test: { name: 'browser-preact', ...browserTests(19), ...onPreact },
      },
      {
        extends: true,
        cacheDir: 'node_modules/.vite/storybook',
        optimizeDeps: {
          include: [...libraryDependencies, 'axe-core', 'msw', 'msw/browser', 'msw-storybook-addon/csf3'],
        },
        plugins: [stories(), decodeStoryAddress],
        // Stories stand on one page in Storybook, too; to load it anew for each file takes longer than most files.
        test: {
          name: 'storybook',
          isolate: false,
          maxWorkers: pages,
          setupFiles: ['test/setup.storybook.ts'],
          env: { VITE_STORY_RUN: process.env.XP_STORY_RUN ?? '' },
          testTimeout: 60_000,
          browser: engine(),
        },
      },
      {
        extends: true,
        cacheDir: 'node_modules/.vite/visual',
        optimizeDeps: { include: browserDependencies },
        test: {
          name: 'visual',
          include: ['test/**/*.visual.test.tsx'],
          setupFiles: ['test/setup.visual.ts'],
          provide: {
            baseline: {
              isWhole: Boolean(process.env.XP_ASSURE),
              isTaken: Boolean(process.env.XP_BASELINE),
              isLinux: process.platform === 'linux',
            },
          },
          testTimeout: 60_000,
          browser: chromium(pictureOptions()),
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['test/**/*.e2e.test.ts'],
          globalSetup: 'test/setup.e2e.ts',
          // Each file has servers and a browser of its own. More than two at once would starve each other.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          include: [
            'test/engines/journey.test.ts',
            ...(process.env.XP_ASSURE
              ? ['test/engines/{failures,hosts,leaks,lifecycle,memberDay}.test.ts']
              : []),
          ],
          globalSetup: 'test/setup.e2e.ts',
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          name: 'layout',
          environment: 'node',
          include: ['test/engines/sameLayout.test.ts'],
        },
      },
      {
        test: {
          name: 'package',
          environment: 'node',
          include: ['test/package/**/*.test.ts'],
          // They run compilers and bundlers, beside the engines.
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
