interface Fallback {
  /** A path in MDN's data; it stands for all below it. */
  readonly feature: string
  /** What a member has in a browser of the floors that lacks it. */
  readonly fallback: string
  /** The test that holds it. None where nothing is lost but looks, or where the browser has nothing that it could act on. */
  readonly test?: string
}

/** All that ships and that a browser of the floors lacks. test/package/floors.test.ts keeps it complete and without needless rows. */
export const fallbacks: readonly Fallback[] = [
  // Looks: the declaration is skipped, and nothing depends on it.
  { feature: 'css.properties.text-autospace', fallback: 'Chinese and Japanese without the thin space' },
  {
    feature: 'css.properties.word-break.auto-phrase',
    fallback: 'Japanese breaks between any two characters',
  },
  {
    feature: 'css.properties.hyphenate-limit-chars',
    fallback: 'in letters twice as large shorter words take a hyphen too',
  },
  { feature: 'css.properties.text-wrap', fallback: 'lines break where they are full' },
  { feature: 'css.properties.break-after.avoid', fallback: 'a title may end a printed page' },
  { feature: 'css.properties.print-color-adjust', fallback: '`-webkit-print-color-adjust` beside it' },
  { feature: 'css.properties.content-visibility', fallback: 'cards outside the view are painted too' },
  { feature: 'css.properties.scrollbar-width', fallback: '`::-webkit-scrollbar` beside it' },
  { feature: 'css.selectors.-webkit-scrollbar', fallback: '`scrollbar-width` beside it' },
  { feature: 'css.properties.resize', fallback: 'phones have no corner to pull; `vertical` for `block`' },
  {
    feature: 'css.properties.field-sizing',
    fallback: 'a text area scrolls and can be pulled; a select is as wide as its longest words',
  },
  {
    feature: 'css.selectors.dir',
    fallback: 'a title that runs against its page is cut at two lines, without an ellipsis',
    test: 'test/rtl/components.browser.test.tsx',
  },

  // The browser has nothing for it to act on.
  { feature: 'css.properties.-webkit-tap-highlight-color', fallback: 'no highlight of taps' },
  { feature: 'css.properties.text-size-adjust', fallback: 'no inflation of text outside phones' },
  { feature: 'css.properties.cursor', fallback: 'iOS shows no cursor' },
  { feature: 'css.properties.forced-color-adjust', fallback: 'Safari has no forced colours' },
  { feature: 'css.properties.overflow-anchor', fallback: 'Safari anchors nothing that it could undo' },
  { feature: 'css.selectors.-webkit-inner-spin-button', fallback: '`appearance: textfield` for Firefox' },
  { feature: 'css.selectors.-webkit-search-cancel-button', fallback: 'Firefox draws none' },
  { feature: 'css.selectors.-webkit-slider-thumb', fallback: '`::-moz-range-thumb` for Firefox' },
  { feature: 'css.selectors.-moz-range-thumb', fallback: '`::-webkit-slider-thumb` for the others' },
  { feature: 'api.Element.wheel_event', fallback: 'a phone has no wheel that could change a number' },

  // Scripts ask first.
  {
    feature: 'javascript.builtins.Intl.Locale.getWeekInfo',
    fallback: 'a table of regions',
    test: 'test/i18n/createI18n.test.ts',
  },
  {
    feature: 'api.Window.navigation',
    fallback: 'a mark in `history.state`',
    test: 'test/components/hub/useHubHistory.browser.test.tsx',
  },
  {
    feature: 'api.Navigator.share',
    fallback: 'a button that copies the address',
    test: 'test/components/offers/OfferShare.browser.test.tsx',
  },
  {
    feature: 'api.Navigator.connection',
    fallback: 'links are prefetched on hover as if data were not saved',
  },
  {
    feature: 'api.Window.beforeunload_event',
    fallback: 'iOS leaves without asking; links of the page itself still ask',
    test: 'test/components/common/useLeaveGuard.test.tsx',
  },
  {
    feature: 'api.Window.requestIdleCallback',
    fallback: 'with `loading="idle"` elements come a moment after the page has loaded',
  },
  {
    feature: 'api.HTMLElement.focus.options_preventScroll_parameter',
    fallback: 'Android scrolls to what takes the focus',
  },
  { feature: 'api.Document.prerendering', fallback: 'a browser without it prerenders no page' },

  // In dependencies of the script for plain pages, which ask first.
  { feature: 'api.Navigation', fallback: 'not used by us' },
  { feature: 'api.NavigationHistoryEntry', fallback: 'as `navigation`' },
  { feature: 'api.NavigateEvent', fallback: 'not used by us' },
]
