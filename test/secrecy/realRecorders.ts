/** What a member typed, or a page shows: `words` and `host` are the host's own. */
export type What = 'words' | 'host' | 'diet' | 'allergies' | 'access' | 'phone' | 'chat'

/** How a recorder is run. `open`: nothing masked that an option unmasks. `unmarked`: so, and without our marks. */
export type RecorderMode = 'documented' | 'open' | 'unmarked' | 'bodies'

/** A recorder that is run, from npm. */
export interface RealRecorder {
  /** Of its file in `test/hosts/fixtures/recorders/src`. */
  readonly name: string
  readonly title: string
  readonly package: string
  /** The options of `open`, as its documentation names them. */
  readonly opened: string
  /** The options that have it record bodies of requests; null: it has none, or is not run with them. */
  readonly bodies: string | null
  /** What its server answers, so that it records. */
  readonly answer: (path: string) => object
  /** What was found in what it sent. */
  readonly found: Readonly<Partial<Record<RecorderMode, readonly What[]>>>
}

const nothing = () => ({})
/** What the page shows as text, now or later. */
const shownAsText: readonly What[] = ['words', 'host', 'phone', 'chat']
const everything: readonly What[] = ['words', 'host', 'diet', 'allergies', 'access', 'phone', 'chat']

export const realRecorders: readonly RealRecorder[] = [
  {
    name: 'posthog',
    title: 'PostHog',
    package: 'posthog-js',
    opened: 'maskAllInputs: false, mask_all_text: false',
    bodies: null,
    answer: () => ({
      supportedCompression: ['gzip', 'gzip-js'],
      featureFlags: {},
      sessionRecording: {
        endpoint: '/s/',
        networkPayloadCapture: { recordBody: true, recordHeaders: false },
      },
    }),
    found: {
      documented: ['words', 'phone', 'chat'],
      open: shownAsText,
      unmarked: everything,
    },
  },
  {
    name: 'sentry',
    title: 'Sentry',
    package: '@sentry/browser',
    opened: 'maskAllText: false, maskAllInputs: false, blockAllMedia: false',
    bodies: null,
    answer: nothing,
    found: {
      documented: [],
      open: shownAsText,
      unmarked: everything,
    },
  },
  {
    name: 'datadog',
    title: 'Datadog',
    package: '@datadog/browser-rum',
    opened: "defaultPrivacyLevel: 'allow'",
    bodies: null,
    answer: nothing,
    found: {
      documented: ['words', 'phone', 'chat'],
      open: shownAsText,
      unmarked: everything,
    },
  },
  {
    name: 'clarity',
    title: 'Microsoft Clarity',
    package: 'clarity-js',
    opened: 'content: true, unmask: body, input, textarea',
    bodies: null,
    answer: nothing,
    found: { documented: [], open: ['words', 'phone', 'chat'], unmarked: ['words', 'phone', 'chat'] },
  },
  {
    name: 'openreplay',
    title: 'OpenReplay',
    package: '@openreplay/tracker',
    opened: 'defaultInputMode: 0, obscure…: false',
    bodies: null,
    answer: (path) =>
      path.includes('/start')
        ? {
            token: 'made-up',
            userUUID: 'made-up',
            sessionID: '1',
            projectID: '1',
            delay: 0,
            beaconSizeLimit: 1_000_000,
            startTimestamp: Date.now(),
            features: {},
          }
        : {},
    found: {
      documented: ['words', 'phone', 'chat'],
      open: shownAsText,
      unmarked: everything,
    },
  },
  {
    name: 'newrelic',
    title: 'New Relic',
    package: '@newrelic/browser-agent',
    opened: "mask_all_inputs: false, mask_text_selector: ''",
    bodies: null,
    answer: () => ({
      app: { agents: [], nrServerTime: Date.now() },
      err: 1,
      ins: 1,
      spa: 1,
      sr: 1,
      srs: 1,
      st: 1,
      sts: 1,
      loaded: 1,
    }),
    found: {
      documented: [],
      open: shownAsText,
      unmarked: everything,
    },
  },
  {
    name: 'highlight',
    title: 'Highlight, LaunchDarkly',
    package: 'highlight.run',
    opened: "privacySetting: 'none'",
    bodies: 'networkRecording.recordHeadersAndBody',
    answer: () => ({
      data: {
        initializeSession: { secure_id: 'made-up', project_id: '1', sampling: null },
        identifySession: 'made-up',
        pushPayload: 1,
      },
    }),
    found: {
      documented: ['words', 'chat'],
      open: shownAsText,
      unmarked: everything,
      bodies: everything,
    },
  },
  {
    name: 'mixpanel',
    title: 'Mixpanel',
    package: 'mixpanel-browser',
    opened: 'record_mask_all_inputs: false, record_mask_all_text: false',
    bodies: 'record_network_options.recordBodyUrls',
    answer: () => ({ code: 200, status: 'OK' }),
    found: {
      documented: [],
      open: shownAsText,
      unmarked: everything,
      bodies: everything,
    },
  },
  {
    name: 'amplitude',
    title: 'Amplitude',
    package: '@amplitude/session-replay-browser',
    opened: "defaultMaskLevel: 'light'",
    bodies: null,
    answer: () => ({
      configs: {
        sessionReplay: {
          sr_sampling_config: { sample_rate: 1, capture_enabled: true },
          sr_logging_config: {
            console: { enabled: false, levels: [] },
            network: { enabled: true, body: { request: true, response: true } },
          },
        },
      },
    }),
    found: {
      documented: ['words', 'phone', 'chat'],
      open: shownAsText,
      unmarked: everything,
    },
  },
]
