import type { ReactNode } from 'react'
import { Button, Select, TextField } from '../ui/index.ts'
import type { FaultKind } from '../sandbox/index.ts'
import { ActionForm } from './ActionForm.tsx'
import { useAct } from './OperatorContext.ts'

/** Each kind of fault in a word or two. */
export const faultNames: ReadonlyMap<FaultKind, string> = new Map<FaultKind, string>([
  [500, '500'],
  [503, '503'],
  [429, '429, Retry-After 5 s'],
  [401, '401'],
  [403, '403'],
  [404, '404'],
  [409, '409'],
  [422, '422'],
  ['network', 'Connection fails'],
  ['hang', 'No answer ever'],
  ['lost-answer', 'Done, answer lost'],
  ['truncated', 'Done, answer cut off'],
  ['empty-body', 'Done, empty answer'],
  ['wrong-shape', 'Done, wrong shape'],
  ['html', 'A captive portal'],
])

const everything = 'everything'

/** Breaks the next requests, of one operation or of all. */
export function FaultForm({ operations }: { readonly operations: readonly string[] }): ReactNode {
  const act = useAct()

  function handleAct({
    kind,
    operation = everything,
    times,
  }: Readonly<Record<string, string>>): Promise<boolean> {
    const [found] = [...faultNames].find(([each]) => String(each) === kind) ?? []
    if (found === undefined) return Promise.resolve(false)
    const where = operation === everything ? {} : { operation }
    return act(
      { type: 'fault', kind: found, ...where, ...(times ? { times: Number(times) } : {}) },
      `Armed: ${faultNames.get(found) ?? ''}, for ${operation}.`,
    )
  }

  return (
    <ActionForm label="Trigger a fault" onAct={handleAct}>
      <Select
        label="Fault"
        name="kind"
        options={[...faultNames].map(([kind, label]) => ({ value: String(kind), label }))}
      />
      <Select
        label="Operation"
        name="operation"
        options={[
          { value: everything, label: 'Every operation' },
          ...operations.map((value) => ({ value, label: value })),
        ]}
      />
      <TextField
        label="Times"
        optionalLabel="empty is always"
        name="times"
        type="number"
        min={1}
        max={1_000}
        step={1}
        defaultValue="1"
        inputMode="numeric"
      />
      <Button type="submit">Trigger</Button>
    </ActionForm>
  )
}
