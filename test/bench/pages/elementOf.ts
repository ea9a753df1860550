// Recorded markup as a page in plain React would write it.
import { createElement, type ReactNode } from 'react'
import type { Markup } from './markup.ts'

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

/** What is there or is not, which HTML writes without a value. */
const flags = new Set(['checked', 'disabled', 'hidden', 'multiple', 'open', 'required'])

function propsOf({ attributes }: Markup): Record<string, string | true> {
  return Object.fromEntries(
    attributes
      .filter(([name]) => name !== 'style' && name !== 'selected')
      .map(([name, value]) => [spelled[name] ?? name, flags.has(name) || value]),
  )
}

/** @param rows what stands in the element that has the class of the list, and replaces what was recorded there */
export function elementOf(markup: Markup, listClass = '', rows: ReactNode = null): ReactNode {
  const isList = markup.attributes.some(
    ([name, value]) => name === 'class' && value.split(' ').includes(listClass),
  )
  const children = isList
    ? [rows]
    : markup.children.map((child) => (typeof child === 'string' ? child : elementOf(child, listClass, rows)))
  return createElement(markup.name, propsOf(markup), ...children)
}
