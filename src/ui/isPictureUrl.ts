/** Whether a link from the service may be loaded as a picture: http(s), relative to the page, or a `data:image/`. */
export function isPictureUrl(url: string | null | undefined): url is string {
  if (url == null) return false
  // The URL parser drops these itself, so `java\nscript:` is a scheme to it (WHATWG URL, 4.4).
   
  const cleaned = url.replace(/[\u0000-\u0020]/g, '')
  if (cleaned === '') return false
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(cleaned)?.[0].toLowerCase()
  return scheme === undefined || scheme === 'https:' || scheme === 'http:' || /^data:image\//i.test(cleaned)
}
