/** `error`: members meet it. `warning`: it is unsafe, or will hurt. `info`: worth knowing, nothing is wrong. */
export type Severity = 'error' | 'warning' | 'info'

/** One thing that was found in a host, in words for who can mend it. */
export interface Finding {
  /** Stable, such as `service-cors-origin`. */
  readonly id: string
  readonly severity: Severity
  /** What was seen. Never a token, a key or the body of an answer. */
  readonly seen: string
  readonly why: string
  readonly fix: string
}

/** What could not be looked at, and so neither passed nor failed. */
export interface NotChecked {
  readonly subject: string
  readonly why: string
}

/** What the doctor says about a host: the output of `--json`. */
export interface DoctorReport {
  readonly page: string
  /** The doctor's own, which is that of its package. */
  readonly version: string
  readonly service: string | null
  readonly tokenRoute: string | null
  /** Errors first. */
  readonly findings: readonly Finding[]
  readonly notChecked: readonly NotChecked[]
  /** What was looked at, and nothing is wrong with it. */
  readonly checked: readonly string[]
}

/** Where a check writes down what it sees. */
export interface Notes {
  readonly found: (severity: Severity, id: string, words: Pick<Finding, 'seen' | 'why' | 'fix'>) => void
  readonly notChecked: (subject: string, why: string) => void
}

type Lists = Pick<DoctorReport, 'findings' | 'notChecked' | 'checked'>

const severities: readonly Severity[] = ['error', 'warning', 'info']

/** Notes of several checks. Each is of one subject, and passed when it noted nothing. */
export function createNotes(): {
  readonly check: (subject: string, look: (notes: Notes) => void | Promise<void>) => Promise<void>
  readonly lists: () => Lists
} {
  const findings: Finding[] = []
  const notChecked: NotChecked[] = []
  const checked: string[] = []
  return {
    async check(subject, look) {
      const before = findings.length + notChecked.length
      await look({
        found: (severity, id, words) => findings.push({ id, severity, ...words }),
        notChecked: (part, why) => notChecked.push({ subject: part, why }),
      })
      if (findings.length + notChecked.length === before) checked.push(subject)
    },
    lists: () => ({
      findings: severities.flatMap((each) => findings.filter(({ severity }) => severity === each)),
      notChecked,
      checked,
    }),
  }
}

/** An address without its query, which may hold what nobody should read. */
export const shown = ({ origin, pathname }: URL): string => oneLine(origin + pathname)

/** What a host sent, fit for a terminal: without control characters, and short. */
export const oneLine = (text: string): string => {
  const line = text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  return line.length > 160 ? `${line.slice(0, 159)}…` : line
}
