/** Whether a link from the service may be loaded as a picture: http(s), relative to the page, or a `data:image/`. */
export function isPictureUrl(url: string | null | undefined): url is string {
  try {
    // The parser knows every way to write a scheme (WHATWG URL, 4.4); which page it is relative to does not matter.
    return !!url?.trim() && /^(https?:|data:image\/)/i.test(new URL(url, 'https://host').href)
  } catch {
    return false
  }
}
