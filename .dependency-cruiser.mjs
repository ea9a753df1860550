// @ts-check
// The floors of the house (CONTRIBUTING.md). `npm run lint:floors` checks every import against them, type imports included.

/** Each floor with the floors that it may import. */
const floors = {
  base: [],
  contract: ['base'],
  client: ['base', 'contract'],
  queries: ['base', 'contract', 'client'],
  i18n: ['base'],
  theme: ['base'],
  locales: ['base', 'i18n'],
  ui: ['base', 'i18n', 'theme'],
  components: ['base', 'contract', 'client', 'queries', 'ui', 'theme', 'i18n'],
  elements: ['base', 'contract', 'client', 'queries', 'ui', 'theme', 'i18n', 'components', 'locales'],
  staff: ['base', 'contract', 'client', 'queries', 'ui', 'theme', 'i18n', 'components'],
  server: ['base', 'contract'],
  sandbox: ['base', 'contract', 'conformance'],
  'sandbox/react': ['base', 'contract', 'client', 'components', 'sandbox'],
  conformance: ['base', 'contract'],
  doctor: ['base', 'contract'],
  console: ['base', 'contract', 'sandbox', 'ui', 'theme', 'i18n'],
}

/** Parts of a floor that are entries of their own, and who may use them. */
const innerEntries = {
  'contract/organisation': ['server', 'sandbox', 'conformance'],
  'contract/staff': ['staff', 'sandbox', 'conformance'],
  'sandbox/operator': ['sandbox', 'console'],
  // The receiver of webhooks, which `./sandbox/node` offers too. The sandbox needs nothing else of conformance.
  'conformance/node/serveReceiver.ts': ['sandbox', 'conformance'],
}

/** Features that every other feature may import. */
const sharedFeatures = ['common', 'provider']
/** Files that show several features, and may therefore import them. */
const composites = [
  'components/hub/',
  'components/parts/',
  'components/today/',
  'components/interests/SummaryPhone',
  'components/redemptions/RedemptionDetail',
]

const react = '(^|/)node_modules/(react|react-dom|@tanstack/react-query|react-hook-form)/'

/** @param {string} floor */
const folderOf = (floor) => (floor === 'sandbox' ? 'sandbox/(?!react/)' : `${floor}/`)
/** @param {readonly string[]} names */
const anyOf = (names) => `^src/(${names.map(folderOf).join('|')})`

const innerEntryFiles = Object.keys(innerEntries).map((name) =>
  name.endsWith('.ts') ? name : `${name}/index.ts`,
)

/** Types that a host adds to: an entry re-exports them by a star of their own, else TypeScript does not merge them. */
const augmented = '^src/contract/extra/index\\.ts$'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two files that need each other share something. It belongs into a third file.',
      severity: 'error',
      // These still have cycles: take each off when its last one is gone.
      from: { path: '^src/', pathNot: '^src/elements/' },
      to: { circular: true },
    },
    {
      name: 'resolves',
      comment: 'This import leads nowhere.',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'a-floor-of-the-house',
      comment: 'Every folder of src is a floor that .dependency-cruiser.mjs names.',
      severity: 'error',
      from: {},
      to: { path: '^src/[^/]+/', pathNot: anyOf(Object.keys(floors)) },
    },
    {
      name: 'src-only',
      comment: 'The product imports nothing from tests, stories, scripts or examples.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(test|stories|scripts|examples|docs|\\.storybook)/' },
    },
    {
      name: 'surface',
      comment:
        'src/index.ts re-exports what a member-facing page needs. Everything else has an entry of its own.',
      severity: 'error',
      from: { path: '^src/[^/]+$' },
      to: { path: '^src/', pathNot: ['^src/[^/]+$', anyOf(floors.staff)] },
    },
    ...Object.entries(floors).map(([floor, lower]) => ({
      name: `${floor}-imports-down`,
      comment: `${floor} may import ${lower.length > 0 ? lower.join(', ') : 'no other floor'}.`,
      severity: /** @type {const} */ ('error'),
      from: { path: `^src/${folderOf(floor)}` },
      to: { path: '^src/', pathNot: anyOf([floor, ...lower]) },
    })),
    {
      name: 'door',
      comment: "Another floor is imported by its index.ts only, or by a feature's or a language's.",
      severity: 'error',
      from: { path: '^src/([^/]+)/' },
      to: {
        path: '^src/',
        pathNot: [
          '^src/$1/',
          '^src/[^/]+/index\\.ts$',
          '^src/(components|locales)/[^/]+/index\\.ts$',
          `^src/(${innerEntryFiles.join('|')})$`,
          augmented,
          // A shadow root takes its style sheets as text.
          '^src/theme/sheets/[\\w-]+\\.css',
        ],
      },
    },
    {
      name: 'surface-door',
      comment: "src/index.ts re-exports what a floor's or a feature's index.ts offers.",
      severity: 'error',
      from: { path: '^src/[^/]+$' },
      to: { path: '^src/', pathNot: ['^src/([^/]+|components/[^/]+)/index\\.ts$', '^src/[^/]+$', augmented] },
    },
    ...Object.entries(innerEntries).map(([entry, readers]) => ({
      name: `${entry}-for-few`,
      comment: `src/${entry} is for ${readers.join(', ')} only.`,
      severity: /** @type {const} */ ('error'),
      from: { path: '^src/', pathNot: [`^src/${entry}`, anyOf(readers)] },
      to: { path: `^src/${entry}` },
    })),
    {
      name: 'sandbox-apart-from-conformance',
      comment: 'Of conformance the sandbox takes its receiver of webhooks only.',
      severity: 'error',
      from: { path: '^src/sandbox/' },
      to: { path: '^src/conformance/', pathNot: '^src/conformance/node/serveReceiver\\.ts$' },
    },
    {
      name: 'features-apart',
      comment:
        'Features do not import each other. What two share belongs into components/common, ui or queries.',
      severity: 'error',
      from: { path: '^src/components/([^/]+)/', pathNot: composites.map((path) => `^src/${path}`) },
      to: {
        path: '^src/components/[^/]+/',
        pathNot: ['^src/components/$1/', `^src/components/(${sharedFeatures.join('|')})/`],
      },
    },
    {
      name: 'no-react',
      comment: 'These floors run where there is no React. They may import its types.',
      severity: 'error',
      from: { path: anyOf(['base', 'contract', 'client', 'server', 'sandbox', 'conformance', 'doctor']) },
      to: { path: react, dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Without it, type imports would be invisible.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
}
