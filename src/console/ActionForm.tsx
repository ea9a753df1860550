import type { FormEvent, ReactNode } from 'react'

interface ActionFormProps {
  /** Names the form. */
  readonly label: string
  /** Does it; true empties the form's own fields. */
  readonly onAct: (values: Readonly<Record<string, string>>) => Promise<boolean>
  readonly children: ReactNode
}

/**
 * Fields in a row with their button. Their values are the document's own, by name: what is typed survives each poll.
 */
export function ActionForm({ label, onAct, children }: ActionFormProps): ReactNode {
  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    const values = Object.fromEntries(
      [...new FormData(form, submitter)].map(([name, value]) => [name, String(value).trim()]),
    )
    if (await onAct(values)) form.reset()
  }

  return (
    <form aria-label={label} className="xp-console-form" onSubmit={(event) => void handleSubmit(event)}>
      {children}
    </form>
  )
}
