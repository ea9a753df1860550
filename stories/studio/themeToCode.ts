import type { ThemeInput } from '../../src/theme/index.ts'

/** The call that makes the theme, as a developer would write it. */
export function themeToCode(input: ThemeInput): string {
  return `import { createTheme } from '@experience-program/react'\n\nexport const theme = createTheme(${print(input, '')})\n`
}

function print(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? quote(value) : String(value)
  const inner = `${indent}  `
  const lines = Object.entries(value).map(([key, each]) => `${inner}${key}: ${print(each, inner)},`)
  return `{\n${lines.join('\n')}\n${indent}}`
}

const quote = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)
