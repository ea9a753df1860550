import type { ReactNode } from 'react'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { I18nProvider } from '../../src/i18n/index.ts'
import { AnnouncerProvider } from '../../src/ui/index.ts'

/** Primitives on a page of their own, between two buttons to come from and to leave by. */
export async function stage(
  children: ReactNode,
  { locale = 'en-GB', dir = 'ltr' }: { readonly locale?: string; readonly dir?: 'ltr' | 'rtl' } = {},
) {
  return render(
    <I18nProvider locale={locale} timeZone="Europe/Copenhagen" now={() => Date.parse('2026-12-02T12:00:00Z')}>
      <div className="xp-root" data-xp-root="" data-xp-scheme="light" dir={dir}>
        <AnnouncerProvider>
          <div className="xp-surface xp-container">
            <button>Before</button>
            {children}
            <button>After</button>
          </div>
        </AnnouncerProvider>
      </div>
    </I18nProvider>,
  )
}

/** The accessible name of what has the focus: enough to follow a keyboard by. */
export function focused(): string {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return 'nothing'
  const label =
    activeElement instanceof HTMLInputElement ||
    activeElement instanceof HTMLSelectElement ||
    activeElement instanceof HTMLTextAreaElement
      ? activeElement.labels?.[0]?.textContent
      : null
  return (activeElement.getAttribute('aria-label') ?? label ?? activeElement.textContent ?? '').trim()
}

/** Where the focus is after each of some keys. */
export async function focusAfter(...keys: readonly string[]): Promise<readonly string[]> {
  const path: string[] = []
  for (const key of keys) {
    await userEvent.keyboard(key)
    path.push(focused())
  }
  return path
}
