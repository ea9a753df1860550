import { nameOf } from './boxFailures.ts'

const web = /^https?:$/

/** Links lead to the web, those to somewhere else with no opener and no referrer; pictures come from the web or are data. */
export function addressFailures(root: HTMLElement, pageOrigin: string): readonly string[] {
  const failures: string[] = []
  for (const link of root.querySelectorAll<HTMLAnchorElement | SVGAElement>(
    'a[href], area[href], a[*|href]',
  )) {
    const url = parsed(link.getAttribute('href') ?? '')
    if (url === null || !web.test(url.protocol))
      failures.push(`${nameOf(link)} leads to ${String(link.getAttribute('href')).slice(0, 60)}`)
    else if (url.origin !== pageOrigin) failures.push(...foreignLinkFailures(link as HTMLAnchorElement, url))
    else if (!/^\/(offers|redemptions|conversations|wallet|terms|rewards)(\/|$)/.test(url.pathname))
      failures.push(`${nameOf(link)} leads to ${url.pathname.slice(0, 60)} of the host`)
  }
  for (const picture of root.querySelectorAll('img')) {
    const url = parsed(picture.getAttribute('src') ?? '')
    if (url === null || !(web.test(url.protocol) || url.href.startsWith('data:image/')))
      failures.push(`a picture comes from ${picture.src.slice(0, 60)}`)
  }
  const strange = root.querySelector(
    'script, iframe, object, embed, base, meta, link, style, form[action], [srcdoc], [formaction], [style*="url("], math, video, audio, marquee, portal, template',
  )
  if (strange !== null) failures.push(`${nameOf(strange)} is in the component`)
  for (const element of root.querySelectorAll('*')) {
    const handler = [...element.attributes].find(({ name }) => /^on/i.test(name))
    if (handler !== undefined) failures.push(`${nameOf(element)} has ${handler.name}`)
  }
  return failures
}

/** A member sees the real host: the one that the browser goes to, in the letters in which it asks for it. */
function foreignLinkFailures(link: HTMLAnchorElement, url: URL): readonly string[] {
  const failures: string[] = []
  const rel = (link.getAttribute('rel') ?? '').split(/\s+/)
  if (!rel.includes('noopener') || !rel.includes('noreferrer'))
    failures.push(`${nameOf(link)} has rel="${rel.join(' ')}"`)
  if (link.target !== '_blank') failures.push(`${nameOf(link)} replaces the page`)
  if (url.username !== '' || url.password !== '')
    failures.push(`${nameOf(link)} carries a name or a password`)
  const said = link.textContent.split(/[/\\]{2}/)[1]?.split(/[/?#\\]/)[0]
  if (link.matches('.xp-chat-link') && said !== url.host)
    failures.push(`${nameOf(link)} says ${String(said)} and leads to ${url.host}`)
  return failures
}

function parsed(address: string): URL | null {
  try {
    return new URL(address, document.baseURI)
  } catch {
    return null
  }
}
