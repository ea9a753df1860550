import { page } from 'vitest/browser'
import { failureMessages, termsMessages } from '../../../src/i18n/index.ts'
import { TermsAcceptance, TermsGate } from '../../../src/index.ts'
import type { FailureKind } from '../InjectedFailure.ts'
import type { Stage } from '../createStage.tsx'
import type { Surface } from '../Surface.ts'
import { isUnknown, sees, unread, writeWords } from '../words.ts'

const host = { assumptions: { operations: { acceptTerms: true } } } as const
const documents = { TERMS_OF_SERVICE: { href: '#terms' } }
const asks = sees(termsMessages['terms.consent.TERMS_OF_SERVICE'])
const tick = () => page.getByRole('checkbox')
const accept = () => page.getByRole('button', { name: /^(Accept|Try again)/ }).first()

const acceptedTimes = async (stage: Stage) => {
  const { documents: held } = (await stage.read('/terms')) as {
    readonly documents: readonly { readonly acceptedAt: string | null }[]
  }
  return held.filter(({ acceptedAt }) => acceptedAt !== null).length
}

/** The Service is asked afterwards: what it has not recorded is known not to have been sent. */
const refusedWords = (kind: FailureKind) =>
  isUnknown(kind)
    ? [failureMessages['failure.write.title'], failureMessages[`failure.${kind as 'network'}`]]
    : writeWords(kind)

const unheard = writeWords('network')

const accepting = {
  operation: 'acceptTerms',
  component: 'TermsAcceptance',
  host,
  show: () => <TermsAcceptance documents={documents} />,
  reach: () => tick().click(),
  act: () => accept().click(),
  button: accept,
  typed: () => [[tick(), 'true']],
  isDone: sees(termsMessages['terms.upToDate']),
  words: refusedWords,
  effect: acceptedTimes,
} as const satisfies Surface

const gate = (presentation: 'page' | 'dialog') => (
  <TermsGate presentation={presentation} documents={documents}>
    <section data-xp-component="guarded">The page behind the gate</section>
  </TermsGate>
)
const isIn = (stage: Stage) => sees('The page behind the gate')(stage) && !asks(stage)

export const termsSurfaces: readonly Surface[] = [
  {
    operation: 'terms',
    component: 'TermsGate',
    host,
    show: () => gate('page'),
    isDone: asks,
    ...unread(termsMessages['terms.failed']),
  },
  {
    operation: 'terms',
    component: 'TermsGate',
    at: 'as a dialog',
    host,
    show: () => gate('dialog'),
    isDone: asks,
    words: () => [termsMessages['terms.banner.failed.title'], termsMessages['terms.banner.failed.text']],
  },
  {
    operation: 'terms',
    component: 'TermsAcceptance',
    host,
    show: accepting.show,
    isDone: asks,
    ...unread(termsMessages['terms.failed']),
  },
  { ...accepting, operation: 'terms', at: 'reading before the acceptance' },
  {
    ...accepting,
    operation: 'terms',
    at: 'reading after the acceptance',
    // The host's own way, after which only the reading says what was recorded.
    show: (stage) => (
      <TermsAcceptance
        documents={documents}
        accept={async ({ type, version }) =>
          void (await stage.send('POST', '/terms/acceptances', { type, version }))
        }
      />
    ),
    passes: 1,
    words: (kind) => (kind === 'rate-limit' ? [unheard[0] ?? '', 'You can try again in'] : unheard),
  },
  accepting,
  { ...accepting, component: 'TermsGate', show: () => gate('page'), isDone: isIn },
  { ...accepting, component: 'TermsGate', at: 'as a dialog', show: () => gate('dialog'), isDone: isIn },
]
