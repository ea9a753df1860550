import { useState } from 'react'
import { type CreatedTheme, type ThemeInput, themeToCss, themeToDesignTokens } from '../../src/theme/index.ts'
import { Button, checkIcon, copyIcon, SegmentedControl, useAnnounce } from '../../src/ui/index.ts'
import { themeToCode } from './themeToCode.ts'

type Format = 'code' | 'css' | 'json'

const formats = [
  { value: 'code', label: 'Code' },
  { value: 'css', label: 'CSS' },
  { value: 'json', label: 'Design tokens' },
] as const

/** The theme to take away. */
export function StudioExport({ input, theme }: { readonly input: ThemeInput; readonly theme: CreatedTheme }) {
  const [format, setFormat] = useState<Format>('code')
  const [copied, setCopied] = useState<string | null>(null)
  const announce = useAnnounce()
  const text = {
    code: () => themeToCode(input),
    css: () => themeToCss(theme),
    json: () => JSON.stringify(themeToDesignTokens(theme), null, 2),
  }[format]()

  function handleCopy() {
    navigator.clipboard.writeText(text).then(
      () => {
        setCopied(text)
        announce('Copied')
      },
      () =>
        announce(
          'Your browser does not let this page copy. Select the text and copy it yourself.',
          'assertive',
        ),
    )
  }

  return (
    <section className="studio-section" aria-label="Take it away">
      <h2 className="xp-type-title-2">Take it away</h2>
      <div className="studio-row">
        <SegmentedControl label="As" labelHidden value={format} options={formats} onValueChange={setFormat} />
        <Button size="small" icon={copied === text ? checkIcon : copyIcon} onClick={handleCopy}>
          {copied === text ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <pre className="studio-code xp-focus" role="region" aria-label="The theme" tabIndex={0}>
        <code>{text}</code>
      </pre>
    </section>
  )
}
