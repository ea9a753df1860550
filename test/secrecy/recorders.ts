/** A session recorder, and what of its own marks stands around the three fields. */
export interface Recorder {
  readonly name: string
  /** Selectors; each fits the element around the fields. */
  readonly marks: readonly string[]
  /** What the product does there. `blocks`: nothing of the element leaves the page. `masks`: its text does not. */
  readonly does: 'blocks' | 'masks'
  /** Where it says so: its own documentation where we could read it; otherwise how we know. */
  readonly source: string
}

const itsDocs = (where: string) => `its documentation (${where})`
const known = 'as its users write it; its documentation could not be read here'
const run = 'run from npm: `test/secrecy/recorders.e2e.test.ts`'

/** `marks`: between spaces. */
const recorder =
  (does: Recorder['does']) =>
  (name: string, marks: string, source = known): Recorder => ({ name, marks: marks.split(' '), does, source })
const blocks = recorder('blocks')
const masks = recorder('masks')

export const recorders: readonly Recorder[] = [
  blocks(
    'rrweb, and what takes its defaults',
    '.rr-block',
    'recorded with it: `test/secrecy/recording.browser.test.tsx`',
  ),
  blocks('Sentry', '.sentry-block .sentry-mask', run),
  blocks('FullStory', '.fs-exclude', itsDocs('developer.fullstory.com, privacy classes')),
  blocks('Datadog', '[data-dd-privacy="hidden"]', run),
  blocks('Amplitude', '.amp-block', run),
  blocks('LogRocket', '[data-private] ._lr-hide', itsDocs('docs.logrocket.com, Sanitize DOM Data')),
  blocks(
    'Heap',
    '[data-heap-redact-text="true"] [heap-ignore="true"]',
    itsDocs('help.heap.io, What privacy settings does session replay inherit from Heap'),
  ),
  blocks('OpenReplay', '[data-openreplay-hidden]', run),
  masks(
    'Matomo',
    '[data-matomo-mask]',
    itsDocs('matomo.org, Data masking in Heatmaps and Session Recordings'),
  ),
  masks(
    'Contentsquare',
    '[data-cs-mask]',
    'the documentation of a checkout that uses it (scayle.dev, Masking input data)',
  ),
  blocks('PostHog', '.ph-no-capture', run),
  blocks('New Relic', '.nr-block', run),
  blocks('Hotjar', '[data-hj-suppress]'),
  masks('Microsoft Clarity', '[data-clarity-mask="true"]', run),
  blocks('Mouseflow', '.mf-excluded'),
  blocks('Smartlook', '[data-sl="exclude"] [data-recording-disable]'),
  blocks('Mixpanel', '.mp-block', run),
  blocks('Quantum Metric', '[data-qm-block]'),
  blocks('Highlight, LaunchDarkly', '.highlight-block', run),
  blocks('Pendo', '.pendo-sr-ignore'),
  masks('Lucky Orange', '.lo-sensitive'),
  masks('Inspectlet', '.inspectlet-sensitive'),
  masks('SessionStack', '.sessionstack-sensitive'),
  blocks('Userback', '.userback-block'),
  blocks('Yandex Metrica', '.ym-hide-content .ym-disable-keys'),
  masks('Dynatrace', '[data-dtrum-mask]'),
  blocks('Session Rewind', '[data-sr-redact]'),
]
