import { createElement } from 'react'
import { Virtuoso } from 'react-virtuoso'
import { stage } from '../pages/stage.ts'
import { measurePeer } from './measurePeer.mjs'

const names = {
  class: 'className',
  tabindex: 'tabIndex',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
  fetchpriority: 'fetchPriority',
}

/** The recorded markup of one row as React elements. */
function toElement({ name, attributes, children }, key) {
  const props = Object.fromEntries(
    attributes.map(([attribute, value]) => [names[attribute] ?? attribute, value]),
  )
  return createElement(
    name,
    { ...props, key },
    ...children.map((child, index) => (typeof child === 'string' ? child : toElement(child, index))),
  )
}

await measurePeer(
  (messages, { rows }) =>
    () =>
      createElement(Virtuoso, {
        style: { height: '100%' },
        data: messages,
        initialTopMostItemIndex: messages.length - 1,
        alignToBottom: true,
        followOutput: true,
        computeItemKey: (_index, { id }) => id,
        itemContent: (index, { id }) =>
          createElement('div', { 'data-id': id }, rows[index % rows.length].children.map(toElement)),
      }),
  ({ id }) => stage().querySelector(`[data-id="${id}"]`),
)
