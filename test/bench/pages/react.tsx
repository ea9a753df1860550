// What a page in React cannot go below: the markup of the first cards that the library shows, its data at hand, and one
// number and one date formatted, of which the first costs Chromium more than all that follow.
import { createElement, Fragment, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { elementOf } from './elementOf.ts'
import type { Markup, Recording } from './markup.ts'
import { isInView, untilPainted } from './paint.ts'
import { offer, stage } from './stage.ts'

interface MountInput {
  readonly recording: Recording
  readonly list: string
}

/** As many as the library's catalog shows before all others. */
const firstCards = 9

function Card({ markup }: { readonly markup: Markup }): ReactNode {
  return elementOf(markup)
}

function Page({ recording, list }: MountInput): ReactNode {
  const words = `${new Intl.NumberFormat('en-GB').format(1_200)} ${new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }).format(0)}`
  const cards = recording.rows
    .slice(0, firstCards)
    .map((markup, index) => <Card key={index} markup={markup} />)
  return (
    <>
      <span hidden>{words}</span>
      {elementOf(recording.shell, list.slice(1), createElement(Fragment, null, ...cards))}
    </>
  )
}

async function mountCatalog(input: MountInput) {
  const start = performance.now()
  createRoot(stage()).render(<Page {...input} />)
  return {
    paintedMs:
      (await untilPainted(() => isInView(stage().querySelector(input.list)?.firstElementChild))) - start,
  }
}

offer({ mountCatalog })
