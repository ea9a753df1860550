import { failureMessages } from '../../src/i18n/index.ts'
import type { Stage } from './createStage.tsx'
import type { FailureKind } from './InjectedFailure.ts'
import type { Surface } from './Surface.ts'

const sentenceOf = (kind: FailureKind) =>
  kind === 'refresh' ? failureMessages['failure.refresh.text'] : failureMessages[`failure.${kind}`]

/** Where trying again cannot help: there is no button for it. */
export const isHopeless = (kind: FailureKind) => kind === 'permission' || kind === 'not-found'

/** What stands in the place of something that could not be read. */
export const readWords = (title: string) => (kind: FailureKind) => [title, sentenceOf(kind)]

/** A place whose read failed: its words, and no button where trying again cannot help. */
export const unread = (title: string) => ({ words: readWords(title), isUntriable: isHopeless })

/** A place that needs no words, since the component does its work without. */
export const doneWithout = (without: NonNullable<Surface['without']>) => ({ words: () => null, without })

/** The same, where the place has no name of its own. */
export const plainReadWords = (kind: FailureKind) =>
  readWords(failureMessages[kind === 'refresh' ? 'failure.refresh.title' : 'failure.read.title'])(kind)

/** The answer to a write is lost, and it may have been done. */
export const isUnknown = (kind: FailureKind) =>
  kind === 'network' || kind === 'timeout' || kind === 'service' || kind === 'invalid-response'

/** What stands beside a form that could not be sent. */
export function writeWords(kind: FailureKind): readonly string[] {
  if (kind === 'refresh')
    return [failureMessages['failure.refresh.title'], failureMessages['failure.refresh.text']]
  if (kind === 'rate-limit') return [failureMessages['failure.wait.title'], 'You can try again in']
  if (isUnknown(kind))
    return [failureMessages['failure.write.unknown.title'], failureMessages['failure.write.unknown.text']]
  return [failureMessages['failure.write.title'], sentenceOf(kind)]
}

/** Whether all of it stands on the screen. */
export const sees =
  (...texts: readonly string[]) =>
  ({ screen }: Stage): boolean => {
    const words = screen.words()
    return texts.every((text) => words.includes(text))
  }
