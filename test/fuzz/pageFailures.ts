/** Words of the language that a member must never read, and values that were not meant for a page. */
const leftovers = /\b(?:undefined|NaN|Infinity|null)\b|\[object \w+\]|Invalid Date|Invalid time value/

const named = 'h1, h2, h3, h4, h5, h6, button, a[href], summary, legend'

/** Nothing that can be seen: white space, and characters without a shape of their own. */
const isBlank = (text: string) => text.replace(/[\s\p{Cc}\p{Cf}\p{Cs}\u2800\u3164]/gu, '') === ''

function spoken(element: Element): string {
  const labelled =
    element.getAttribute('aria-label') ??
    (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => (id ? (element.ownerDocument.getElementById(id)?.textContent ?? '') : ''))
      .join('')
  const pictures = [...element.querySelectorAll('img[alt], [aria-label]')].map(
    (each) => each.getAttribute('alt') ?? each.getAttribute('aria-label') ?? '',
  )
  return [labelled, element.textContent, ...pictures].join('')
}

/** What is wrong with a page that has settled, each failure in words. */
export function pageFailures(page: Element, { mayBeEmpty = false } = {}): readonly string[] {
  const failures: string[] = []
  if (!mayBeEmpty && isBlank(page.textContent ?? '')) failures.push('The page is blank.')
  const left = leftovers.exec(page.textContent ?? '')
  if (left) failures.push(`The page reads "${around(page.textContent ?? '', left.index)}".`)
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (leftovers.test(value)) failures.push(`<${element.localName} ${name}="${value.slice(0, 80)}">`)
    }
  }
  for (const element of page.querySelectorAll(named)) {
    if (isBlank(spoken(element))) failures.push(`Without a name: ${element.outerHTML.slice(0, 200)}`)
  }
  return failures
}

const around = (text: string, index: number) => text.slice(Math.max(0, index - 40), index + 40)
