import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createMemberSession, createTheme, ExperienceProvider, ThemeScope } from '../../src/index.ts'

test('a server writes class and scheme of a theme, no style attribute and no complaint', () => {
  const complaints = vi.spyOn(console, 'error')
  const session = createMemberSession({ refresh: () => new Promise(() => {}) })
  const html = renderToString(
    <ExperienceProvider
      baseUrl="https://service.test"
      session={session}
      theme={createTheme({ brand: '#6d28d9', scheme: 'system', className: 'acme' })}
    >
      <ThemeScope theme={{ scheme: 'dark' }}>text</ThemeScope>
    </ExperienceProvider>,
  )
  expect(html).toContain('class="xp-root acme" data-xp-scheme="system"')
  expect(html).toContain('<div class="xp-root acme" data-xp-scheme="dark">text</div>')
  expect(html).not.toMatch(/\sstyle=|data-xp-theme/)
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})
