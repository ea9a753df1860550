// @ts-check
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

const zodMini = "import * as z from 'zod/mini'"
// A named import of zod's `z` keeps the whole library alive in every bundle: 24 to 93 kB where the star import costs 8.
const zodImports = {
  paths: [
    { name: 'zod', message: `Bare zod costs up to 93 kB. Write: ${zodMini}` },
    { name: 'zod/v4', message: `Bare zod costs up to 93 kB. Write: ${zodMini}` },
    { name: 'zod/v4-mini', message: `Write: ${zodMini}` },
    { name: 'zod/v4/mini', message: `Write: ${zodMini}` },
  ],
}
const sourceRules = [
  {
    selector: "ImportDeclaration[source.value='zod/mini'] > ImportSpecifier",
    message: `A named import defeats tree-shaking. Write: ${zodMini}`,
  },
  {
    selector: "ImportDeclaration[source.value='zod/mini'] > ImportDefaultSpecifier",
    message: `A default import defeats tree-shaking. Write: ${zodMini}`,
  },
  {
    selector: "CallExpression[callee.object.name='z'][callee.property.name='config']",
    message: 'z.config is global and the host may use zod too. Messages come from i18n by issue code.',
  },
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only: a thing has one name everywhere.' },
  {
    selector: "ExportSpecifier[exported.name='default']",
    message: 'Named exports only: a thing has one name everywhere.',
  },
  { selector: 'TSEnumDeclaration', message: 'No enums: `as const` and a derived type.' },
  {
    selector:
      ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression)' +
      '[source.value=/^\\.(?!.*\\.(tsx?|json|css\\?inline)$)/]',
    message: 'Imports carry their .ts or .tsx extension. No module imports a style sheet.',
  },
]

/** Attributes whose text a member reads or hears. */
const spokenAttributes =
  'aria-label|aria-description|aria-roledescription|aria-valuetext|aria-placeholder|alt|title|placeholder|label|' +
  'description|heading|hint'
const shown =
  ':matches(:matches(JSXElement, JSXFragment) > JSXExpressionContainer, ' +
  `JSXAttribute[name.name=/^(${spokenAttributes})$/] > JSXExpressionContainer)`
const choice = ":matches(ConditionalExpression, LogicalExpression, BinaryExpression[operator='+'])"
const words =
  ':matches(Literal[value=/\\p{L}/u], TemplateLiteral:has(> TemplateElement[value.raw=/\\p{L}/u]))'
/** No message file could translate these. */
const literalText = [
  'JSXText[value=/\\p{L}/u]',
  `JSXAttribute[name.name=/^(${spokenAttributes})$/] > Literal[value=/\\p{L}/u]`,
  `${shown} > ${words}`,
  `${shown} > ${choice} > ${words}`,
  `${shown} > ${choice} > ${choice} > ${words}`,
].map((selector) => ({ selector, message: 'Text comes from a message file or a prop.' }))

export default defineConfig(
  globalIgnores([
    'dist',
    'artifacts',
    'storybook-static',
    'coverage',
    '**/node_modules',
    'examples/**/dist',
    'types',
    'test/hosts/fixtures/**/.next',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true },
      ],
      // How a map of another module is added to.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'no-restricted-imports': ['error', zodImports],
      'no-duplicate-imports': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...sourceRules],
      'no-console': 'error',
      'max-lines-per-function': ['error', 60],
      'max-len': [
        'error',
        {
          code: 120,
          ignorePattern: 'eslint-disable-next-line',
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
        },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['src/components/**/*.tsx', 'src/ui/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...sourceRules, ...literalText] },
  },
  {
    files: ['test/**/*.{browser,touch,visual}.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock'].map((property) => ({
          object: 'vi',
          property,
          message: 'Now and then it ends the whole run. Hold the module back by test/support/holdModules.ts.',
        })),
      ],
    },
  },
  {
    files: [
      'src/**/*.tsx',
      'src/**/use*.ts',
      'stories/**/*.tsx',
      'examples/**/*.tsx',
      'test/**/*.tsx',
      '.storybook/**/*.tsx',
    ],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['src/**/*.tsx', 'stories/**/*.tsx', 'examples/**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // Without list marks Safari announces no list, unless the role says so.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // What scrolls must be reachable by keyboard (2.1.1): a named region or group.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region', 'group'] }],
    },
  },
)
