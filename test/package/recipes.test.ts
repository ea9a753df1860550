import { readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { componentCode } from '../../stories/documents/componentCode.ts'
import { manifest, root } from './manifest.ts'

const documents = [
  'agents',
  'recipes',
  'testing',
  'server-rendering',
  'headless',
  'native-apps',
  'parts',
  'errors',
  'quickstart-vite',
  'quickstart-next',
]

/** Each block of code in a document, as a module of its own. */
const blocks = documents.flatMap((name) =>
  [...readFileSync(join(root, `docs/${name}.md`), 'utf8').matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(
    ([, ending = '', code = ''], index) => ({
      file: join(root, `docs/${name}-${String(index + 1)}.${ending}`),
      code,
    }),
  ),
)

const components = Object.entries(componentCode).map(([name, code]) => ({
  file: join(root, `docs/component-${name}.tsx`),
  code,
}))

/** What a reader has in files of their own. */
const own: Readonly<Record<string, string>> = {
  'router.ts':
    'export declare function navigate(path: string, options?: { replace: boolean }): void\nexport declare function usePath(): string',
  'design-system.tsx': `import type { ReactNode } from 'react'
export declare function Button(props: { onClick: () => void; children: ReactNode }): ReactNode
export declare function Card(props: { size?: 'large' | 'small'; href?: string; children: ReactNode }): ReactNode`,
  'bridge.ts': `import type { MemberGrant } from '@experience-program/react'
export declare const app: {
  memberToken(): Promise<MemberGrant>
  save(file: { name: string; type: string; text: string }): Promise<void>
  share(data: ShareData): Promise<void>
  open(address: string): void
  onClose(mayClose: () => Promise<boolean>): () => void
}`,
  'analytics.ts': 'export declare function track(name: string, data: object): void',
  'to-analytics.ts':
    "import type { ExperienceEvent } from '@experience-program/react'\nexport declare function toAnalytics(event: ExperienceEvent): void",
  'Rewards.tsx': 'export declare function Rewards(props: { path: string }): null',
  'next.d.ts': "declare module 'next/navigation' {\n  export function notFound(): never\n}",
  'help.tsx':
    "import type { ReactNode } from 'react'\nexport declare function HelpIcon(): ReactNode\nexport declare function HowPointsWork(props: { topic: string; onSeePoints: () => void }): ReactNode",
  'error-reporting.ts': 'export declare function report(error: unknown, context: object): void',
  'auth.ts':
    'export declare function useUser(): { readonly id: string } | null\nexport declare function signOut(): Promise<void>',
}

/** The package by its name leads to what was built, style sheets to nothing. */
const paths = Object.fromEntries(
  Object.entries(manifest.exports).flatMap(([entry, target]) =>
    typeof target === 'string' || target.types === undefined
      ? []
      : [[manifest.name + entry.slice(1), [join(root, target.types)]]],
  ),
)

function problemsIn(files: ReadonlyMap<string, string>): readonly string[] {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noUnusedLocals: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['node'],
    paths: { ...paths, '@playwright/test': [join(root, 'node_modules/playwright/test.d.ts')] },
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (file) => files.has(file) || fileExists(file)
  host.readFile = (file) => files.get(file) ?? readFile(file)
  host.getSourceFile = (file, language) => {
    const text = files.get(file)
    return text === undefined ? getSourceFile(file, language) : ts.createSourceFile(file, text, language)
  }
  const program = ts.createProgram([...files.keys()], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
    return `${file?.fileName.replace(root, '') ?? ''}:${String(line)} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
}

const filesOf = (each: readonly { readonly file: string; readonly code: string }[]) =>
  new Map([
    ...each.map(({ file, code }) => [file, `${code}\nexport {}\n`] as const),
    ...Object.entries(own).map(([name, code]) => [join(root, 'docs', name), code] as const),
    [join(root, 'docs/styles.d.ts'), "declare module '*.css' {}"] as const,
  ])

describe('the code in the docs', () => {
  it('is checked by the compiler, against what is built', () => {
    expect(blocks.length).toBeGreaterThan(12)
    // A wrong one among them, to know that the check looks.
    const wrong = {
      file: join(root, 'docs/wrong.tsx'),
      code: "import { OfferCatalog } from '@experience-program/react'\nexport const wrong = <OfferCatalog headingLevel={9} />",
    }
    expect(problemsIn(filesOf([...blocks, ...components, wrong]))).toEqual([
      expect.stringContaining('docs/wrong.tsx:2 '),
    ])
  })
})
