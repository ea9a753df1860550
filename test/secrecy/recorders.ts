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

export const recorders: readonly Recorder[] = [
  {
    name: 'rrweb, and what takes its defaults',
    marks: ['.rr-block'],
    does: 'blocks',
    source: 'recorded with it: `test/secrecy/recording.browser.test.tsx`',
  },
  {
    name: 'Sentry',
    marks: ['.sentry-block', '.sentry-mask'],
    does: 'blocks',
    source: itsDocs('docs.sentry.io, Session Replay, Privacy'),
  },
  {
    name: 'FullStory',
    marks: ['.fs-exclude'],
    does: 'blocks',
    source: itsDocs('developer.fullstory.com, privacy classes'),
  },
  {
    name: 'Datadog',
    marks: ['[data-dd-privacy="hidden"]'],
    does: 'blocks',
    source: itsDocs('docs.datadoghq.com, Session Replay Browser Privacy Options'),
  },
  {
    name: 'Amplitude',
    marks: ['.amp-block'],
    does: 'blocks',
    source: itsDocs('amplitude.com, Next.js session replay'),
  },
  {
    name: 'LogRocket',
    marks: ['[data-private]', '._lr-hide'],
    does: 'blocks',
    source: itsDocs('docs.logrocket.com, Sanitize DOM Data'),
  },
  {
    name: 'Heap',
    marks: ['[data-heap-redact-text="true"]', '[heap-ignore="true"]'],
    does: 'blocks',
    source: itsDocs('help.heap.io, What privacy settings does session replay inherit from Heap'),
  },
  {
    name: 'OpenReplay',
    marks: ['[data-openreplay-hidden]'],
    does: 'blocks',
    source: itsDocs('docs.openreplay.com, resanitize'),
  },
  {
    name: 'Matomo',
    marks: ['[data-matomo-mask]'],
    does: 'masks',
    source: itsDocs('matomo.org, Data masking in Heatmaps and Session Recordings'),
  },
  {
    name: 'Contentsquare',
    marks: ['[data-cs-mask]'],
    does: 'masks',
    source: 'the documentation of a checkout that uses it (scayle.dev, Masking input data)',
  },
  { name: 'PostHog', marks: ['.ph-no-capture'], does: 'blocks', source: known },
  { name: 'New Relic', marks: ['.nr-block'], does: 'blocks', source: known },
  { name: 'Hotjar', marks: ['[data-hj-suppress]'], does: 'blocks', source: known },
  { name: 'Microsoft Clarity', marks: ['[data-clarity-mask="true"]'], does: 'masks', source: known },
  { name: 'Mouseflow', marks: ['.mf-excluded'], does: 'blocks', source: known },
  {
    name: 'Smartlook',
    marks: ['[data-sl="exclude"]', '[data-recording-disable]'],
    does: 'blocks',
    source: known,
  },
  { name: 'Mixpanel', marks: ['.mp-block'], does: 'blocks', source: known },
  { name: 'Quantum Metric', marks: ['[data-qm-block]'], does: 'blocks', source: known },
  { name: 'Highlight, LaunchDarkly', marks: ['.highlight-block'], does: 'blocks', source: known },
  { name: 'Pendo', marks: ['.pendo-sr-ignore'], does: 'blocks', source: known },
  { name: 'Lucky Orange', marks: ['.lo-sensitive'], does: 'masks', source: known },
  { name: 'Inspectlet', marks: ['.inspectlet-sensitive'], does: 'masks', source: known },
  { name: 'SessionStack', marks: ['.sessionstack-sensitive'], does: 'masks', source: known },
  { name: 'Userback', marks: ['.userback-block'], does: 'blocks', source: known },
  { name: 'Yandex Metrica', marks: ['.ym-hide-content', '.ym-disable-keys'], does: 'blocks', source: known },
  { name: 'Dynatrace', marks: ['[data-dtrum-mask]'], does: 'masks', source: known },
  { name: 'Session Rewind', marks: ['[data-sr-redact]'], does: 'blocks', source: known },
]
