/** An element as data: its name, attributes and children. */
export interface Markup {
  readonly name: string
  readonly namespace: string | null
  readonly attributes: readonly (readonly [string, string])[]
  readonly children: readonly (Markup | string)[]
}

/** What the library rendered: everything around its rows, and the rows. */
export interface Recording {
  readonly shell: Markup
  readonly rows: readonly Markup[]
}

const html = 'http://www.w3.org/1999/xhtml'

/** Reads what stands in the page. The rows are the children of the one element that `list` finds, which is left empty in the shell. */
export function record(root: Element, list: string): Recording {
  const rows = root.querySelector(list)
  if (!rows) throw new Error(`There is no ${list} to record.`)
  return { shell: toMarkup(root, rows), rows: [...rows.children].map((row) => toMarkup(row, null)) }
}

function toMarkup(element: Element, emptied: Element | null): Markup {
  const children =
    element === emptied
      ? []
      : [...element.childNodes].flatMap((node): (Markup | string)[] =>
          node instanceof Element ? [toMarkup(node, emptied)] : node instanceof Text ? [node.data] : [],
        )
  return {
    name: element.localName,
    namespace: element.namespaceURI === html ? null : element.namespaceURI,
    attributes: [...element.attributes].map(({ name, value }) => [name, value] as const),
    children,
  }
}

/** Makes the elements again, as somebody would by hand. */
export function build({ name, namespace, attributes, children }: Markup): Element {
  const element =
    namespace === null ? document.createElement(name) : document.createElementNS(namespace, name)
  for (const [attribute, value] of attributes) element.setAttribute(attribute, value)
  for (const child of children) element.append(typeof child === 'string' ? child : build(child))
  return element
}
