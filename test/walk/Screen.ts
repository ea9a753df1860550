import type { Locator, Page } from 'playwright'

/** Something on the screen, as a screen reader finds it. */
export interface Thing {
  readonly role: string
  readonly name: string
  /** Which of those of the same role and name, in the order of the page. */
  readonly nth: number
  readonly isDisabled: boolean
}

/** What a member can make out now: all of the page, or of the dialog that stands over it. */
export interface Screen {
  /** The name of the dialog, or `null`. */
  readonly dialog: string | null
  readonly things: readonly Thing[]
  /** As lines of roles, names and texts. */
  readonly text: string
}

const line = /^(\s*)- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/

/** Reads what the page tells assistive technology. */
export async function look(page: Page): Promise<Screen> {
  const text = await page.locator('body').ariaSnapshot()
  const lines = text.split('\n')
  const start = lines.findLastIndex((each) => line.exec(each)?.[2] === 'dialog')
  const indent = start < 0 ? -1 : (line.exec(lines[start] ?? '')?.[1]?.length ?? 0)
  const after = start < 0 ? -1 : lines.findIndex((each, index) => index > start && indentOf(each) <= indent)
  const shown = start < 0 ? lines : lines.slice(start, after < 0 ? undefined : after)
  return {
    dialog: start < 0 ? null : nameIn(lines[start] ?? ''),
    things: thingsIn(start < 0 ? shown : shown.slice(1)),
    text: shown.join('\n'),
  }
}

export function locate(page: Page, { dialog }: Screen, { role, name, nth }: Thing): Locator {
  const scope = dialog === null ? page : page.getByRole('dialog').last()
  return scope.getByRole(role as Parameters<Page['getByRole']>[0], { name, exact: true }).nth(nth)
}

function thingsIn(lines: readonly string[]): Thing[] {
  const counts = new Map<string, number>()
  return lines.flatMap((each) => {
    const [, , role = '', , rest = ''] = line.exec(each) ?? []
    if (!['button', 'link', ...fieldRoles, ...choiceRoles].includes(role)) return []
    const name = nameIn(each)
    const nth = counts.get(`${role} ${name}`) ?? 0
    counts.set(`${role} ${name}`, nth + 1)
    return [{ role, name, nth, isDisabled: rest.includes('[disabled]') }]
  })
}

/** What one types into. */
export const fieldRoles = ['textbox', 'searchbox', 'spinbutton']

/** What one chooses. */
export const choiceRoles = ['checkbox', 'radio', 'combobox', 'slider', 'switch', 'tab']

const indentOf = (each: string) => /^\s*/.exec(each)?.[0].length ?? 0

function nameIn(each: string): string {
  const [, , , name = ''] = line.exec(each) ?? []
  const plain = name.replace(/\\(.)/g, '$1')
  return each.trimStart().startsWith("- '") ? plain.replaceAll("''", "'") : plain
}
