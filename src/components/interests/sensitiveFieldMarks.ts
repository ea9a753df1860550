/**
 * Marks that make session recorders leave an element out altogether. *Blocked*, not masked: a mask of rrweb's
 * (`rr-mask`, `rr-ignore`) still put the text of a textarea into a full snapshot when we tried it. Where a product can
 * only mask (Clarity, Matomo, Dynatrace, Inspectlet, SessionStack), that is the strongest it has. A mark that a product
 * does not know does nothing. No mark helps against a recorder that its owner configured to ignore it:
 * docs/hooks.md says so.
 */
const classes = [
  'rr-block', // rrweb, and what is built on its defaults (Statsig, OpenPanel)
  'ph-no-capture', // PostHog
  'sentry-block', // Sentry Replay
  'sentry-mask', // Sentry Replay, when blocking was turned off
  'fs-exclude', // FullStory
  'nr-block', // New Relic
  'amp-block', // Amplitude
  'mp-block', // Mixpanel
  'highlight-block', // Highlight, LaunchDarkly
  'pendo-sr-ignore', // Pendo
  'mf-excluded', // Mouseflow
  'lo-sensitive', // Lucky Orange
  '_lr-hide', // LogRocket
  'inspectlet-sensitive', // Inspectlet
  'sessionstack-sensitive', // SessionStack
  'userback-block', // Userback
  'ym-hide-content', // Yandex Metrica, content
  'ym-disable-keys', // Yandex Metrica, key presses
]

const attributes = {
  'data-hj-suppress': '', // Hotjar
  'data-dd-privacy': 'hidden', // Datadog
  'data-clarity-mask': 'true', // Microsoft Clarity
  'data-private': '', // LogRocket
  'data-sl': 'exclude', // Smartlook
  'data-recording-disable': '', // Smartlook, before its present API
  'data-openreplay-hidden': '', // OpenReplay
  'data-cs-mask': '', // Contentsquare
  'heap-ignore': 'true', // Heap, events
  'data-heap-redact-text': 'true', // Heap, text
  'data-dtrum-mask': '', // Dynatrace
  'data-matomo-mask': '', // Matomo
  'data-qm-block': '', // Quantum Metric
  'data-sr-redact': '', // Session Rewind
}

/** Spread on the element around what no recorder may see. */
export const recorderMarks = { className: classes.join(' '), ...attributes }

/**
 * For a field whose text must not leave the page by way of the browser or its extensions: no autofill and no saved
 * form data, no spelling or writing help (it may be remote), no password manager, no grammar checker.
 */
export const privateFieldProps = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'off',
  spellCheck: 'false', // as text: Preact's property has another name
  writingsuggestions: 'false', // Chrome and Edge 124, Safari 18
  'data-1p-ignore': 'true', // 1Password
  'data-lpignore': 'true', // LastPass
  'data-bwignore': 'true', // Bitwarden
  'data-protonpass-ignore': 'true', // Proton Pass
  'data-form-type': 'other', // Dashlane
  'data-gramm': 'false', // Grammarly
  'data-gramm_editor': 'false', // Grammarly
  'data-enable-grammarly': 'false', // Grammarly
  'data-lt-active': 'false', // LanguageTool
} as const
