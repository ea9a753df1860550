// What a page in React cannot go below: the markup of the first cards that the library shows, its data at hand, and one
// number and one date formatted, of which the first costs Chromium more than all that follow.
import { createElement, Fragment, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Markup, Recording } from './markup.ts'
import { isInView, untilPainted } from './paint.ts'
import { offer, stage } from './stage.ts'

interface MountInput {
  readonly recording: Recording
  readonly list: string
}

/** As many as the library's catalog shows before all others. */
const firstCards = 9

/** Attributes as React spells them. Styles are the theme's, which is none here. */
const spelled: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  fetchpriority: 'fetchPriority',
  srcset: 'srcSet',
  viewbox: 'viewBox',
  enterkeyhint: 'enterKeyHint',
  autocomplete: 'autoComplete',
  value: 'defaultValue',
}

function propsOf({ attributes }: Markup): Record<string, string> {
  return Object.fromEntries(
    attributes
      .filter(([name]) => name !== 'style' && name !== 'selected')
      .map(([name, value]) => [spelled[name] ?? name, value]),
  )
}

/** @param rows what stands in the element that has the class of the list */
function elementOf(markup: Markup, listClass: string, rows: ReactNode): ReactNode {
  const isList = markup.attributes.some(
    ([name, value]) => name === 'class' && value.split(' ').includes(listClass),
  )
  const children = isList
    ? [rows]
    : markup.children.map((child) => (typeof child === 'string' ? child : elementOf(child, listClass, rows)))
  return createElement(markup.name, propsOf(markup), ...children)
}

function Card({ markup }: { readonly markup: Markup }): ReactNode {
  return elementOf(markup, '', null)
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
